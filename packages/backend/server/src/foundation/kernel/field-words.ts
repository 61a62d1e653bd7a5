import type { Sentence } from './sentence.ts'

/** What people call the fields of calls, by their last part on the wire. */
export type FieldWords = Readonly<Record<string, Sentence>>

/** A name in each language. */
export const word = (en: string, de: string, es: string): Sentence => ({ en, de, es })
