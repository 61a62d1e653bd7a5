import type { Locale } from '@domizil/domain'
import { fill, type Texts } from '../texts/texts.ts'

/** Says that an address is locked, and for how long from now: the reader's clock is not known here. */
export function lockedText(seconds: number, locale: Locale, texts: Texts): string {
  const when = new Intl.RelativeTimeFormat(locale).format(Math.ceil(seconds / 60), 'minute')
  return fill(texts.locked, { when })
}
