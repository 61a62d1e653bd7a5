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

/** Where most flats are. */
const HOME = 'DE'
/** Zones in which the English of a browser tells no country: it is what many are delivered with. */
const NEAR = /^(Europe|Atlantic|Etc)\/|^UTC$/

/** Where a browser is, as far as it says so. */
interface BrowserPlace {
  readonly timeZone: string
  readonly languages: readonly string[]
}

/** The country that a reader probably lives in: that of the time zone, or else of the languages, or else that of most flats. */
export function probableCountry({ timeZone, languages }: BrowserPlace): string {
  const regions = languages
    .map((tag) => new Intl.Locale(tag))
    .filter(({ language }) => language !== 'en' || !NEAR.test(timeZone))
    .map(({ region = '' }) => region)

  return COUNTRY_OF_ZONE[timeZone] ?? regions.find((region) => isCountryCode(region)) ?? HOME
}

/** The place of this browser. */
export function browserPlace(): BrowserPlace {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  return { timeZone, languages: navigator.languages }
}
