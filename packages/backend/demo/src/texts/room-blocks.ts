import { has } from '../facts/flat-facts.ts'
import { type Block, plain } from './block.ts'
import { numberDe, numberEn, OUTLOOK_DE, OUTLOOK_EN, SUN_DE, SUN_EN } from './phrases.ts'

/** Where one lives and sleeps. */
export const ROOM_BLOCKS: readonly Block[] = [
  {
    topic: 'SLEEPING',
    when: ({ bedrooms, livingRooms }) => bedrooms === 1 && livingRooms === 1,
    en: (f) =>
      `The bedroom looks ${OUTLOOK_EN[f.outlook]} and holds a ${f.bedWidth} cm bed with a mattress that guests keep asking us about. The living room gets the ${SUN_EN[f.sun]}.`,
    de: (f) =>
      `Das Schlafzimmer blickt ${OUTLOOK_DE[f.outlook]}; darin steht ein ${f.bedWidth} cm breites Bett mit einer Matratze, nach der wir immer wieder gefragt werden. Das Wohnzimmer hat ${SUN_DE[f.sun]}.`,
  },
  {
    topic: 'SLEEPING',
    when: ({ bedrooms, livingRooms }) => bedrooms === 1 && livingRooms === 1,
    en: (f) =>
      `In the living room there is a deep sofa for reading and a table for four; next door, behind a door that closes properly, you sleep in a ${f.bedWidth} cm wide bed.`,
    de: (f) =>
      `Im Wohnzimmer stehen ein tiefes Sofa zum Lesen und ein Tisch für vier; nebenan, hinter einer Tür, die richtig schließt, schläft man in einem ${f.bedWidth} cm breiten Bett.`,
  },
  {
    topic: 'SLEEPING',
    when: ({ bedrooms }) => bedrooms >= 2,
    en: (f) =>
      `${f.bedrooms === 2 ? 'Both' : `All ${numberEn(f.bedrooms)}`} bedrooms can be reached from the hall, so nobody has to cross another room. The ${f.bedrooms === 2 ? 'bigger one' : 'biggest'} has a ${f.bedWidth} cm bed and a wardrobe along the whole wall.`,
    de: (f) =>
      `${f.bedrooms === 2 ? 'Beide' : `Alle ${numberDe(f.bedrooms)}`} Schlafzimmer gehen vom Flur ab, niemand muss durch ein anderes Zimmer. Im ${f.bedrooms === 2 ? 'größeren' : 'größten'} stehen ein ${f.bedWidth} cm breites Bett und ein Schrank über die ganze Wand.`,
  },
  {
    topic: 'SLEEPING',
    when: ({ bedrooms }) => bedrooms >= 2,
    en: (f) =>
      `The living room is where everybody ends up: sofa, books, a lamp at the right height and ${SUN_EN[f.sun]} on the floor. The bedrooms look ${OUTLOOK_EN[f.outlook]} and stay cool at night.`,
    de: (f) =>
      `Im Wohnzimmer landen am Ende alle: Sofa, Bücher, eine Lampe in der richtigen Höhe und ${SUN_DE[f.sun]} auf dem Boden. Die Schlafzimmer blicken ${OUTLOOK_DE[f.outlook]} und bleiben nachts kühl.`,
  },
  {
    when: (f) => f.bedrooms >= 2 && has(f, 'DESK'),
    en: () =>
      'One of the bedrooms doubles as a study: there is a desk by the window, a proper chair and enough sockets, and when visitors come the bed is made in two minutes.',
    de: () =>
      'Eines der Schlafzimmer ist zugleich Arbeitszimmer: Schreibtisch am Fenster, ein ordentlicher Stuhl, genug Steckdosen, und wenn Besuch kommt, ist das Bett in zwei Minuten bezogen.',
  },
  {
    topic: 'SLEEPING',
    when: ({ bedrooms, type }) => bedrooms === 0 && type !== 'LOFT',
    en: (f) =>
      `The ${f.bedWidth} cm bed stands in a niche, separated from the living area by a shelf, so it still feels like two rooms. The windows look ${OUTLOOK_EN[f.outlook]}.`,
    de: (f) =>
      `Das ${f.bedWidth} cm breite Bett steht in einer Nische, vom Wohnbereich durch ein Regal getrennt; so fühlt sich der Raum wie zwei an. Die Fenster blicken ${OUTLOOK_DE[f.outlook]}.`,
  },
  {
    topic: 'SLEEPING',
    when: ({ bedrooms, type }) => bedrooms === 0 && type !== 'LOFT',
    en: (f) =>
      `By day the room belongs to the sofa and the table, by night to a real bed of ${f.bedWidth} cm, no folding, no compromise. The window lets in the ${SUN_EN[f.sun]}.`,
    de: (f) =>
      `Tagsüber gehört der Raum Sofa und Tisch, nachts einem richtigen Bett mit ${f.bedWidth} cm, ohne Klappen und ohne Kompromisse. Durch das Fenster fällt die ${SUN_DE[f.sun]}.`,
  },
  {
    when: (f) => f.bedrooms === 0 && has(f, 'WARDROBE'),
    en: () =>
      'Everything has its place: a wardrobe from floor to ceiling, shelves for books and a bench under the window on which one can sit, read or leave the laptop bag.',
    de: () =>
      'Alles hat seinen Platz: ein Schrank vom Boden bis zur Decke, Regale für Bücher und unter dem Fenster eine Bank, auf der man sitzt, liest oder die Tasche abstellt.',
  },
  {
    topic: 'SLEEPING',
    when: ({ type }) => type === 'LOFT',
    en: (f) =>
      `The sleeping area${f.bedrooms > 0 ? ' is a room of its own behind a sliding door' : ' lies behind a curtain of heavy linen'}; the ${f.bedWidth} cm bed is the quietest spot in the house. In front of it there is space for a sofa, a long table and, if you like, a bicycle.`,
    de: (f) =>
      `Der Schlafbereich ${f.bedrooms > 0 ? 'ist ein eigener Raum hinter einer Schiebetür' : 'liegt hinter einem schweren Leinenvorhang'}; das ${f.bedWidth} cm breite Bett ist der ruhigste Platz im Haus. Davor ist Raum für Sofa, einen langen Tisch und auf Wunsch auch ein Fahrrad.`,
  },
  {
    when: ({ building, bedrooms }) => building.era === 'FOUNDERS' && bedrooms >= 1,
    en: (f) =>
      `Double doors connect the rooms, the oak floor creaks only in one place, and the ${SUN_EN[f.sun]} falls through windows that almost reach the ceiling.`,
    de: (f) =>
      `Flügeltüren verbinden die Räume, das Eichenparkett knarrt nur an einer Stelle, und die ${SUN_DE[f.sun]} fällt durch Fenster, die fast bis zur Decke reichen.`,
  },
  {
    topic: 'SLEEPING',
    when: ({ building, bedrooms }) => (building.era === 'NEW' || building.era === 'MODERN') && bedrooms >= 1,
    en: (f) =>
      `Floor-to-ceiling windows look ${OUTLOOK_EN[f.outlook]}, electric blinds keep the heat out, and the bedroom with its ${f.bedWidth} cm bed lies on the quieter side.`,
    de: (f) =>
      `Die bodentiefen Fenster blicken ${OUTLOOK_DE[f.outlook]}, elektrische Rollläden halten die Hitze draußen, und das Schlafzimmer mit dem ${f.bedWidth} cm breiten Bett liegt auf der ruhigeren Seite.`,
  },
  {
    when: (f) => has(f, 'SOFA_BED') && f.livingRooms > 0,
    en: () =>
      'When friends stay over, the sofa turns into a comfortable bed, and there is a second set of linen in the chest next to it.',
    de: () =>
      'Wenn Freunde über Nacht bleiben, wird aus dem Sofa ein bequemes Bett; eine zweite Garnitur Bettwäsche liegt in der Truhe daneben.',
  },
  {
    when: (f) => has(f, 'FIREPLACE'),
    en: () =>
      'On cold evenings you light the fireplace; dry wood is stacked in the hall, and one basket lasts for a film.',
    de: () =>
      'An kalten Abenden macht man den Kamin an; trockenes Holz liegt im Flur bereit, und ein Korb reicht für einen Film.',
  },
  {
    when: (f) => has(f, 'PIANO'),
    en: () =>
      'The piano in the living room was tuned last year and would be glad to be played, until ten in the evening.',
    de: () =>
      'Das Klavier im Wohnzimmer wurde voriges Jahr gestimmt und freut sich, wenn es gespielt wird, bis zehn Uhr abends.',
  },
  {
    when: (f) => has(f, 'BABY_COT'),
    en: () => 'A cot, a high chair and a box of toys are kept in the house and set up for you on request.',
    de: () =>
      'Kinderbett, Hochstuhl und eine Kiste mit Spielzeug sind vorhanden und werden auf Wunsch vor dem Einzug aufgestellt.',
  },
  {
    topic: 'SLEEPING',
    when: ({ bedrooms, livingRooms }) => bedrooms === 1 && livingRooms === 0,
    en: (f) =>
      `The main room combines a ${f.bedWidth} cm bed with a small sitting area by the window; the kitchen next door is big enough to eat in.`,
    de: (f) =>
      `Der Hauptraum verbindet ein ${f.bedWidth} cm breites Bett mit einer kleinen Sitzecke am Fenster; die Küche nebenan ist groß genug, um darin zu essen.`,
  },
  {
    when: (f) => has(f, 'AIR_CONDITIONING'),
    en: () => 'Air conditioning keeps the bedrooms at a sensible temperature when the city is melting.',
    de: () =>
      'Eine Klimaanlage hält die Schlafräume auf vernünftiger Temperatur, wenn die Stadt in der Hitze steht.',
  },
  plain(
    'There are more books than we have ever read; take what you like, add what you have finished.',
    'Es gibt mehr Bücher, als wir je gelesen haben; nehmen Sie sich, was Sie mögen, und stellen Sie dazu, was Sie ausgelesen haben.',
    ({ type, size }) => type !== 'SERVICED_APARTMENT' && size > 35,
  ),
  plain(
    'Solid wood floors throughout, lamps that can be dimmed, and a long mirror in the hall for the last look before the meeting.',
    'Überall Holzboden, dimmbare Lampen und im Flur ein großer Spiegel für den letzten Blick vor dem Termin.',
  ),
  plain(
    'The armchair by the window is the best seat in the house; a reading lamp and a small table are within reach.',
    'Der Sessel am Fenster ist der beste Platz im Haus; Leselampe und kleiner Tisch sind in Griffweite.',
    ({ livingRooms }) => livingRooms > 0,
  ),
  plain(
    'Every room can be closed off, which is worth a great deal when one person is on the phone and the other wants to sleep.',
    'Jedes Zimmer lässt sich schließen, was Gold wert ist, wenn eine telefoniert und der andere schlafen will.',
    ({ bedrooms }) => bedrooms >= 2,
  ),
  plain(
    'The furniture is a mix of Scandinavian classics and finds from the flea market: light wood, wool, good lamps, nothing that gets in the way.',
    'Die Einrichtung mischt skandinavische Klassiker mit Funden vom Flohmarkt: helles Holz, Wolle, gute Lampen und nichts, was im Weg steht.',
    ({ type }) => type !== 'SERVICED_APARTMENT',
  ),
  plain(
    'We chose calm colours, curtains that really darken the room and pictures by people we know. Feel free to hang up your own.',
    'Wir haben uns für ruhige Farben entschieden, für Vorhänge, die wirklich verdunkeln, und für Bilder von Leuten, die wir kennen. Hängen Sie gern eigene dazu.',
    ({ type }) => type !== 'SERVICED_APARTMENT',
  ),
]
