import type { FlatFacts } from '../facts/flat-facts.ts'
import { readData } from '../read-data.ts'
import type { TextPair } from './block.ts'
import { allOf, type Condition } from './conditions.ts'
import { described, type Noun } from './nouns.ts'
import { ordinalDe, ordinalEn, sizeDe, sizeEn } from './phrases.ts'

/** Words for some flats in both languages. */
interface Phrase extends TextPair {
  when?: readonly string[]
}

/** A word for some flats; the German one without its ending. */
export interface Adjective extends TextPair {
  when: Condition
}

const TITLES = readData<Record<'features' | 'places' | 'adjectives', readonly Phrase[]>>('titles')

/** Words that fit some flats. What they claim is true of the facts they ask for. */
export const ADJECTIVES: readonly Adjective[] = TITLES.adjectives.map(({ when, ...words }) => ({
  ...words,
  when: allOf(when),
}))

/** What a title is made of. */
export interface TitleParts {
  facts: FlatFacts
  noun: Noun
  adjective: Adjective
}

/** A way to put a title. */
export interface TitlePattern {
  when?: Condition
  en: (parts: TitleParts) => string
  de: (parts: TitleParts) => string
}

const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const placeEn = ({ quarter }: FlatFacts) => quarter.english
const placeDe = ({ quarter }: FlatFacts) => quarter.german

/** "Flat with balcony in Kreuzberg": a noun with a feature and the quarter. */
function withFeature({ en, de, when }: Phrase): TitlePattern {
  return {
    when: allOf(when),
    en: ({ facts, noun }) => `${upper(noun.en)} ${en} ${placeEn(facts)}`,
    de: ({ facts, noun }) => `${noun.de} ${de} ${placeDe(facts)}`,
  }
}

/** "Life in Kreuzberg": words that need nothing but the quarter. */
function ofPlace({ en, de, when }: Phrase): TitlePattern {
  return {
    when: allOf(when),
    en: ({ facts }) => `${en} ${placeEn(facts)}`,
    de: ({ facts }) => `${de} ${placeDe(facts)}`,
  }
}

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
  ...TITLES.features.map(withFeature),
  ...TITLES.places.map(ofPlace),
]
