import type { Locale } from '@domizil/domain'

/**
 * A mail in one language. `{name}` stands for a value; a paragraph is left out when one of its values is unknown.
 */
export interface MailText {
  subject: string
  paragraphs: readonly string[]
  /** The words on the link. */
  link: string
}

export type MailTexts = Record<Locale, MailText>
