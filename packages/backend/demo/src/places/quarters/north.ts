import { quarter } from '../quarter.ts'

export const KIEL = [
  quarter({
    name: 'Schreventeich',
    german: 'am Schrevenpark',
    english: 'by the Schrevenpark',
    postcodes: ['24116'],
    streets: ['Kronshagener Weg', 'Eckernförder Straße', 'Metzstraße', 'Gutenbergstraße'],
    stop: { kind: 'BUS', name: 'Schrevenpark' },
    character: 'STUDENT',
    note: {
      en: 'The lawns around the pond fill with students on the first warm day; the university is a short ride away, and so is the fjord.',
      de: 'Am ersten warmen Tag ist die Wiese um den Teich voller Studierender; zur Universität ist es nicht weit, und zur Förde auch nicht.',
    },
  }),
  quarter({
    name: 'Düsternbrook',
    postcodes: ['24105'],
    streets: ['Feldstraße', 'Niemannsweg', 'Esmarchstraße', 'Beseler Allee'],
    stop: { kind: 'BUS', name: 'Reventloubrücke' },
    character: 'GREEN',
    priceFactor: 1.15,
    note: {
      en: 'Villas in a beech wood above the fjord: the Kiellinie promenade, the sailing clubs and the ministries are just below.',
      de: 'Villen im Buchenwald über der Förde: Kiellinie, Segelvereine und Ministerien liegen gleich unterhalb.',
    },
  }),
]

export const LUEBECK = [
  quarter({
    name: 'Altstadt',
    age: 'HISTORIC',
    german: 'in der Altstadt',
    english: 'in the old town',
    postcodes: ['23552'],
    streets: ['Hüxstraße', 'Fleischhauerstraße', 'Glockengießerstraße', 'An der Obertrave', 'Engelsgrube'],
    stop: { kind: 'BUS', name: 'Sandstraße' },
    character: 'CENTRAL',
    priceFactor: 1.1,
    note: {
      en: 'An island of brick gables, seven spires and hidden courtyards; the Trave flows past, and the beaches of Travemünde are half an hour away by train.',
      de: 'Eine Insel aus Backsteingiebeln, sieben Türmen und versteckten Gängen; ringsum fließt die Trave, und am Strand von Travemünde ist man mit dem Zug in einer halben Stunde.',
    },
  }),
]

export const ROSTOCK = [
  quarter({
    name: 'Kröpeliner-Tor-Vorstadt',
    german: 'in der Kröpeliner-Tor-Vorstadt',
    english: 'in the Kröpeliner Tor district',
    postcodes: ['18057'],
    streets: ['Doberaner Straße', 'Wismarsche Straße', 'Barnstorfer Weg', 'Margaretenstraße'],
    stop: { kind: 'TRAM', name: 'Doberaner Platz' },
    character: 'STUDENT',
    note: {
      en: 'Everybody says KTV: bars, bakeries and bicycles between the town gate and the harbour, and the S-Bahn to the beach of Warnemünde.',
      de: 'Alle sagen nur KTV: Kneipen, Bäckereien und Fahrräder zwischen Stadttor und Stadthafen, und mit der S-Bahn geht es an den Strand von Warnemünde.',
    },
  }),
]

export const BRAUNSCHWEIG = [
  quarter({
    name: 'Östliches Ringgebiet',
    german: 'im Östlichen Ringgebiet',
    english: 'on the eastern ring',
    postcodes: ['38102'],
    streets: ['Kastanienallee', 'Jasperallee', 'Gliesmaroder Straße', 'Hagenring', 'Roonstraße'],
    stop: { kind: 'TRAM', name: 'Stadtpark' },
    character: 'QUIET',
    priceFactor: 1.06,
    note: {
      en: 'Turn-of-the-century houses under chestnuts, the Prinzenpark with its Nussberg hill, and the theatre within a short walk.',
      de: 'Jahrhundertwendehäuser unter Kastanien, der Prinzenpark mit dem Nussberg und das Staatstheater nur einen Spaziergang entfernt.',
    },
  }),
]

export const GOETTINGEN = [
  quarter({
    name: 'Ostviertel',
    german: 'im Ostviertel',
    english: 'in the Ostviertel',
    postcodes: ['37085'],
    streets: ['Herzberger Landstraße', 'Merkelstraße', 'Wilhelm-Weber-Straße', 'Friedländer Weg'],
    stop: { kind: 'BUS', name: 'Theaterplatz' },
    character: 'GREEN',
    priceFactor: 1.08,
    note: {
      en: 'Professors’ villas on the slope below the city forest: ten minutes downhill to the Gänseliesel, a little longer on the way home.',
      de: 'Professorenvillen am Hang unter dem Stadtwald: bergab zehn Minuten bis zum Gänseliesel, auf dem Heimweg etwas länger.',
    },
  }),
]
