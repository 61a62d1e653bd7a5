import type { Locale } from '@domizil/domain'
import { type MessageFormatElement, parse } from '@formatjs/icu-messageformat-parser'
import { IntlMessageFormat } from 'intl-messageformat'

/** Values as the reader reads them. */
export type Shown = Readonly<Record<string, string | number>>

interface IcuMessage {
  elements: MessageFormatElement[]
  format: (values: Shown) => string
}

const PARSED: Record<Locale, Map<string, IcuMessage>> = { en: new Map(), de: new Map(), es: new Map() }

/** Parses a message, once for each language. The messages are those of the sources: few, and none of a user. */
export function icuMessage(message: string, locale: Locale): IcuMessage {
  const known = PARSED[locale].get(message)
  if (known) return known

  const elements = parse(message, { ignoreTag: true })
  const formatter = new IntlMessageFormat(elements, locale)
  const result = { elements, format: (values: Shown) => String(formatter.format({ ...values })) }
  PARSED[locale].set(message, result)
  return result
}
