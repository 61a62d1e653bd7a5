// proves 16.65
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { givenFlat } from '../../testing/given.ts'
import { openTestServer, type TestServer } from '../../testing/test-server.ts'
import { approximateMetres } from './place-conditions.ts'

const OFFICE = { latitude: 52.52, longitude: 13.4 }
let server: TestServer

beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())
beforeEach(() => server.clear())

interface Found {
  id: number
  latitude: number
  longitude: number
  distanceMetres?: number
}

async function find(filter: object): Promise<{ total: number; items: Found[]; pins: { id: number }[] }> {
  const { status, body } = await server.send('POST', '/flat/search/filter', {
    body: { ...filter, include: ['pins'], pageSize: 48 },
  })
  expect({ status, error: body.error }).toEqual({ status: 200, error: undefined })
  return body
}

/** Flats in all directions, from next to the office to 8 km away. */
async function givenAround(): Promise<void> {
  for (let at = 0; at < 40; at += 1) {
    await givenFlat(server.db, {
      latitude: OFFICE.latitude + 0.0018 * at * Math.cos(at * 2.4),
      longitude: OFFICE.longitude + 0.0029 * at * Math.sin(at * 2.4),
    })
  }
}

test('without a place to measure from, cards show no distance', async () => {
  await givenFlat(server.db, OFFICE)

  const { items } = await find({})

  expect(items.map(({ distanceMetres }) => distanceMetres)).toEqual([undefined])
})

test('the distance is measured from the public position, never from the exact one', async () => {
  await givenFlat(server.db, { ...OFFICE, shift_metres: 190 })

  const { items } = await find({ near: OFFICE })

  expect(items[0]).not.toMatchObject(OFFICE)
  expect(items.map(({ distanceMetres }) => distanceMetres)).toEqual(
    items.map((card) => approximateMetres(OFFICE, card)),
  )
})

test('a place to measure from excludes no flat, not even a far one', async () => {
  await givenFlat(server.db, { latitude: 48.1, longitude: 11.6 })

  const { total, items } = await find({ near: OFFICE })

  expect(total).toBe(1)
  expect(items[0]?.distanceMetres).toBeGreaterThan(490_000)
})

test.each([1, 2, 3, 5, 8])(
  'within %d km the page, the total and the pins have the same flats',
  async (nearKm) => {
    await givenAround()
    const all = await find({ near: OFFICE })

    const { total, items, pins } = await find({ near: OFFICE, nearKm })

    const ids = items.map(({ id }) => id).toSorted((one, other) => one - other)
    expect(total).toBe(items.length)
    expect(pins.map(({ id }) => id).toSorted((one, other) => one - other)).toEqual(ids)
    const isNear = ({ distanceMetres = 0 }: Found) => distanceMetres <= nearKm * 1000
    // What is rounded may be up to 50 m on either side.
    const onEdge = ({ distanceMetres = 0 }: Found) => Math.abs(distanceMetres - nearKm * 1000) <= 50
    expect(items.every((one) => isNear(one))).toBe(true)
    const missing = all.items.filter((one) => isNear(one) && !onEdge(one) && !ids.includes(one.id))
    expect(missing).toEqual([])
  },
)

test('the nearest flats to the place come first, also in a search around another place', async () => {
  await givenAround()
  const elsewhere = { center: { latitude: 52.6, longitude: 13.4 }, radiusKm: 50 }

  const { items } = await find({ ...elsewhere, near: OFFICE, sort: 'DISTANCE' })

  const distances = items.map(({ distanceMetres = 0 }) => distanceMetres)
  expect(distances).toEqual(distances.toSorted((one, other) => one - other))
})

test.each([
  [{ near: { latitude: 91, longitude: 0 } }, 'near.latitude'],
  [{ near: OFFICE, nearKm: 0 }, 'nearKm'],
  [{ near: OFFICE, nearKm: 51 }, 'nearKm'],
  [{ near: OFFICE, nearName: 'x'.repeat(61) }, 'nearName'],
])('the filter %j is refused with the name of its field', async (filter, field) => {
  const { status, body } = await server.send('POST', '/flat/search/filter', { body: filter })

  expect([status, body.details[0].field]).toEqual([400, field])
})

test('a search with no flat within the distance suggests to leave it out', async () => {
  await givenFlat(server.db, { latitude: 48.1, longitude: 11.6 })

  const answer = await find({ near: OFFICE, nearKm: 1 })

  expect(answer).toMatchObject({ total: 0, relax: { filter: 'nearKm', total: 1 } })
})
