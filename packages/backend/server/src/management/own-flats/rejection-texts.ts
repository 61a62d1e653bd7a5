import { type Locale, LOCALES, type RejectionReason } from '@domizil/domain'
import type { Sentence } from '../../foundation/kernel/index.ts'
import rejectionTexts from './rejection-texts.json' with { type: 'json' }

/** The usual reasons of a rejection, as the landlord reads them. */
export const REJECTION_TEXTS: Record<RejectionReason, Sentence> = rejectionTexts

/** A rejection as the reader reads it: its usual reasons are known by their words, any other line stays as it is. */
export function rejectionIn(locale: Locale, rejection: string): string {
  const wordsOf = (line: string) =>
    Object.values(REJECTION_TEXTS).find((texts) => LOCALES.some((one) => texts[one] === line.trim()))
  return rejection
    .split('\n')
    .map((line) => wordsOf(line)?.[locale] ?? line)
    .join('\n')
}
