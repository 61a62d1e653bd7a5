import { quarter } from '../quarter.ts'

export const STUTTGART = [
  quarter({
    name: 'Stuttgart-West',
    german: 'im Stuttgarter Westen',
    english: 'in the west of Stuttgart',
    postcodes: ['70176'],
    streets: ['Johannesstraße', 'Gutenbergstraße', 'Ludwigstraße', 'Rosenbergstraße'],
    stop: { kind: 'S', name: 'Feuersee' },
    character: 'LIVELY',
    priceFactor: 1.08,
    note: {
      en: 'Sandstone façades, steep side streets and the Feuersee church mirrored in its pond: the west is dense, friendly and full of little restaurants.',
      de: 'Sandsteinfassaden, steile Seitenstraßen und die Johanneskirche, die sich im Feuersee spiegelt: Der Westen ist dicht, freundlich und voller kleiner Lokale.',
    },
  }),
  quarter({
    name: 'Heusteigviertel',
    german: 'im Heusteigviertel',
    english: 'in the Heusteig quarter',
    postcodes: ['70180'],
    streets: ['Heusteigstraße', 'Olgastraße', 'Mozartstraße', 'Cottastraße'],
    stop: { kind: 'U', name: 'Österreichischer Platz' },
    character: 'CENTRAL',
    priceFactor: 1.06,
    note: {
      en: 'A village in the city with wrought-iron balconies and wine bars; Marienplatz with its ice cream and the rack railway is just around the corner.',
      de: 'Ein Dorf in der Stadt mit schmiedeeisernen Balkonen und Weinstuben; der Marienplatz mit seinem Eis und der Zahnradbahn liegt gleich um die Ecke.',
    },
  }),
  quarter({
    name: 'Bad Cannstatt',
    postcodes: ['70372'],
    streets: ['König-Karl-Straße', 'Seelbergstraße', 'Marktstraße', 'Daimlerstraße', 'Waiblinger Straße'],
    stop: { kind: 'S', name: 'Bad Cannstatt' },
    character: 'LIVELY',
    priceFactor: 0.92,
    note: {
      en: 'Older than Stuttgart itself: a half-timbered centre on the Neckar, mineral baths, the Wasen fair and the car works one S-Bahn stop away.',
      de: 'Älter als Stuttgart selbst: ein Fachwerkkern am Neckar, Mineralbäder, der Wasen und die Autowerke nur eine S-Bahn-Station entfernt.',
    },
  }),
  quarter({
    name: 'Vaihingen',
    postcodes: ['70563'],
    streets: ['Hauptstraße', 'Robert-Leicht-Straße', 'Katzenbachstraße', 'Möhringer Landstraße'],
    stop: { kind: 'S', name: 'Vaihingen' },
    character: 'STUDENT',
    priceFactor: 0.95,
    note: {
      en: 'The university campus, several research institutes and the big employers of the Synergiepark are nearby, and the forest with its lakes begins right behind.',
      de: 'Der Universitätscampus, mehrere Forschungsinstitute und die großen Arbeitgeber im Synergiepark sind nah, und gleich dahinter beginnt der Wald mit seinen Seen.',
    },
  }),
  quarter({
    name: 'Degerloch',
    postcodes: ['70597'],
    streets: ['Epplestraße', 'Löwenstraße', 'Löffelstraße', 'Jahnstraße'],
    stop: { kind: 'U', name: 'Degerloch' },
    character: 'GREEN',
    priceFactor: 1.04,
    note: {
      en: 'Up on the hill the air is cooler and the television tower is the local landmark; the rack railway winds down into town through the vineyards.',
      de: 'Oben am Berg ist die Luft frischer und der Fernsehturm der Hausberg; mit der „Zacke“ geht es zwischen Gärten hinunter in die Stadt.',
    },
  }),
  quarter({
    name: 'Stuttgart-Ost',
    german: 'im Stuttgarter Osten',
    english: 'in the east of Stuttgart',
    postcodes: ['70188'],
    streets: ['Haußmannstraße', 'Ostendstraße', 'Wagenburgstraße', 'Neckarstraße'],
    stop: { kind: 'U', name: 'Ostendplatz' },
    character: 'QUIET',
    priceFactor: 0.95,
    note: {
      en: 'Brick estates from the 1890s, the mineral baths of Berg and the Villa Berg park; the U-Bahn reaches the castle square in a few minutes.',
      de: 'Backsteinsiedlungen der 1890er Jahre, die Mineralbäder in Berg und der Park der Villa Berg; zum Schlossplatz sind es mit der Stadtbahn nur ein paar Minuten.',
    },
  }),
  quarter({
    name: 'Feuerbach',
    postcodes: ['70469'],
    streets: ['Stuttgarter Straße', 'Wiener Straße', 'Grazer Straße', 'Klagenfurter Straße'],
    stop: { kind: 'S', name: 'Feuerbach' },
    character: 'BUSINESS',
    priceFactor: 0.9,
    note: {
      en: 'Bosch made its name here and still has a large site at the station; behind the market square the vineyards climb up to the Killesberg.',
      de: 'Bosch ist hier groß geworden und hat noch immer ein großes Werk am Bahnhof; hinter dem Marktplatz steigen die Weinberge zum Killesberg hinauf.',
    },
  }),
]
