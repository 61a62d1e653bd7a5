import { quarter } from '../quarter.ts'

export const DRESDEN = [
  quarter({
    name: 'Neustadt',
    german: 'in der Neustadt',
    english: 'in Neustadt',
    postcodes: ['01099'],
    streets: ['Alaunstraße', 'Louisenstraße', 'Görlitzer Straße', 'Rothenburger Straße', 'Kamenzer Straße'],
    stop: { kind: 'TRAM', name: 'Albertplatz' },
    character: 'LIVELY',
    priceFactor: 1.1,
    note: {
      en: 'Murals, backyards and more than a hundred bars in one quarter; the Alaunpark is the common living room, and the baroque old town is across the bridge.',
      de: 'Wandbilder, Hinterhöfe und über hundert Kneipen in einem Viertel; der Alaunpark ist das gemeinsame Wohnzimmer, und die Altstadt liegt gleich hinter der Brücke.',
    },
  }),
  quarter({
    name: 'Striesen',
    postcodes: ['01309'],
    streets: ['Borsbergstraße', 'Augsburger Straße', 'Spenerstraße'],
    stop: { kind: 'TRAM', name: 'Spenerstraße' },
    character: 'QUIET',
    priceFactor: 1.03,
    note: {
      en: 'Detached houses from around 1900 with tall trees between them: families, doctors from the university hospital and good bakers live here.',
      de: 'Würfelhäuser der Jahrhundertwende mit hohen Bäumen dazwischen: Hier wohnen Familien, Leute aus der Uniklinik und gute Bäcker.',
    },
  }),
  quarter({
    name: 'Blasewitz',
    postcodes: ['01309'],
    streets: ['Loschwitzer Straße', 'Goetheallee', 'Berggartenstraße'],
    stop: { kind: 'TRAM', name: 'Schillerplatz' },
    character: 'GREEN',
    priceFactor: 1.12,
    note: {
      en: 'The Blue Wonder bridge, the Elbe meadows and the villas of Loschwitz on the opposite slope: few cities have a finer cycle path to the office.',
      de: 'Das Blaue Wunder, die Elbwiesen und gegenüber die Villen am Loschwitzer Hang: Kaum eine Stadt hat einen schöneren Radweg ins Büro.',
    },
  }),
  quarter({
    name: 'Löbtau',
    postcodes: ['01159'],
    streets: ['Kesselsdorfer Straße', 'Wernerstraße', 'Reisewitzer Straße', 'Tharandter Straße'],
    stop: { kind: 'TRAM', name: 'Tharandter Straße' },
    character: 'STUDENT',
    priceFactor: 0.9,
    note: {
      en: 'Young and unpretentious, with a shopping street where all trams meet and a cycle path along the Weißeritz into town.',
      de: 'Jung und unaufgeregt, mit einer Einkaufsstraße, auf der sich die Straßenbahnen treffen, und einem Radweg entlang der Weißeritz in die Stadt.',
    },
  }),
  quarter({
    name: 'Pieschen',
    postcodes: ['01127'],
    streets: ['Leipziger Straße', 'Oschatzer Straße', 'Torgauer Straße', 'Bürgerstraße'],
    stop: { kind: 'S', name: 'Pieschen' },
    character: 'LIVELY',
    priceFactor: 0.92,
    note: {
      en: 'The village on the Elbe has become a favourite with young families: beer gardens by the old harbour and the Ostra island just across the river.',
      de: 'Das alte Elbdorf ist bei jungen Familien beliebt: Biergärten am kleinen Hafen und gegenüber das Ostragehege mit seinen Sportplätzen.',
    },
  }),
  quarter({
    name: 'Südvorstadt',
    german: 'in der Südvorstadt',
    english: 'in Südvorstadt',
    postcodes: ['01187'],
    streets: ['Münchner Straße', 'Bernhardstraße', 'Nürnberger Straße', 'Kaitzer Straße'],
    stop: { kind: 'TRAM', name: 'Nürnberger Platz' },
    character: 'STUDENT',
    note: {
      en: 'The University of Technology and its library are within walking distance, and the main station is down the hill: practical for anyone who travels.',
      de: 'Die Technische Universität und ihre Bibliothek erreicht man zu Fuß, der Hauptbahnhof liegt den Hang hinunter: praktisch für alle, die viel unterwegs sind.',
    },
  }),
]
