import { createRequire } from 'node:module'
import { type FlatPartWords, type FlatWords, LOCALES, type Locale } from '@domizil/domain'
import type { FieldWords } from '../../foundation/kernel/index.ts'

const read = createRequire(import.meta.url)
const wordsIn = (locale: Locale): Readonly<Record<string, string>> => ({
  ...(read(`@domizil/domain/messages/flat-part/${locale}.json`) as FlatPartWords[Locale]),
  ...(read(`@domizil/domain/messages/flat-field/${locale}.json`) as FlatWords[Locale]),
})
const WORDS = Object.fromEntries(LOCALES.map((locale) => [locale, wordsIn(locale)])) as Record<
  Locale,
  Readonly<Record<string, string>>
>

/** The labels of the wizard and the pages, by the last part of a field on the wire. Those of codes are of no use here. */
export const fieldWords: FieldWords = Object.fromEntries(
  Object.keys(WORDS.en)
    .filter((id) => !/[A-Z]{2}|\.is\./.test(id))
    .map((id) => [
      id.split('.').at(-1) ?? id,
      { en: WORDS.en[id] ?? id, de: WORDS.de[id] ?? id, es: WORDS.es[id] ?? id },
    ]),
)
