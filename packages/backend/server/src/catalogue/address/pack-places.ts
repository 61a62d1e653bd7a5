import { distanceMetres } from './distance.ts'
import { normalizePlaceName } from './normalize-place-name.ts'
import { foreignNamesOf } from './local-name.ts'
import { type GeoName, readGeoNames } from './geo-names.ts'
import { type NameList, packNames } from './name-list.ts'

/** Every place of the earth, those at home first, then by size: packed, since there are more than a hundred thousand. */
export interface PackedPlaces {
  /** As they are shown, in order. */
  names: Pick<NameList, 'text' | 'starts'>
  /** Two letters each. */
  countries: string
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
/** What tells two towns of one name apart. */
const ADDITION = /\s*([(/,]|\s(am|an|im|in|bei|ob|vor|unter)\s).*$/i
/** Places with a name in each of two languages, such as "Donostia / San Sebastián". */
const BETWEEN_LANGUAGES = /\s*\/\s*/
/** How far a district of a town may lie from the town of the same name and still be taken for it. */
const SAME_PLACE_METRES = 15_000

/** Reads the gazetteer. Takes a second and a hundred megabytes. */
export function packPlaces(): PackedPlaces {
  const bySize = readGeoNames().toSorted((one, other) => other.population - one.population)
  const atHome = withoutDoubles(bySize.filter(isHome))
  const places = [...atHome, ...withoutDoubles(bySize.filter((place) => !isHome(place)))]

  return {
    names: inOrder(places.map(shownName)),
    countries: places.map(({ countryCode }) => countryCode).join(''),
    positions: Float64Array.from(places.flatMap(({ latitude, longitude }) => [latitude, longitude])),
    populations: Uint32Array.from(places, ({ population }) => population),
    atHome: atHome.length,
    index: packNames(places.map(namesOf)),
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

/** Of two languages the one of the whole country, which stands last. */
function shownName({ name }: GeoName): string {
  return name.split(BETWEEN_LANGUAGES).at(-1) ?? name
}

/** "Frankfurt am Main" is also called Frankfurt; some cities have other names abroad. */
function namesOf({ name }: GeoName): string[] {
  const written = new Set([name, name.replace(ADDITION, ''), ...name.split(BETWEEN_LANGUAGES)])
  return [...written].map(normalizePlaceName).flatMap((folded) => [folded, ...foreignNamesOf(folded)])
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
