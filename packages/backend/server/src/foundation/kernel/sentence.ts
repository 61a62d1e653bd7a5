import type { Locale } from '@domizil/domain'

/** One sentence in every language of the interface. `{name}` stands for a value. */
export type Sentence = Record<Locale, string>

/** What a sentence names. */
export type Values = Record<string, string | number>

/** Puts values in the place of their `{names}`. */
export function fillIn(text: string, values: Values): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder))
}
