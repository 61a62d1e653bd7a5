import Negotiator from 'negotiator'
import { isLocale, languageOf, type Locale } from './locale.ts'

/**
 * The language of the interface that an `Accept-Language` header asks for, best first. Undefined where it names none of
 * ours: `*`, which programs send, asks for nothing.
 */
export function acceptedLocale(header: string | undefined): Locale | undefined {
  const accepted = new Negotiator({ headers: { 'accept-language': header ?? '' } }).languages()

  return accepted.map(languageOf).find(isLocale)
}
