// proves 11.30, 16.65
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { givenFlat, givenUser } from '../../testing/given.ts'
import { NOW, openTestServer, type TestServer } from '../../testing/test-server.ts'

const ADMIN = { id: 'root', isAdmin: true }
let server: TestServer

beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.clear()
  server.clock.now = NOW
  await givenUser(server.db, 'root')
  await givenFlat(server.db)
})

const search = (body: object, language = 'de') =>
  server.send('POST', '/flat/search/filter', { body, headers: { 'accept-language': language } })
const searches = async (query = '') => {
  await server.services.searchLog.flush()
  return (await server.send('GET', `/admin/api/searches${query}`, { as: ADMIN })).body.items
}

test('a search is logged with its place, filters and success, without the user', async () => {
  await search({
    term: 'Berlin',
    priceMax: 1500,
    types: ['APARTMENT'],
    page: 0,
    pageSize: 12,
    include: ['pins'],
  })

  expect(await searches()).toEqual([
    {
      id: expect.any(Number),
      time: '2027-03-10T12:00:00.000Z',
      locale: 'de',
      place: 'Berlin',
      filters: { priceMax: 1500, types: ['APARTMENT'] },
      resultCount: 1,
      duration: expect.any(Number),
      source: 'FILTER',
    },
  ])
})

test('the duration of a search is measured with a clock that never stands still', async () => {
  await search({ term: 'Berlin' })

  const [{ duration }] = await searches()

  expect(duration).toBeGreaterThan(0)
})

test('a search by map is logged with the part of the town only', async () => {
  await search({ center: { latitude: 52.53064, longitude: 13.40521 }, radiusKm: 5 })
  await search({ bounds: { north: 52.61234, east: 13.5, south: 52.4, west: 13.2 } }, 'es')

  const byPlace = (await searches('?sort=place')).map(({ place, source }: Record<string, string>) => [
    place,
    source,
  ])

  expect(byPlace).toEqual([
    ['52.40–52.61, 13.20–13.50', 'MAP'],
    ['52.53, 13.41 (5 km)', 'FILTER'],
  ])
})

test('the place that distances are measured from is not logged', async () => {
  await search({ near: { latitude: 52.53064, longitude: 13.40521 }, nearName: 'My office', nearKm: 3 })

  expect(JSON.stringify(await searches())).not.toMatch(/52\.53|13\.40|office/)
})

test('a search by a term alone is logged', async () => {
  await server.send('GET', '/flat/search/atlantis')

  expect(await searches()).toMatchObject([
    { place: 'atlantis', source: 'TERM', resultCount: 0, locale: 'en' },
  ])
})

test('further pages, repeated searches and refused searches are not logged', async () => {
  await search({ page: 1 })
  await search({ term: 'Berlin', isRepeated: true })
  await search({ priceMin: 'cheap' })

  expect(await searches()).toEqual([])
})

test('searches that found nothing can be listed alone', async () => {
  await search({ term: 'Berlin' })
  await search({ priceMax: 1 })

  expect(await searches('?empty=true')).toMatchObject([{ filters: { priceMax: 1 }, resultCount: 0 }])
  expect(await searches('?empty=false')).toMatchObject([{ place: 'Berlin' }])
})

test('logged searches are deleted after about a year', async () => {
  await search({ term: 'Berlin' })
  await searches()

  server.clock.now = new Date('2028-05-01T12:00:00Z')
  await server.services.searchLog.purgeExpired()

  expect(await searches()).toEqual([])
})

test('a large number of old searches is deleted in several statements', async () => {
  for (const term of ['Berlin', 'Berlin', 'Berlin']) await search({ term })
  await searches()
  server.clock.now = new Date('2028-05-01T12:00:00Z')
  await search({ term: 'Leipzig' })

  await server.services.searchLog.purgeExpired(2)

  expect(await searches()).toMatchObject([{ place: 'Leipzig' }])
})

test('while the log cannot be written searches are answered, and logged later', async () => {
  await server.db.schema.alterTable('search_log').renameTo('search_log_away').execute()
  try {
    expect((await search({ term: 'Berlin' })).status).toBe(200)
    await server.services.searchLog.flush()
  } finally {
    await server.db.schema.alterTable('search_log_away').renameTo('search_log').execute()
  }

  expect(await searches()).toMatchObject([{ place: 'Berlin' }])
})

test('one search that cannot be logged does not lose the others', async () => {
  const write = (place: string) =>
    server.services.searchLog.observe(
      { place, filters: {}, source: 'TERM', locale: 'en' },
      async () => 1,
      (found) => found,
    )
  for (const place of ['Berlin', 'zero \u0000', 'Köln']) await write(place)

  await server.services.searchLog.flush()

  const places = (await searches('?sort=place')).map(({ place }: Record<string, string>) => place)
  expect(places).toEqual(['Berlin', 'Köln'])
})

test('a search whose client has gone away is not logged', async () => {
  for (const isGone of [true, false]) {
    const facts = { place: `gone: ${isGone}`, filters: {}, source: 'TERM', locale: 'en' } as const
    await server.services.searchLog.observe({ ...facts, isGone: () => isGone }, async () => 1, Number)
  }

  expect(await searches()).toMatchObject([{ place: 'gone: false' }])
})

test('at most 5,000 searches wait to be logged', async () => {
  await server.db.schema.alterTable('search_log').renameTo('search_log_away').execute()
  try {
    const facts = { place: 'Berlin', filters: {}, source: 'TERM', locale: 'en' } as const
    for (let count = 0; count < 5_001; count += 1) {
      await server.services.searchLog.observe(facts, async () => 1, Number)
    }
    await server.services.searchLog.flush()
  } finally {
    await server.db.schema.alterTable('search_log_away').renameTo('search_log').execute()
  }
  await server.services.searchLog.flush()

  const { body } = await server.send('GET', '/admin/api/searches', { as: ADMIN })
  expect(body.total).toBe(5_000)
})
