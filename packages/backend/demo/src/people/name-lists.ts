/** The languages in which the people of the demo write. */
export type DemoLanguage = 'de' | 'en'

/** Given and family names of one origin, and their frequency. */
export interface NameList {
  share: number
  language: DemoLanguage
  givenNames: readonly string[]
  familyNames: readonly string[]
}

export const NAME_LISTS: readonly NameList[] = [
  {
    share: 58,
    language: 'de',
    givenNames: [
      'Anna',
      'Katharina',
      'Johanna',
      'Lena',
      'Greta',
      'Charlotte',
      'Friederike',
      'Miriam',
      'Sabine',
      'Claudia',
      'Ulrike',
      'Heike',
      'Jonas',
      'Felix',
      'Moritz',
      'Matthias',
      'Tobias',
      'Sebastian',
      'Philipp',
      'Lukas',
      'Henrik',
      'Jörg',
      'Wolfgang',
      'Bernd',
    ],
    familyNames: [
      'Müller',
      'Schneider',
      'Fischer',
      'Weber',
      'Hoffmann',
      'Schäfer',
      'Krüger',
      'Lehmann',
      'Brandt',
      'Vogel',
      'Seidel',
      'Lorenz',
      'Petersen',
      'Hansen',
      'Albrecht',
      'Engelhardt',
      'Kühn',
      'Reinhardt',
      'Sommer',
      'Voigt',
      'Baumann',
      'Winkler',
      'Jäger',
      'Thiel',
    ],
  },
  {
    share: 9,
    language: 'de',
    givenNames: ['Elif', 'Zeynep', 'Deniz', 'Emre', 'Can', 'Selin'],
    familyNames: ['Yılmaz', 'Kaya', 'Demir', 'Aydın', 'Öztürk', 'Arslan'],
  },
  {
    share: 7,
    language: 'de',
    givenNames: ['Agnieszka', 'Magdalena', 'Tomasz', 'Piotr', 'Karolina'],
    familyNames: ['Kowalska', 'Nowak', 'Wójcik', 'Zieliński', 'Mazur'],
  },
  {
    share: 6,
    language: 'en',
    givenNames: ['Chiara', 'Giulia', 'Marco', 'Lorenzo', 'Elena'],
    familyNames: ['Rossi', 'Bianchi', 'Ferrari', 'Moretti', 'Greco'],
  },
  {
    share: 6,
    language: 'en',
    givenNames: ['Lucía', 'Marta', 'Javier', 'Pablo', 'Carmen'],
    familyNames: ['García', 'Fernández', 'Molina', 'Ortega', 'Navarro'],
  },
  {
    share: 6,
    language: 'en',
    givenNames: ['Priya', 'Ananya', 'Rohan', 'Arjun', 'Kavya'],
    familyNames: ['Sharma', 'Iyer', 'Mehta', 'Nair', 'Banerjee'],
  },
  {
    share: 4,
    language: 'en',
    givenNames: ['Claire', 'Amélie', 'Julien', 'Mathieu'],
    familyNames: ['Lefèvre', 'Moreau', 'Girard', 'Fontaine'],
  },
  {
    share: 4,
    language: 'en',
    givenNames: ['Emily', 'Hannah', 'James', 'Oliver'],
    familyNames: ['Harrison', 'Bennett', 'Walsh', 'Murphy'],
  },
]
