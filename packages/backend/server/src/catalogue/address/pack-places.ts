import { distanceMetres } from './distance.ts'
import { type GeoName, readGeoNames } from './geo-names.ts'
import { type NameList, packNames } from './name-list.ts'
import { namesOfPlace, shownName } from './place-names.ts'

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
