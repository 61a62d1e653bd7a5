import type { Locale } from '@domizil/domain'
import templates from './templates.json' with { type: 'json' }

type Texts = Readonly<Record<string, Readonly<Record<Locale, string>>>>

/** Usual words of administrators, as the person concerned reads them. Their names are the messages `template.<use>.<code>`. */
export const TEMPLATES: Readonly<Record<TemplateUse, Texts>> = templates

/** What templates are for. */
export type TemplateUse = keyof typeof templates

/** A template in several languages, one below the other; in English where it is not known who reads it. */
export function templateText(use: TemplateUse, code: string, locales: readonly Locale[]): string {
  const read = locales.length > 0 ? locales : (['en'] as const)
  return read.map((locale) => TEMPLATES[use][code]?.[locale] ?? '').join('\n\n')
}
