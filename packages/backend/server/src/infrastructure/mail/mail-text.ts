import type { Locale } from '@domizil/domain'

/** A mail in one language, with `{name}` placeholders; a paragraph is left out if one of its values is unknown. */
export interface MailText {
  subject: string
  paragraphs: readonly string[]
  /** The text of the link. */
  link: string
}

export type MailTexts = Record<Locale, MailText>
