// proves 18.21
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { sql } from 'kysely'
import { givenManyFlats } from '../../testing/many-flats.ts'
import { openTestServer, type TestServer } from '../../testing/test-server.ts'

/** More than are looked at for one search. */
const FLATS = 2_000
const MIDDLE = { latitude: 52, longitude: 10 }

let server: TestServer

beforeAll(async () => {
  server = await openTestServer()
  for (let made = 0; made < FLATS; made += 500) await givenManyFlats(server.db, 500)
})
afterAll(() => server.close())

async function find(filter: object) {
  const { status, body } = await server.send('POST', '/flat/search/filter', { body: filter })
  expect({ status, error: body.error }).toEqual({ status: 200, error: undefined })
  return body
}

const idsOf = ({ items }: { items: { id: number }[] }) => items.map(({ id }) => id)
const sumOf = (clusters: { count: number }[]) => clusters.reduce((sum, { count }) => sum + count, 0)

/** What PostgreSQL says of all flats, without an index or a sample. */
async function allIn(order: string, where = 'TRUE'): Promise<number[]> {
  const { rows } = await sql<{ flat_id: number }>`
    SELECT flat_id FROM flat_search WHERE ${sql.raw(where)} ORDER BY ${sql.raw(order)}`.execute(server.db)
  return rows.map(({ flat_id }) => flat_id)
}

test('at most a thousand flats are counted', async () => {
  expect((await find({})).total).toBe(1_001)
  expect((await find({ priceMax: 1 })).total).toBe(0)
})

describe('a search with many results sorts all flats, not the sample', () => {
  test.each([
    ['RELEVANCE', 'quality DESC, published_at DESC, flat_id DESC'],
    ['NEWEST', 'published_at DESC, flat_id DESC'],
    ['PRICE_ASC', 'price, flat_id DESC'],
    ['PRICE_DESC', 'price DESC, flat_id'],
    ['SIZE_DESC', 'size DESC, flat_id DESC'],
  ])('for the order %s', async (sort, order) => {
    const all = await allIn(order)

    const pages = [await find({ sort, pageSize: 48 }), await find({ sort, pageSize: 48, page: 3 })]

    expect(pages.map(idsOf)).toEqual([all.slice(0, 48), all.slice(144, 192)])
  })

  test('for the order DISTANCE', async () => {
    const { latitude, longitude } = MIDDLE
    const all = await allIn(
      `power(sin(radians(latitude - ${latitude}) / 2), 2) + cos(radians(${latitude})) * cos(radians(latitude))
         * power(sin(radians(longitude - ${longitude}) / 2), 2), flat_id DESC`,
    )

    const found = await find({ sort: 'DISTANCE', near: MIDDLE, pageSize: 48 })

    expect(idsOf(found)).toEqual(all.slice(0, 48))
  })

  test('for a filtered search', async () => {
    const all = await allIn('price, flat_id DESC', 'bedrooms >= 1')

    expect(idsOf(await find({ sort: 'PRICE_ASC', bedroomsMin: 1 }))).toEqual(all.slice(0, 24))
  })
})

test('the last page is where counting stops', async () => {
  expect((await find({ page: 41 })).items).toHaveLength(24)
  expect((await find({ page: 42 })).items).toEqual([])
})

test('the clusters of a sample count all flats, and are the same each time', async () => {
  const bounds = { north: 80, east: 180, south: -30, west: -180 }

  const [framed, again, whole] = [
    await find({ bounds, include: ['pins'] }),
    await find({ bounds, include: ['pins'] }),
    await find({ include: ['pins'] }),
  ]

  expect(again.clusters).toEqual(framed.clusters)
  for (const { clusters } of [framed, whole]) {
    expect(Math.abs(sumOf(clusters) - FLATS)).toBeLessThan(FLATS / 10)
    expect(clusters.filter(({ pin }: { pin?: object }) => pin)).toEqual([])
  }
})

test('the price histogram has the shape of all prices, whatever the price filter', async () => {
  const shapeOf = async (filter: object) => {
    const { priceHistogram } = await find({ ...filter, include: ['histogram'] })
    return priceHistogram
  }

  expect(await shapeOf({ priceMax: 800 })).toEqual(await shapeOf({}))
})

test('a filter that few flats match finds all of them, however many others there are', async () => {
  const few = await allIn(
    'price, flat_id DESC',
    'price <= (SELECT percentile_disc(0.01) WITHIN GROUP (ORDER BY price) FROM flat_search)',
  )
  const { rows } = await sql<{ most: number }>`
    SELECT percentile_disc(0.01) WITHIN GROUP (ORDER BY price) AS most FROM flat_search`.execute(server.db)

  const found = await find({ priceMax: rows[0]?.most, sort: 'PRICE_ASC', pageSize: 48, include: ['pins'] })

  expect(found.total).toBe(few.length)
  expect(found.pins).toHaveLength(few.length)
  expect(idsOf(found)).toEqual(few.slice(0, 48))
})
