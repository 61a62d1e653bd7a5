import type { FlatFacts } from '../facts/flat-facts.ts'
import { has } from '../facts/flat-facts.ts'
import type { Adjective } from './adjectives.ts'
import { described, type Noun } from './nouns.ts'
import { ordinalDe, ordinalEn, sizeDe, sizeEn } from './phrases.ts'

/** What a title is made of. */
export interface TitleParts {
  facts: FlatFacts
  noun: Noun
  adjective: Adjective
}

/** A way to put a title. */
export interface TitlePattern {
  when?: (facts: FlatFacts) => boolean
  en: (parts: TitleParts) => string
  de: (parts: TitleParts) => string
}

const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const placeEn = ({ quarter }: FlatFacts) => quarter.english
const placeDe = ({ quarter }: FlatFacts) => quarter.german

/** "Flat with balcony in Kreuzberg": a noun with a feature and the quarter. */
function withFeature(en: string, de: string, when: (facts: FlatFacts) => boolean): TitlePattern {
  return {
    when,
    en: ({ facts, noun }) => `${upper(noun.en)} ${en} ${placeEn(facts)}`,
    de: ({ facts, noun }) => `${noun.de} ${de} ${placeDe(facts)}`,
  }
}

/** "Life in Kreuzberg": words that need nothing but the quarter. */
function ofPlace(en: string, de: string, when?: (facts: FlatFacts) => boolean): TitlePattern {
  return {
    ...(when && { when }),
    en: ({ facts }) => `${en} ${placeEn(facts)}`,
    de: ({ facts }) => `${de} ${placeDe(facts)}`,
  }
}

const WITH_FEATURE: readonly TitlePattern[] = [
  withFeature('with balcony', 'mit Balkon', (f) => has(f, 'BALCONY')),
  withFeature('with sunny balcony', 'mit Sonnenbalkon', (f) => has(f, 'BALCONY') && f.sun !== 'MORNING'),
  withFeature(
    'with breakfast balcony',
    'mit Frühstücksbalkon',
    (f) => has(f, 'BALCONY') && f.sun === 'MORNING',
  ),
  withFeature('with terrace', 'mit Terrasse', (f) => has(f, 'TERRACE')),
  withFeature('with garden', 'mit Garten', (f) => has(f, 'GARDEN')),
  withFeature('with roof terrace', 'mit Dachterrasse', (f) => has(f, 'ROOF_TERRACE')),
  withFeature('with fireplace', 'mit Kamin', (f) => has(f, 'FIREPLACE')),
  withFeature('with bathtub', 'mit Badewanne', (f) => has(f, 'BATHTUB')),
  withFeature('with parking space', 'mit Stellplatz', (f) => has(f, 'UNDERGROUND_GARAGE', 'OUTSIDE_SPACE')),
  withFeature('with lift', 'mit Aufzug', (f) => has(f, 'ELEVATOR') && f.floorNumber >= 2),
  withFeature('with desk and fast Wi-Fi', 'mit Schreibtisch und schnellem WLAN', (f) => has(f, 'DESK')),
  withFeature('with piano', 'mit Klavier', (f) => has(f, 'PIANO')),
  withFeature('with two bathrooms', 'mit zwei Bädern', (f) => f.bathrooms === 2),
  withFeature('with evening sun', 'mit Abendsonne', (f) => f.sun === 'EVENING'),
  withFeature('with morning sun', 'mit Morgensonne', (f) => f.sun === 'MORNING'),
  withFeature('with a view over the roofs', 'mit Blick über die Dächer', (f) => f.outlook === 'ROOFTOPS'),
  withFeature('with a view of the trees', 'mit Blick ins Grüne', (f) => f.outlook === 'TREES'),
  withFeature('on a quiet courtyard', 'am ruhigen Innenhof', (f) => f.outlook === 'COURTYARD'),
  withFeature('with high ceilings', 'mit hohen Decken', (f) => f.building.era === 'FOUNDERS'),
  withFeature('with underfloor heating', 'mit Fußbodenheizung', (f) => has(f, 'UNDERFLOOR_HEATING')),
  withFeature('for four', 'für vier', (f) => f.maxPerson === 4),
  withFeature('for two', 'für zwei', (f) => f.maxPerson === 2),
  withFeature('with a big kitchen table', 'mit großem Küchentisch', (f) => f.size > 60 && f.hasFullKitchen),
  withFeature('with sofa bed for guests', 'mit Schlafsofa für Gäste', (f) => has(f, 'SOFA_BED')),
]

