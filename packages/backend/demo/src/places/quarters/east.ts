import { quarter } from '../quarter.ts'

export const POTSDAM = [
  quarter({
    name: 'Babelsberg',
    postcodes: ['14482'],
    streets: ['Karl-Liebknecht-Straße', 'Garnstraße', 'Wattstraße', 'Rudolf-Breitscheid-Straße'],
    stop: { kind: 'S', name: 'Babelsberg' },
    character: 'GREEN',
    note: {
      en: 'Weavers’ cottages, the film studios and a palace park on the Havel where you may swim with a view of the Glienicke bridge.',
      de: 'Weberhäuser, Filmstudios und ein Schlosspark an der Havel, in dem man mit Blick auf die Glienicker Brücke baden kann.',
    },
  }),
  quarter({
    name: 'Innenstadt',
    german: 'in der Innenstadt',
    english: 'in the city centre',
    postcodes: ['14467'],
    streets: ['Gutenbergstraße', 'Lindenstraße', 'Charlottenstraße', 'Dortustraße', 'Mittelstraße'],
    stop: { kind: 'TRAM', name: 'Nauener Tor' },
    character: 'CENTRAL',
    priceFactor: 1.1,
    note: {
      en: 'Sanssouci at one end of the pedestrian street, the red-brick Dutch Quarter at the other, and Berlin half an hour away by train.',
      de: 'An einem Ende der Fußgängerzone Sanssouci, am anderen das Holländische Viertel, und mit dem Zug ist man in einer halben Stunde in Berlin.',
    },
  }),
]

export const ERFURT = [
  quarter({
    name: 'Andreasviertel',
    age: 'HISTORIC',
    german: 'im Andreasviertel',
    english: 'in the Andreas quarter',
    postcodes: ['99084'],
    streets: ['Andreasstraße', 'Michaelisstraße', 'Weiße Gasse', 'Glockengasse'],
    stop: { kind: 'TRAM', name: 'Domplatz Nord' },
    character: 'CENTRAL',
    priceFactor: 1.08,
    note: {
      en: 'Crooked lanes between the cathedral hill and the Krämerbrücke, the old university and some of the best small kitchens in Thuringia.',
      de: 'Krumme Gassen zwischen Domberg und Krämerbrücke, die alte Universität und einige der besten kleinen Küchen Thüringens.',
    },
  }),
]

export const JENA = [
  quarter({
    name: 'Westviertel',
    german: 'im Westviertel',
    english: 'in the Westviertel',
    postcodes: ['07743', '07745'],
    streets: ['Westbahnhofstraße', 'Otto-Schott-Straße', 'Forstweg', 'Erfurter Straße'],
    stop: { kind: 'TRAIN', name: 'Jena West' },
    character: 'STUDENT',
    note: {
      en: 'Between the Beutenberg institutes and the Ernst Abbe square, at the foot of shell-limestone hills that you can climb before breakfast.',
      de: 'Zwischen den Instituten am Beutenberg und dem Ernst-Abbe-Platz, am Fuß von Muschelkalkhängen, auf die man vor dem Frühstück steigen kann.',
    },
  }),
]

export const MAGDEBURG = [
  quarter({
    name: 'Stadtfeld Ost',
    postcodes: ['39108'],
    streets: ['Große Diesdorfer Straße', 'Arndtstraße', 'Annastraße', 'Olvenstedter Straße'],
    stop: { kind: 'TRAM', name: 'Arndtstraße' },
    character: 'LIVELY',
    priceFactor: 1.05,
    note: {
      en: 'The city’s favourite founders’-era district: balconies, bakeries, the Schrote park, and the main station within walking distance.',
      de: 'Das beliebteste Gründerzeitviertel der Stadt: Balkone, Bäckereien, der Schrotepark und der Hauptbahnhof in Laufweite.',
    },
  }),
]

export const CHEMNITZ = [
  quarter({
    name: 'Kaßberg',
    german: 'auf dem Kaßberg',
    english: 'on the Kaßberg',
    postcodes: ['09112'],
    streets: [
      'Weststraße',
      'Walter-Oertel-Straße',
      'Gerhart-Hauptmann-Platz',
      'Hoffmannstraße',
      'Barbarossastraße',
    ],
    stop: { kind: 'BUS', name: 'Barbarossastraße' },
    character: 'QUIET',
    priceFactor: 1.08,
    note: {
      en: 'A hill full of art nouveau above the Chemnitz river, with theatre people, young families and the centre within a ten-minute walk.',
      de: 'Ein Hügel voller Jugendstil über der Chemnitz, mit Theaterleuten, jungen Familien und der Innenstadt in zehn Gehminuten.',
    },
  }),
]

export const WEIMAR = [
  quarter({
    name: 'Altstadt',
    age: 'HISTORIC',
    german: 'in der Altstadt',
    english: 'in the old town',
    postcodes: ['99423'],
    streets: ['Schillerstraße', 'Windischenstraße', 'Marktstraße', 'Rittergasse', 'Jakobstraße'],
    stop: { kind: 'BUS', name: 'Goetheplatz' },
    character: 'CENTRAL',
    priceFactor: 1.08,
    note: {
      en: 'Goethe’s garden house in the park, the Bauhaus university and the National Theatre: hardly anything here is more than ten minutes apart.',
      de: 'Goethes Gartenhaus im Park, die Bauhaus-Universität und das Nationaltheater: Kaum etwas liegt hier mehr als zehn Gehminuten auseinander.',
    },
  }),
]
