/** The countries whose people read one of our languages other than English. */
const COUNTRIES = {
  de: 'DE AT CH LI',
  es: 'ES AR BO CL CO CR CU DO EC GQ GT HN MX NI PA PE PR PY SV UY VE',
}

/** The language of the place and its country: `de_AT` for Austria, English where we speak no language of the place. */
export function languageTagOf(countryCode: string): string {
  const [language = 'en'] =
    Object.entries(COUNTRIES).find(([, codes]) => codes.split(' ').includes(countryCode)) ?? []
  return `${language}_${countryCode}`
}
