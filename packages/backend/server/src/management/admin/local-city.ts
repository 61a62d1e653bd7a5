import { cityNameIn, LOCALES, TRANSLATED_CITIES } from '@domizil/domain'

const LOCAL_NAMES = new Map(
  TRANSLATED_CITIES.flatMap((city) => LOCALES.map((locale) => [foldName(cityNameIn(locale, city)), city])),
)

/** What a city is called where it is, by its name in another language: "munich" is "München". */
export function localCity(word: string): string | undefined {
  return LOCAL_NAMES.get(foldName(word))
}

function foldName(name: string): string {
  return name.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
}
