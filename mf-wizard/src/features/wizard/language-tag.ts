/** The countries with one of our languages other than English. */
const COUNTRIES = {
  de: 'DE AT CH LI',
  es: 'ES AR BO CL CO CR CU DO EC GQ GT HN MX NI PA PE PR PY SV UY VE',
}

/** The language and country of a place: `de_AT` for Austria, English if none of our languages is spoken there. */
export function languageTagOf(countryCode: string): string {
  const [language = 'en'] =
    Object.entries(COUNTRIES).find(([, codes]) => codes.split(' ').includes(countryCode)) ?? []
  return `${language}_${countryCode}`
}
