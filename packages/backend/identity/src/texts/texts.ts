import type { Locale } from '@domizil/domain'
import { de } from './de.ts'
import { en, type Texts } from './en.ts'
import { es } from './es.ts'

export type { Texts } from './en.ts'

/** The texts of the identity pages in every language of the interface. */
export const TEXTS: Record<Locale, Texts> = { en, de, es }

/** Replaces every `{name}` by its value. */
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder))
}
