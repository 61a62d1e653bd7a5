import { quarter } from '../quarter.ts'

export const DUESSELDORF = [
  quarter({
    name: 'Pempelfort',
    postcodes: ['40477'],
    streets: ['Nordstraße', 'Collenbachstraße', 'Moltkestraße', 'Blücherstraße'],
    stop: { kind: 'U', name: 'Nordstraße' },
    character: 'LIVELY',
    priceFactor: 1.08,
    note: {
      en: 'Nordstraße has everything one needs in a week, the Hofgarten leads on foot to the museums and the old town, and the Rhine is a quarter of an hour away.',
      de: 'Auf der Nordstraße bekommt man alles, was man in einer Woche braucht; durch den Hofgarten läuft man zu den Museen und in die Altstadt, und auch der Rhein ist nah.',
    },
  }),
  quarter({
    name: 'Unterbilk',
    postcodes: ['40219'],
    streets: ['Lorettostraße', 'Bilker Allee', 'Neusser Straße', 'Düsselstraße'],
    stop: { kind: 'S', name: 'Völklinger Straße' },
    character: 'LIVELY',
    priceFactor: 1.08,
    note: {
      en: 'Lorettostraße is small and smart, the MediaHarbour with Frank Gehry’s leaning towers is within walking distance, and the Rhine path starts at the tower.',
      de: 'Die Lorettostraße ist klein und fein, der Medienhafen mit Frank Gehrys schiefen Türmen liegt in Laufweite, und am Rheinturm beginnt die Uferpromenade.',
    },
  }),
  quarter({
    name: 'Flingern',
    postcodes: ['40233'],
    streets: ['Ackerstraße', 'Birkenstraße', 'Hermannstraße', 'Lindenstraße', 'Bruchstraße'],
    stop: { kind: 'S', name: 'Flingern' },
    character: 'LIVELY',
    note: {
      en: 'Ackerstraße is lined with galleries, roasters and concept stores, and the backyards behind it hide studios and vegetable beds.',
      de: 'Die Ackerstraße säumen Galerien, Röstereien und Designläden, und in den Hinterhöfen verstecken sich Ateliers und Gemüsebeete.',
    },
  }),
  quarter({
    name: 'Oberkassel',
    postcodes: ['40545'],
    streets: [
      'Luegallee',
      'Oberkasseler Straße',
      'Dominikanerstraße',
      'Schorlemerstraße',
      'Sonderburgstraße',
    ],
    stop: { kind: 'U', name: 'Luegplatz' },
    character: 'GREEN',
    priceFactor: 1.18,
    note: {
      en: 'On the left bank, with broad meadows on the Rhine and art-nouveau terraces; the old town is one U-Bahn stop across the bridge.',
      de: 'Linksrheinisch, mit weiten Rheinwiesen und Jugendstilzeilen; die Altstadt liegt nur eine Station weiter auf der anderen Seite der Brücke.',
    },
  }),
  quarter({
    name: 'Derendorf',
    postcodes: ['40476'],
    streets: ['Roßstraße', 'Ulmenstraße', 'Münsterstraße', 'Rather Straße', 'Glockenstraße'],
    stop: { kind: 'S', name: 'Derendorf' },
    character: 'STUDENT',
    note: {
      en: 'The university of applied sciences has brought young life into the old railway district; the airport is only two S-Bahn stops away.',
      de: 'Die Hochschule hat junges Leben in das alte Bahnviertel gebracht; zum Flughafen sind es nur wenige S-Bahn-Minuten.',
    },
  }),
  quarter({
    name: 'Bilk',
    postcodes: ['40223'],
    streets: ['Merowingerstraße', 'Aachener Straße', 'Karolingerstraße', 'Suitbertusstraße'],
    stop: { kind: 'S', name: 'Bilk' },
    character: 'STUDENT',
    priceFactor: 0.95,
    note: {
      en: 'A canal with pollarded willows runs through the middle of Karolingerstraße; the Heinrich Heine University and its hospital are ten minutes away by bike.',
      de: 'Mitten durch die Karolingerstraße fließt die Düssel unter Bäumen; die Heinrich-Heine-Universität und ihre Klinik sind zehn Radminuten entfernt.',
    },
  }),
  quarter({
    name: 'Kaiserswerth',
    age: 'HISTORIC',
    postcodes: ['40489'],
    streets: ['Friedrich-von-Spee-Straße', 'An Sankt Swidbert', 'Kaiserswerther Markt'],
    stop: { kind: 'U', name: 'Klemensplatz' },
    character: 'QUIET',
    priceFactor: 1.05,
    note: {
      en: 'Cobbled squares, the ruins of an imperial palace on the Rhine and beer gardens under chestnut trees: Düsseldorf’s prettiest village.',
      de: 'Gepflasterte Plätze, die Ruine einer Kaiserpfalz am Rhein und Biergärten unter Kastanien: das schönste Dorf von Düsseldorf.',
    },
  }),
]
