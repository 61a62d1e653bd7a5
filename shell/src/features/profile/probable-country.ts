import { isCountryCode } from '@domizil/domain'

/** The time zones of one country each, of those that most people here live in. */
const COUNTRY_OF_ZONE: Readonly<Record<string, string>> = {
  'Europe/Berlin': 'DE',
  'Europe/Busingen': 'DE',
  'Europe/Vienna': 'AT',
  'Europe/Zurich': 'CH',
  'Europe/Madrid': 'ES',
  'Atlantic/Canary': 'ES',
}

/** Where a browser is, as far as it says so. */
interface BrowserPlace {
  readonly timeZone: string
  readonly languages: readonly string[]
}

/** The country that a reader probably lives in: that of the time zone, or else of the languages; empty if neither tells. */
export function probableCountry({ timeZone, languages }: BrowserPlace): string {
  const regions = languages.map((language) => new Intl.Locale(language).region ?? '')
  return COUNTRY_OF_ZONE[timeZone] ?? regions.find((region) => isCountryCode(region)) ?? ''
}

/** The place of this browser. */
export function browserPlace(): BrowserPlace {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  return { timeZone, languages: navigator.languages }
}
