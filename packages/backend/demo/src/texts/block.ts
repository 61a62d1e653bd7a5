import type { FlatFacts } from '../facts/flat-facts.ts'

/** What a block is about. A text says one thing of each topic. */
export type Topic =
  | 'BALCONY'
  | 'CLEANING'
  | 'COSTS'
  | 'GARDEN'
  | 'INTERNET'
  | 'LAUNDRY'
  | 'OWNER'
  | 'PETS'
  | 'SHOPS'
  | 'SLEEPING'
  | 'STAY'

/** One thing that can be said of some flats, said naturally in each language. */
export interface Block {
  topic?: Topic
  /** Whether it is true of a flat; true of all when left out. */
  when?: (facts: FlatFacts) => boolean
  en: (facts: FlatFacts) => string
  de: (facts: FlatFacts) => string
}

/** A text in English and in German. */
export interface TextPair {
  en: string
  de: string
}

/** A block that needs nothing of the flat. */
export function plain(en: string, de: string, when?: Block['when']): Block {
  return { en: () => en, de: () => de, ...(when && { when }) }
}
