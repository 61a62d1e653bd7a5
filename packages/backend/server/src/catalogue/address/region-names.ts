import type { Locale } from '@domizil/domain'

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

/** The name of a state or community in the reader's language; undefined outside Germany and Spain. */
export function regionNameIn(locale: Locale, countryCode: string, code: string): string | undefined {
  return REGIONS[countryCode]?.[code]?.[COLUMNS[locale]]
}
