import { has } from '../facts/flat-facts.ts'
import { type Block, plain } from './block.ts'
import { OUTLOOK_DE, OUTLOOK_EN, SUN_DE, SUN_EN } from './phrases.ts'

/** What there is in the open air. Only for flats that have such a place. */
export const OUTSIDE_BLOCKS: readonly Block[] = [
  {
    topic: 'BALCONY',
    when: (f) => has(f, 'BALCONY'),
    en: (f) =>
      `The balcony gets the ${SUN_EN[f.sun]} and has room for two chairs, a table and a pot of basil.`,
    de: (f) =>
      `Der Balkon hat ${SUN_DE[f.sun]} und Platz für zwei Stühle, einen Tisch und einen Topf Basilikum.`,
  },
  {
    topic: 'BALCONY',
    when: (f) => has(f, 'BALCONY') && f.outlook !== 'STREET',
    en: (f) => `From the balcony you look ${OUTLOOK_EN[f.outlook]}; in summer it becomes the dining room.`,
    de: (f) => `Vom Balkon blickt man ${OUTLOOK_DE[f.outlook]}; im Sommer wird er zum Esszimmer.`,
  },
  {
    topic: 'BALCONY',
    ...plain(
      'The balcony faces the street, which is more entertaining than any television, and the double glazing keeps the noise outside.',
      'Der Balkon geht zur Straße, was unterhaltsamer ist als jedes Fernsehprogramm; drinnen hält die Doppelverglasung den Lärm fern.',
      (f) => has(f, 'BALCONY') && f.outlook === 'STREET',
    ),
  },
  {
    topic: 'BALCONY',
    ...plain(
      'A small balcony off the kitchen is just the place for the first coffee.',
      'Ein kleiner Küchenbalkon ist genau der richtige Ort für den ersten Kaffee.',
      (f) => has(f, 'BALCONY') && f.hasFullKitchen,
    ),
  },
  {
    topic: 'BALCONY',
    ...plain(
      'On the roof terrace there are wooden planks, big planters and enough space for a dinner with friends.',
      'Auf der Dachterrasse gibt es Holzdielen, große Pflanzkübel und genug Platz für ein Essen mit Freunden.',
      (f) => has(f, 'ROOF_TERRACE'),
    ),
  },
  {
    topic: 'BALCONY',
    ...plain(
      'The roof terrace looks in three directions; on clear days you can see the weather coming.',
      'Die Dachterrasse öffnet sich nach drei Seiten; an klaren Tagen sieht man das Wetter kommen.',
      (f) => has(f, 'ROOF_TERRACE'),
    ),
  },
  {
    topic: 'BALCONY',
    ...plain(
      'From the living room you step straight onto the terrace, where a table for four is waiting under the awning.',
      'Vom Wohnraum tritt man direkt auf die Terrasse, wo unter der Markise ein Tisch für vier wartet.',
      (f) => has(f, 'TERRACE'),
    ),
  },
  {
    topic: 'BALCONY',
    ...plain(
      'The terrace is paved in old brick and sheltered from the wind, so the season outside lasts from March to October.',
      'Die Terrasse ist mit alten Ziegeln gepflastert und windgeschützt; draußen gesessen wird deshalb von März bis Oktober.',
      (f) => has(f, 'TERRACE'),
    ),
  },
  {
    topic: 'GARDEN',
    ...plain(
      'You may use the garden, too: there is a lawn, a lilac bush and a hammock between two trees.',
      'Auch den Garten dürfen Sie nutzen: Es gibt Rasen, einen Fliederbusch und eine Hängematte zwischen zwei Bäumen.',
      (f) => has(f, 'GARDEN'),
    ),
  },
  {
    topic: 'GARDEN',
    ...plain(
      'Behind the house lies a shared garden that the residents look after together; tomatoes are divided fairly.',
      'Hinter dem Haus liegt ein Gemeinschaftsgarten, um den sich alle zusammen kümmern; die Tomaten werden gerecht geteilt.',
      (f) => has(f, 'GARDEN'),
    ),
  },
  plain(
    'A barbecue stands ready, and the neighbours below do not mind as long as they are invited once.',
    'Ein Grill steht bereit, und die Nachbarn haben nichts dagegen, solange sie einmal eingeladen werden.',
    (f) => has(f, 'BARBECUE'),
  ),
  plain(
    'The sauna is yours alone and takes half an hour to warm up.',
    'Die Sauna haben Sie für sich allein; in einer halben Stunde ist sie warm.',
    (f) => has(f, 'SAUNA'),
  ),
]
