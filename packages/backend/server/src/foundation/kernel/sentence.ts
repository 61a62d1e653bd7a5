import type { Locale } from '@domizil/domain'

/** A message in every language of the interface, with `{name}` placeholders. */
export type Sentence = Record<Locale, string>

/** The values of a message's placeholders. */
export type Values = Record<string, string | number>

/** Replaces the `{name}` placeholders by values. */
export function fillIn(text: string, values: Values): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder))
}
