import type { FlatFacts } from '../facts/flat-facts.ts'
import { type Block, plain } from './block.ts'
import { numberDe, numberEn, stopDe, stopEn, trainDe, trainEn } from './phrases.ts'

const is =
  (...characters: FlatFacts['quarter']['character'][]) =>
  ({ quarter }: FlatFacts) =>
    characters.includes(quarter.character)
const isRail = ({ quarter }: FlatFacts) => ['U', 'S', 'TRAM'].includes(quarter.stop.kind)
const isTrain = ({ quarter }: FlatFacts) => quarter.stop.kind === 'TRAIN'
const isLocal = (facts: FlatFacts) => !isTrain(facts)
const minutesEn = ({ minutesToStop }: FlatFacts) => `${numberEn(minutesToStop)} minutes`
const minutesDe = ({ minutesToStop }: FlatFacts) => `${numberDe(minutesToStop)} Minuten`

/** How one gets about. */
export const WAY_BLOCKS: readonly Block[] = [
  {
    when: isLocal,
    en: (f) => `It takes ${minutesEn(f)} on foot to the ${stopEn(f.quarter.stop)}.`,
    de: (f) => `Zur ${stopDe(f.quarter.stop)} sind es zu Fuß ${minutesDe(f)}.`,
  },
  {
    when: isLocal,
    en: (f) =>
      `The ${stopEn(f.quarter.stop)} is about ${minutesEn(f)} away on foot, so you can easily do without a car.`,
    de: (f) =>
      `Die ${stopDe(f.quarter.stop)} ist etwa ${minutesDe(f)} zu Fuß entfernt; ein Auto braucht man hier nicht.`,
  },
  {
    when: isRail,
    en: (f) => `The nearest stop is the ${stopEn(f.quarter.stop)}, ${minutesEn(f)} from the front door.`,
    de: (f) =>
      `Die nächste Haltestelle ist die ${stopDe(f.quarter.stop)}, ${minutesDe(f)} von der Haustür entfernt.`,
  },
  {
    when: isRail,
    en: (f) =>
      `From the ${stopEn(f.quarter.stop)}, ${minutesEn(f)} away, trains run until well after midnight.`,
    de: (f) =>
      `An der ${stopDe(f.quarter.stop)}, ${minutesDe(f)} entfernt, fahren die Bahnen bis weit nach Mitternacht.`,
  },
  {
    when: (f) => isLocal(f) && f.minutesToStop <= 4,
    en: (f) =>
      `Leave the house ${minutesEn(f)} before departure: the ${stopEn(f.quarter.stop)} is that close.`,
    de: (f) =>
      `Es genügt, ${minutesDe(f)} vor der Abfahrt loszugehen: So nah ist die ${stopDe(f.quarter.stop)}.`,
  },
  {
    when: ({ quarter }) => quarter.stop.kind === 'BUS',
    en: (f) =>
      `Buses leave every few minutes from ${f.quarter.stop.name}, ${minutesEn(f)} on foot from the flat.`,
    de: (f) =>
      `Busse fahren im Takt weniger Minuten ab ${f.quarter.stop.name}, ${minutesDe(f)} zu Fuß von der Wohnung.`,
  },
  {
    when: isTrain,
    en: (f) =>
      `By bike you reach the ${trainEn(f.quarter.stop)} in about ten minutes, and there are buses all day long.`,
    de: (f) =>
      `Mit dem Rad ist man in rund zehn Minuten am ${trainDe(f.quarter.stop)}, und Busse fahren den ganzen Tag.`,
  },
  {
    when: isTrain,
    en: (f) => `The ${trainEn(f.quarter.stop)} is close, so a weekend elsewhere is easily arranged.`,
    de: (f) =>
      `Der ${trainDe(f.quarter.stop)} ist nah; ein Wochenende anderswo ist also schnell organisiert.`,
  },
  {
    when: isTrain,
    en: (f) =>
      `Buses run to the ${trainEn(f.quarter.stop)} every few minutes; most people here simply cycle.`,
    de: (f) =>
      `Zum ${trainDe(f.quarter.stop)} fährt alle paar Minuten ein Bus; die meisten nehmen hier einfach das Rad.`,
  },
]