const OF_PLACE: readonly TitlePattern[] = [
  ofPlace('A home for a while', 'Zuhause auf Zeit'),
  ofPlace('Arrive, unpack, feel at home', 'Ankommen, auspacken, wohlfühlen'),
  ofPlace('Room to breathe', 'Platz zum Durchatmen', (f) => f.size > 65),
  ofPlace('Small but complete', 'Klein, aber komplett', (f) => f.size < 40),
  ofPlace('Above the rooftops', 'Über den Dächern', (f) => f.outlook === 'ROOFTOPS'),
  ofPlace('Parquet, stucco and light', 'Parkett, Stuck und viel Licht', (f) => f.building.era === 'FOUNDERS'),
  ofPlace(
    'Period charm and good coffee',
    'Altbaucharme und guter Kaffee',
    (f) => f.building.era === 'FOUNDERS',
  ),
  ofPlace('First coffee on the balcony', 'Erster Kaffee auf dem Balkon', (f) => has(f, 'BALCONY')),
  ofPlace('Work and live', 'Wohnen und arbeiten', (f) => has(f, 'DESK')),
  ofPlace('Your own key, your own quiet', 'Eigener Schlüssel, eigene Ruhe', (f) => f.outlook !== 'STREET'),
  ofPlace('Family time', 'Familienzeit', (f) => f.bedrooms >= 2),
  ofPlace('New and well insulated', 'Neu gebaut und gut gedämmt', (f) => f.building.era === 'NEW'),
  ofPlace('Well connected', 'Bestens angebunden', (f) => f.minutesToStop <= 5),
  ofPlace('In the middle of it', 'Mittendrin', (f) => ['LIVELY', 'CENTRAL'].includes(f.quarter.character)),
  ofPlace('Green outlook, short ways', 'Blick ins Grüne, kurze Wege', (f) => f.outlook === 'TREES'),
  ofPlace('Dogs welcome: living', 'Mit Hund willkommen: wohnen', (f) =>
    f.houseRules.includes('PETS_ALLOWED'),
  ),
]

/** The ways to put a title, from the general to the particular. */
export const TITLE_PATTERNS: readonly TitlePattern[] = [
  {
    en: ({ facts, noun, adjective }) => `${upper(adjective.en)} ${noun.en} ${placeEn(facts)}`,
    de: ({ facts, noun, adjective }) => `${upper(described(adjective.de, noun))} ${placeDe(facts)}`,
  },
  {
    when: ({ size }) => Number.isInteger(size),
    en: ({ facts, noun, adjective }) =>
      `${upper(placeEn(facts))}: ${adjective.en} ${noun.en}, ${sizeEn(facts)}`,
    de: ({ facts, noun, adjective }) =>
      `${upper(placeDe(facts))}: ${described(adjective.de, noun)}, ${sizeDe(facts)}`,
  },
  {
    when: ({ size }) => Number.isInteger(size),
    en: ({ facts, adjective }) => `${sizeEn(facts)} ${placeEn(facts)}: ${adjective.en} and ready to move in`,
    de: ({ facts, adjective }) => `${sizeDe(facts)} ${placeDe(facts)}: ${adjective.de} und sofort bewohnbar`,
  },
  {
    when: ({ quarter }) => quarter.stop.kind !== 'TRAIN' && !quarter.stop.name.includes(quarter.name),
    en: ({ facts, noun, adjective }) => `${upper(adjective.en)} ${noun.en} near ${facts.quarter.stop.name}`,
    de: ({ facts, noun, adjective }) =>
      `${upper(described(adjective.de, noun))} nahe ${facts.quarter.stop.name}`,
  },
  {
    when: ({ street }) => street.endsWith('straße'),
    en: ({ facts, noun, adjective }) => `${upper(adjective.en)} ${noun.en} on ${facts.street}`,
    de: ({ facts, noun, adjective }) => `${upper(described(adjective.de, noun))} in der ${facts.street}`,
  },
  {
    when: ({ floorNumber, type }) => floorNumber >= 1 && type === 'APARTMENT',
    en: ({ facts, noun }) =>
      `${upper(noun.en)} on the ${ordinalEn(facts.floorNumber)} floor ${placeEn(facts)}`,
    de: ({ facts, noun }) => `${noun.de} im ${ordinalDe(facts.floorNumber)} Stock ${placeDe(facts)}`,
  },
  ...WITH_FEATURE,
  ...OF_PLACE,
]
