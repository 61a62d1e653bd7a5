import { createRequire } from 'node:module'
import { LOCALES, type Locale } from '@domizil/domain'
import type { Sentence } from './sentence.ts'

/** What people call the fields of calls, by their last part on the wire. */
export type FieldWords = Readonly<Record<string, Sentence>>

type Labels = Readonly<Record<string, string>>
const read = createRequire(import.meta.url)

/** The labels of the pages in each language, by the ids of their messages: a folder of `domain`. */
export function labelsIn<Words extends Readonly<Record<Locale, Labels>>>(
  folder: string,
): Readonly<Record<keyof Words['en'], Sentence>> {
  const texts = LOCALES.map(
    (locale) => [locale, read(`@domizil/domain/messages/${folder}/${locale}.json`) as Labels] as const,
  )
  const ids = texts.flatMap(([, labels]) => Object.keys(labels))
  const labelOf = (id: string) => Object.fromEntries(texts.map(([locale, labels]) => [locale, labels[id]]))

  return Object.fromEntries(ids.map((id) => [id, labelOf(id)])) as Record<keyof Words['en'], Sentence>
}
