import { type QuarterInput, quarter } from '../quarter.ts'

/** Street names that almost every German town has. */
export const STREETS_EVERYWHERE = [
  'Bahnhofstraße',
  'Goethestraße',
  'Schillerstraße',
  'Gartenstraße',
  'Lindenstraße',
  'Beethovenstraße',
  'Mozartstraße',
  'Bergstraße',
  'Kirchstraße',
  'Friedrichstraße',
]

type Town = Pick<QuarterInput, 'name' | 'german' | 'english' | 'postcodes' | 'character' | 'note'>

/** The centre of a town, with the main station as its stop and common street names. */
function town(input: Town) {
  return [quarter({ ...input, streets: STREETS_EVERYWHERE, stop: { kind: 'TRAIN', name: 'Hauptbahnhof' } })]
}

export const BIELEFELD = town({
  name: 'Bielefelder Westen',
  german: 'im Bielefelder Westen',
  english: 'in the west of Bielefeld',
  postcodes: ['33615'],
  character: 'LIVELY',
  note: {
    en: 'The liveliest part of town around Siegfriedplatz, where on Fridays everyone brings a glass; the university is a few tram stops away.',
    de: 'Der lebendigste Teil der Stadt rund um den Siegfriedplatz, zu dem freitags alle ihr Glas mitbringen; zur Universität fährt die Stadtbahn.',
  },
})

export const BOCHUM = town({
  name: 'Ehrenfeld',
  postcodes: ['44789'],
  character: 'LIVELY',
  note: {
    en: 'Theatre, bars and home-made cakes between the Schauspielhaus and the Bermuda Triangle, the best-known pub quarter in the Ruhr.',
    de: 'Theater, Bars und hausgemachter Kuchen zwischen Schauspielhaus und Bermuda3Eck, dem bekanntesten Kneipenviertel im Revier.',
  },
})

export const KASSEL = town({
  name: 'Vorderer Westen',
  german: 'im Vorderen Westen',
  english: 'in Vorderer Westen',
  postcodes: ['34119'],
  character: 'QUIET',
  note: {
    en: 'Turn-of-the-century houses along Friedrich-Ebert-Straße, the Goethe park, and the tram up to Wilhelmshöhe with its waterworks.',
    de: 'Jahrhundertwendehäuser an der Friedrich-Ebert-Straße, die Goetheanlage und die Straßenbahn hinauf zur Wilhelmshöhe mit ihren Wasserspielen.',
  },
})

export const DARMSTADT = town({
  name: 'Martinsviertel',
  german: 'im Martinsviertel',
  english: 'in the Martin quarter',
  postcodes: ['64289'],
  character: 'STUDENT',
  note: {
    en: 'The University of Technology and the Herrngarten on one side, the Mathildenhöhe artists’ colony on the other, and small pubs in between.',
    de: 'Auf der einen Seite Technische Universität und Herrngarten, auf der anderen die Mathildenhöhe und dazwischen kleine Kneipen.',
  },
})

export const INGOLSTADT = town({
  name: 'Innenstadt',
  german: 'in der Innenstadt',
  english: 'in the city centre',
  postcodes: ['85049'],
  character: 'BUSINESS',
  note: {
    en: 'Inside the green belt of the old fortress, with the Danube for running; the car works and the university are a short bus ride away.',
    de: 'Innerhalb des grünen Glacis der alten Festung, mit der Donau als Laufstrecke; Autowerk und Hochschule sind mit dem Bus schnell erreicht.',
  },
})

export const ERLANGEN = town({
  name: 'Innenstadt',
  german: 'in der Innenstadt',
  english: 'in the city centre',
  postcodes: ['91052', '91054'],
  character: 'STUDENT',
  note: {
    en: 'A planned Huguenot town of straight streets: the university, the clinics and the palace garden are around the corner, and everyone cycles.',
    de: 'Eine Hugenottenstadt mit schnurgeraden Straßen: Universität, Kliniken und Schlossgarten liegen um die Ecke, und alle fahren Rad.',
  },
})

export const WOLFSBURG = town({
  name: 'Stadtmitte',
  german: 'in der Stadtmitte',
  english: 'in the town centre',
  postcodes: ['38440'],
  character: 'BUSINESS',
  note: {
    en: 'Phaeno, the art museum and the Autostadt are at the station, the works gates across the canal, and the Allersee beach is five minutes away by bike.',
    de: 'Phaeno, Kunstmuseum und Autostadt liegen am Bahnhof, das Werk jenseits des Kanals, und am Strand des Allersees ist man mit dem Rad in fünf Minuten.',
  },
})

export const TRIER = town({
  name: 'Trier-Süd',
  german: 'in Trier-Süd',
  english: 'in the south of Trier',
  postcodes: ['54290'],
  character: 'STUDENT',
  note: {
    en: 'Roman baths, an amphitheatre among vines and Luxembourg fifty minutes away: many who live here work across the border.',
    de: 'Römische Thermen, ein Amphitheater zwischen Reben und Luxemburg in fünfzig Minuten: Viele, die hier wohnen, arbeiten jenseits der Grenze.',
  },
})

export const SAARBRUECKEN = town({
  name: 'Nauwieser Viertel',
  german: 'im Nauwieser Viertel',
  english: 'in the Nauwieser quarter',
  postcodes: ['66111'],
  character: 'LIVELY',
  note: {
    en: 'The city’s most colourful corner, with French baguette, independent cinema and the Staden meadows by the Saar for summer evenings.',
    de: 'Die bunteste Ecke der Stadt, mit gutem Baguette, Programmkino und den Wiesen am Staden für Sommerabende an der Saar.',
  },
})
