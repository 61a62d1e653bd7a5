import type { Locale } from '@domizil/domain'
import { fill, type Texts } from '../texts/texts.ts'

/**
 * A message that an account is locked, with the remaining time instead of the end: the user's time zone is unknown.
 */
export function lockedText(seconds: number, locale: Locale, texts: Texts): string {
  const when = new Intl.RelativeTimeFormat(locale).format(Math.ceil(seconds / 60), 'minute')
  return fill(texts.locked, { when })
}
