import type { Locale } from '@domizil/domain'
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import { IntlMessageFormat } from 'intl-messageformat'

/** A mail in one language, as ICU messages. */
export interface MailText {
  /** What the back office calls the mail. */
  title: string
  subject: string
  paragraphs: readonly string[]
  /** The text of the link. */
  link: string
}

/** Values as the recipient reads them. */
export type Shown = Readonly<Record<string, string | number>>

interface Parsed {
  elements: MessageFormatElement[]
  format: (values: Shown) => string
}

const PARSED: Record<Locale, Map<string, Parsed>> = { en: new Map(), de: new Map(), es: new Map() }

/** Parses a message, once for each language. The messages are those of the sources: few, and none of a user. */
export function parsed(message: string, locale: Locale): Parsed {
  const known = PARSED[locale].get(message)
  if (known) return known

  const elements = parse(message, { ignoreTag: true })
  const formatter = new IntlMessageFormat(elements, locale)
  const result = { elements, format: (values: Shown) => String(formatter.format({ ...values })) }
  PARSED[locale].set(message, result)
  return result
}

/** The names of the values that a message says: of a choice only those of the options that are chosen by the values, or of all. */
export function saidIn(elements: readonly MessageFormatElement[], values?: Shown): string[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return []
    if (!('value' in element)) return []
    if (element.type !== TYPE.select && element.type !== TYPE.plural) return [element.value]

    const { value: name, options } = element
    const chosen =
      element.type === TYPE.select && values ? (options[values[name] ?? ''] ?? options['other']) : undefined
    const read = chosen ? [chosen] : Object.values(options)
    return [name, ...read.flatMap((option) => saidIn(option.value, values))]
  })
}
