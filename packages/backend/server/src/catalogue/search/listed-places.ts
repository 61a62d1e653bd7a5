import { sql } from 'kysely'
import type { Clock } from '../../foundation/kernel/index.ts'
import type { Database } from '../../foundation/tables/index.ts'
import { regionOf } from '../address/index.ts'
import { type NamedCandidate, type PlaceCandidate, withNames } from './place-candidate.ts'

/** New flats are suggested a little later. Found they are at once. */
const MAX_AGE_MS = 60_000

interface Row {
  city: string
  district: string | null
  postcode: string
  countryCode: string
  flats: number
  latitude: number
  longitude: number
}

/**
 * The cities, districts and postcodes of listed flats. Read at the first use and then in the background, at most every
 * minute: suggestions never wait for a table of flats.
 */
export function createListedPlaces({ db, clock }: { db: Database; clock: Clock }) {
  let known: { places: readonly NamedCandidate[]; readAt: number } | undefined
  let reading: Promise<void> | undefined

  async function read() {
    const readAt = clock().getTime()
    known = { places: await readPlaces(db), readAt }
  }

  /** A failure leaves the places as they were; the next call reads again. */
  function refresh(): Promise<void> {
    reading ??= read().finally(() => (reading = undefined))
    return reading
  }

  return async (): Promise<readonly NamedCandidate[]> => {
    if (!known) await refresh()
    else if (clock().getTime() - known.readAt > MAX_AGE_MS) refresh().catch(() => undefined)

    return known?.places ?? []
  }
}

async function readPlaces(db: Database): Promise<NamedCandidate[]> {
  const { rows } = await sql<Row>`
    SELECT f.city, f.district, f.postcode, f.country_code AS "countryCode", count(*)::int AS flats,
           avg(f.public_latitude) AS latitude, avg(f.public_longitude) AS longitude
    FROM flat AS f
    WHERE f.status = 'ACTIVE'
    GROUP BY f.city, f.district, f.postcode, f.country_code`.execute(db)
  const cities = gather(rows, ({ city }) => ({ kind: 'CITY', name: city }))
  const regions = new Map<string, string | undefined>()
  for (const city of cities) regions.set(`${city.countryCode} ${city.name}`, await regionOf(city.name, city))
  const places = [
    ...cities,
    ...gather(rows, ({ city, district }) => district && { kind: 'DISTRICT', name: district, city }),
    ...gather(rows, ({ city, postcode }) => ({ kind: 'POSTCODE', name: city, postcode })),
  ]

  return places.map((place) =>
    withNames({ ...place, region: regions.get(`${place.countryCode} ${place.city ?? place.name}`) }),
  )
}

type Identity = Pick<PlaceCandidate, 'kind' | 'name' | 'city' | 'postcode'>

/** The places of the rows with the number of their flats, in the middle of them. */
function gather(rows: readonly Row[], identify: (row: Row) => Identity | '' | null): PlaceCandidate[] {
  const gathered = new Map<string, PlaceCandidate>()
  for (const row of rows) {
    const identity = identify(row)
    if (!identity) continue
    const key = JSON.stringify([identity, row.countryCode])
    const { flats, latitude, longitude } = gathered.get(key) ?? { flats: 0, latitude: 0, longitude: 0 }
    const all = flats + row.flats
    const mean = (one: number, other: number) => (one * flats + other * row.flats) / all
    gathered.set(key, {
      ...identity,
      countryCode: row.countryCode,
      population: 0,
      flats: all,
      latitude: mean(latitude, row.latitude),
      longitude: mean(longitude, row.longitude),
    })
  }

  return [...gathered.values()]
}
