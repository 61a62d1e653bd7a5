import type deFilter from '../messages/filters/de.json'
import type enFilter from '../messages/filters/en.json'
import type esFilter from '../messages/filters/es.json'
import type de from '../messages/flat-field/de.json'
import type en from '../messages/flat-field/en.json'
import type es from '../messages/flat-field/es.json'
import type dePart from '../messages/flat-part/de.json'
import type enPart from '../messages/flat-part/en.json'
import type esPart from '../messages/flat-part/es.json'
import type { FLAT_FIELDS, FlatFieldName } from './flat-fields.ts'
import type { Locale } from './locale.ts'

type CodesOf<Name extends FlatFieldName> = (typeof FLAT_FIELDS)[Name] extends {
  codes: readonly (infer Code extends string)[]
}
  ? `flatField.${Name}.${Code}`
  : never
type WordId = `flatField.${FlatFieldName}` | { [Name in FlatFieldName]: CodesOf<Name> }[FlatFieldName]

type Complete<Words extends Record<Locale, Readonly<Record<WordId, string>>>> = Words
type SameIn<Id extends string, Words extends Record<Locale, Readonly<Record<Id, string>>>> = Words

/**
 * The words of the fields in each language: a label for each, and a word for each of its codes. One that a language lacks
 * does not compile.
 */
export type FlatWords = Complete<{ en: typeof en; de: typeof de; es: typeof es }>
/** The labels of what a flat has beside the fields of the table: address, pictures and certificate. */
export type FlatPartWords = SameIn<
  keyof typeof enPart,
  { en: typeof enPart; de: typeof dePart; es: typeof esPart }
>
/** What the search asks for: a label where the flat has none, and each filter that is set in words. */
export type FilterWords = SameIn<
  keyof typeof enFilter,
  { en: typeof enFilter; de: typeof deFilter; es: typeof esFilter }
>
/** The one label of a field, by the id of its message. */
export type FieldLabel = Extract<
  keyof typeof en | keyof typeof enFilter,
  `${'flatField' | 'filterName'}.${string}`
>
