import Negotiator from 'negotiator'
import { isLocale, languageOf, type Locale } from './locale.ts'

/**
 * The language of the interface that an `Accept-Language` header prefers. Undefined if it names none of ours: `*`,
 * which programs send, is no preference.
 */
export function acceptedLocale(header: string | undefined): Locale | undefined {
  const accepted = new Negotiator({ headers: { 'accept-language': header ?? '' } }).languages()

  return accepted.map(languageOf).find(isLocale)
}