/** What everyday life is like. */
export const EVERYDAY_BLOCKS: readonly Block[] = [
  {
    topic: 'SHOPS',
    ...plain(
      'Supermarket, chemist and bakery are all within five minutes, and the bakery opens on Sundays, too.',
      'Supermarkt, Drogerie und Bäcker erreicht man in fünf Minuten, und der Bäcker hat auch sonntags geöffnet.',
    ),
  },
  {
    topic: 'SHOPS',
    ...plain(
      'For the weekly shop there are two supermarkets and an organic grocer close by.',
      'Für den Wocheneinkauf gibt es zwei Supermärkte und einen Bioladen in der Nähe.',
    ),
  },
  plain(
    'On Saturdays there is a weekly market nearby, with flowers, fish and the first gossip of the day.',
    'Samstags ist in der Nähe Wochenmarkt, mit Blumen, Fisch und den ersten Neuigkeiten des Tages.',
  ),
  plain(
    'Most errands can be run by bike; cycle paths lead off in every direction.',
    'Die meisten Wege erledigt man mit dem Rad; Radwege führen in alle Richtungen.',
    is('GREEN', 'STUDENT', 'QUIET'),
  ),
  plain(
    'Two playgrounds, a library and an ice-cream parlour make it easy to settle in with children, too.',
    'Zwei Spielplätze, eine Bücherei und eine Eisdiele machen auch Kindern das Ankommen leicht.',
    is('GREEN', 'QUIET', 'LIVELY'),
  ),
  plain(
    'Theatres, museums and the big shops are so close that one goes there on the spur of the moment.',
    'Theater, Museen und große Geschäfte sind so nah, dass man auch spontan hingeht.',
    is('CENTRAL'),
  ),
  plain(
    'Doctors, a pharmacy and the post office are in the neighbourhood, as is a swimming pool.',
    'Ärzte, Apotheke und Post sind im Viertel, ein Schwimmbad ebenso.',
    is('QUIET', 'GREEN', 'CENTRAL'),
  ),
  plain(
    'Evenings here are quiet; you hear blackbirds, now and then a bell, and very little traffic.',
    'Abends ist es hier ruhig; man hört Amseln, ab und zu eine Glocke und kaum Verkehr.',
    is('QUIET', 'GREEN'),
  ),
  plain(
    'Joggers have several routes to choose from right outside the door.',
    'Wer laufen geht, hat gleich vor der Tür mehrere Strecken zur Auswahl.',
    is('GREEN'),
  ),
  plain(
    'You will hardly manage to try every restaurant in the surrounding streets in one stay.',
    'Alle Lokale in den umliegenden Straßen auszuprobieren, schafft man in einem Aufenthalt kaum.',
    is('LIVELY'),
  ),
  plain(
    'There is life in the streets until late, but the house itself is solid and stays calm.',
    'Auf den Straßen ist bis spät etwas los, das Haus selbst ist solide gebaut und bleibt ruhig.',
    is('LIVELY'),
  ),
  plain(
    'Cafés, a cinema and a good bookshop are around the corner, and so is the bike workshop.',
    'Cafés, ein Kino und eine gute Buchhandlung liegen um die Ecke, die Fahrradwerkstatt auch.',
    is('LIVELY', 'STUDENT', 'CENTRAL'),
  ),
  plain(
    'Lunch is easy and inexpensive, as many students live here.',
    'Mittags isst man hier gut und günstig, denn im Viertel leben viele Studierende.',
    is('STUDENT'),
  ),
  plain(
    'Many who stay here walk or cycle to work; the offices are that close.',
    'Viele, die hier wohnen, gehen zu Fuß oder fahren mit dem Rad zur Arbeit, so nah sind die Büros.',
    is('BUSINESS'),
  ),
  plain(
    'After office hours it becomes surprisingly peaceful, and at weekends you have the place almost to yourself.',
    'Nach Büroschluss wird es erstaunlich still, und am Wochenende hat man das Viertel fast für sich.',
    is('BUSINESS'),
  ),
  plain(
    'Almost everything can be done on foot, and for the rest there is a bike-sharing station.',
    'Fast alles lässt sich zu Fuß erledigen, und für den Rest gibt es Leihräder.',
    is('CENTRAL', 'BUSINESS'),
  ),
]
