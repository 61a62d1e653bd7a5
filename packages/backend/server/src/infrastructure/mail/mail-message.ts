import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser'
import type { Shown } from '../../foundation/kernel/index.ts'

/** A mail in one language, as ICU messages. */
export interface MailText {
  /** What the back office calls the mail. */
  title: string
  subject: string
  paragraphs: readonly string[]
  /** The text of the link. */
  link: string
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
