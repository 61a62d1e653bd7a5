import type { Locale } from '@domizil/domain'
import de from './de.json' with { type: 'json' }
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

/** All texts of the identity pages. A language without one of them does not compile. */
export type Texts = Record<keyof typeof en, string>

/** The texts of the identity pages in every language of the interface. */
export const TEXTS: Record<Locale, Texts> = { en, de, es }

/** Replaces every `{name}` by its value. */
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder))
}
