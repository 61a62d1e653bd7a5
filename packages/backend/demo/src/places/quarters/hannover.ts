import { quarter } from '../quarter.ts'

export const HANNOVER = [
  quarter({
    name: 'List',
    german: 'in der List',
    postcodes: ['30163'],
    streets: ['Podbielskistraße', 'Ferdinand-Wallbrecht-Straße', 'Isernhagener Straße', 'Jakobistraße'],
    stop: { kind: 'U', name: 'Lister Platz' },
    character: 'LIVELY',
    priceFactor: 1.06,
    note: {
      en: 'Art-nouveau houses, the pedestrian Lister Meile for shopping and the Eilenriede, one of Europe’s largest city forests, at the end of the street.',
      de: 'Jugendstilhäuser, die Lister Meile zum Bummeln und am Ende der Straße die Eilenriede, einer der größten Stadtwälder Europas.',
    },
  }),
  quarter({
    name: 'Linden-Nord',
    postcodes: ['30451'],
    streets: ['Limmerstraße', 'Kötnerholzweg', 'Fössestraße', 'Pfarrlandstraße'],
    stop: { kind: 'TRAM', name: 'Leinaustraße' },
    character: 'STUDENT',
    note: {
      en: 'On Limmerstraße the pavement is the living room; three warm chimneys of the power station show you the way home from anywhere.',
      de: 'Auf der Limmerstraße ist der Gehweg das Wohnzimmer, und die drei „warmen Brüder“ des Kraftwerks weisen von überall den Heimweg.',
    },
  }),
  quarter({
    name: 'Südstadt',
    german: 'in der Südstadt',
    english: 'in Südstadt',
    postcodes: ['30171'],
    streets: ['Sallstraße', 'Geibelstraße', 'Große Barlinge', 'Stephansplatz'],
    stop: { kind: 'U', name: 'Geibelstraße' },
    character: 'QUIET',
    priceFactor: 1.03,
    note: {
      en: 'Brick blocks of the 1920s with green courtyards, a market on Stephansplatz, and the Maschsee for rowing, sailing and ice cream.',
      de: 'Backsteinblöcke der 1920er Jahre mit grünen Höfen, Markt auf dem Stephansplatz und der Maschsee zum Rudern, Segeln und Eisessen.',
    },
  }),
  quarter({
    name: 'Oststadt',
    german: 'in der Oststadt',
    english: 'in Oststadt',
    postcodes: ['30161'],
    streets: ['Lister Meile', 'Eichstraße', 'Friesenstraße', 'Sedanstraße'],
    stop: { kind: 'U', name: 'Sedanstraße' },
    character: 'CENTRAL',
    priceFactor: 1.05,
    note: {
      en: 'Right behind the main station and still quiet: the Pavillon for concerts, the weekly market on Welfenplatz and cafés for every mood.',
      de: 'Gleich hinter dem Hauptbahnhof und doch ruhig: Konzerte im Pavillon, Wochenmarkt am Welfenplatz und Cafés für jede Stimmung.',
    },
  }),
  quarter({
    name: 'Nordstadt',
    german: 'in der Nordstadt',
    english: 'in Nordstadt',
    postcodes: ['30167'],
    streets: ['Engelbosteler Damm', 'Callinstraße', 'Schneiderberg', 'Am Kleinen Felde'],
    stop: { kind: 'U', name: 'Christuskirche' },
    character: 'STUDENT',
    priceFactor: 0.95,
    note: {
      en: 'The university’s Guelph palace, the Herrenhausen gardens and the lunch counters of the “E-Damm” lie within a ten-minute walk of each other.',
      de: 'Das Welfenschloss der Universität, die Herrenhäuser Gärten und die Mittagstische am „E-Damm“ liegen keine zehn Gehminuten auseinander.',
    },
  }),
]
