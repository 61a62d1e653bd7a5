import type { Locale } from '@domizil/domain'
import { foreignNamesOf } from './local-name.ts'
import { normalizePlaceName } from './normalize-place-name.ts'

/** What tells two towns of one name apart. */
const ADDITION = /(?<!\s)(\s*[(/,]|\s+(am|an|im|in|bei|ob|vor|unter)\s).*/is

type Names = readonly [en: string, de: string, es: string]

/** The German states and the Spanish communities, by country and code of GeoNames. */
const REGIONS: Readonly<Record<string, Readonly<Record<string, Names>>>> = {
  DE: {
    '01': ['Baden-Württemberg', 'Baden-Württemberg', 'Baden-Wurtemberg'],
    '02': ['Bavaria', 'Bayern', 'Baviera'],
    '03': ['Bremen', 'Bremen', 'Bremen'],
    '04': ['Hamburg', 'Hamburg', 'Hamburgo'],
    '05': ['Hesse', 'Hessen', 'Hesse'],
    '06': ['Lower Saxony', 'Niedersachsen', 'Baja Sajonia'],
    '07': ['North Rhine-Westphalia', 'Nordrhein-Westfalen', 'Renania del Norte-Westfalia'],
    '08': ['Rhineland-Palatinate', 'Rheinland-Pfalz', 'Renania-Palatinado'],
    '09': ['Saarland', 'Saarland', 'Sarre'],
    '10': ['Schleswig-Holstein', 'Schleswig-Holstein', 'Schleswig-Holstein'],
    '11': ['Brandenburg', 'Brandenburg', 'Brandeburgo'],
    '12': ['Mecklenburg-Western Pomerania', 'Mecklenburg-Vorpommern', 'Mecklemburgo-Pomerania Occidental'],
    '13': ['Saxony', 'Sachsen', 'Sajonia'],
    '14': ['Saxony-Anhalt', 'Sachsen-Anhalt', 'Sajonia-Anhalt'],
    '15': ['Thuringia', 'Thüringen', 'Turingia'],
    '16': ['Berlin', 'Berlin', 'Berlín'],
  },
  ES: {
    '07': ['Balearic Islands', 'Balearen', 'Islas Baleares'],
    '27': ['La Rioja', 'La Rioja', 'La Rioja'],
    '29': ['Madrid', 'Madrid', 'Madrid'],
    '31': ['Murcia', 'Murcia', 'Murcia'],
    '32': ['Navarre', 'Navarra', 'Navarra'],
    '34': ['Asturias', 'Asturien', 'Asturias'],
    '39': ['Cantabria', 'Kantabrien', 'Cantabria'],
    '51': ['Andalusia', 'Andalusien', 'Andalucía'],
    '52': ['Aragon', 'Aragonien', 'Aragón'],
    '53': ['Canary Islands', 'Kanarische Inseln', 'Canarias'],
    '54': ['Castilla-La Mancha', 'Kastilien-La Mancha', 'Castilla-La Mancha'],
    '55': ['Castile and León', 'Kastilien und León', 'Castilla y León'],
    '56': ['Catalonia', 'Katalonien', 'Cataluña'],
    '57': ['Extremadura', 'Extremadura', 'Extremadura'],
    '58': ['Galicia', 'Galicien', 'Galicia'],
    '59': ['Basque Country', 'Baskenland', 'País Vasco'],
    '60': ['Valencian Community', 'Valencianische Gemeinschaft', 'Comunidad Valenciana'],
  },
}

const COLUMNS: Readonly<Record<Locale, 0 | 1 | 2>> = { en: 0, de: 1, es: 2 }

/** A place may have a name in each of two languages, such as "Donostia / San Sebastián". */
function inEachLanguage(name: string): string[] {
  return name.split('/').map((one) => one.trim())
}

/** Of two languages the one of the whole country, which stands last. */
export function shownName(name: string): string {
  return inEachLanguage(name).at(-1) ?? name
}

/** The name of a town without what tells it apart from others: "Frankfurt" of "Frankfurt am Main". */
export function shortName(name: string): string {
  return name.replace(ADDITION, '')
}

/** All folded names of a place: "Frankfurt am Main" is also called Frankfurt; some cities have other names abroad. */
export function namesOfPlace(name: string): string[] {
  const written = new Set([name, shortName(name), ...inEachLanguage(name)])

  return [...written].map(normalizePlaceName).flatMap((folded) => [folded, ...foreignNamesOf(folded)])
}

/** The name of a state or community in the reader's language; undefined outside Germany and Spain. */
export function regionNameIn(locale: Locale, countryCode: string, code: string): string | undefined {
  return REGIONS[countryCode]?.[code]?.[COLUMNS[locale]]
}
