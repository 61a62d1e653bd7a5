import { LOCALES, type Locale } from '../locale.ts'

/** What readers of other languages call cities, by the name that each has where it is. */
const CITY_NAMES: Readonly<Record<string, Partial<Record<Locale, string>>>> = {
  Aachen: { es: 'Aquisgrán' },
  Berlin: { es: 'Berlín' },
  Braunschweig: { en: 'Brunswick', es: 'Brunswick' },
  Dresden: { es: 'Dresde' },
  'Frankfurt am Main': { es: 'Fráncfort' },
  'Freiburg im Breisgau': { es: 'Friburgo' },
  Göttingen: { es: 'Gotinga' },
  Hamburg: { es: 'Hamburgo' },
  Hannover: { en: 'Hanover' },
  Koblenz: { es: 'Coblenza' },
  Konstanz: { en: 'Constance', es: 'Constanza' },
  Köln: { en: 'Cologne', es: 'Colonia' },
  Magdeburg: { es: 'Magdeburgo' },
  Mainz: { es: 'Maguncia' },
  München: { en: 'Munich', es: 'Múnich' },
  Nürnberg: { en: 'Nuremberg', es: 'Núremberg' },
  Regensburg: { es: 'Ratisbona' },
  Trier: { es: 'Tréveris' },
  Tübingen: { es: 'Tubinga' },
  Würzburg: { es: 'Wurzburgo' },

  Sevilla: { en: 'Seville' },
  Zaragoza: { de: 'Saragossa' },

  Athína: { en: 'Athens', de: 'Athen', es: 'Atenas' },
  Bruxelles: { en: 'Brussels', de: 'Brüssel', es: 'Bruselas' },
  București: { en: 'Bucharest', de: 'Bukarest', es: 'Bucarest' },
  'Den Haag': { en: 'The Hague', es: 'La Haya' },
  Firenze: { en: 'Florence', de: 'Florenz', es: 'Florencia' },
  Genova: { en: 'Genoa', de: 'Genua', es: 'Génova' },
  Genève: { en: 'Geneva', de: 'Genf', es: 'Ginebra' },
  København: { en: 'Copenhagen', de: 'Kopenhagen', es: 'Copenhague' },
  Lisboa: { en: 'Lisbon', de: 'Lissabon' },
  Luzern: { en: 'Lucerne', es: 'Lucerna' },
  Milano: { en: 'Milan', de: 'Mailand', es: 'Milán' },
  Napoli: { en: 'Naples', de: 'Neapel', es: 'Nápoles' },
  Praha: { en: 'Prague', de: 'Prag', es: 'Praga' },
  Roma: { en: 'Rome', de: 'Rom' },
  Torino: { en: 'Turin', de: 'Turin', es: 'Turín' },
  Venezia: { en: 'Venice', de: 'Venedig', es: 'Venecia' },
  Warszawa: { en: 'Warsaw', de: 'Warschau', es: 'Varsovia' },
  Wien: { en: 'Vienna', es: 'Viena' },
  Zürich: { en: 'Zurich', es: 'Zúrich' },
}

/** The name of a city in the reader's language, "Munich"; the local one if there is no other. */
export function cityNameIn(locale: Locale, city: string): string {
  return CITY_NAMES[city]?.[locale] ?? city
}

/** All cities that are called differently somewhere, by their local names. */
export const TRANSLATED_CITIES: readonly string[] = Object.keys(CITY_NAMES)

/** A typed place as the reader calls it: a known city by any of its names, in any case; another one as it was typed. */
export function placeTermIn(locale: Locale, term: string): string {
  const lower = (name: string) => name.trim().toLocaleLowerCase()
  const known = TRANSLATED_CITIES.find((city) =>
    LOCALES.some((other) => lower(cityNameIn(other, city)) === lower(term)),
  )

  return known ? cityNameIn(locale, known) : term
}

/** A flat's place in a list, in the reader's language: "Schwabing, Munich". */
export function placeLineOf(
  locale: Locale,
  { district, city }: { district?: string | null; city: string },
): string {
  return [district !== city && district, cityNameIn(locale, city)].filter(Boolean).join(', ')
}
