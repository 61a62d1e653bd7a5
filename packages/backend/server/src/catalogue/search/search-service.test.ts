// proves 16.42
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { OPTION_FIELDS, SEARCH_OPTIONS, type SearchFilter, withOption } from '@domizil/links'
import fc from 'fast-check'
import { givenFlat } from '../../testing/given.ts'
import { givenManyFlats } from '../../testing/many-flats.ts'
import { NOW, openTestServer, type TestServer } from '../../testing/test-server.ts'
import { countOptions } from './search-service.ts'
import { NO_TERM } from './term.ts'

let server: TestServer

beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())
beforeEach(() => server.clear())

async function count(filter: object) {
  const { status, body } = await server.send('POST', '/flat/search/options', { body: filter })
  expect({ status, error: body.error }).toEqual({ status: 200, error: undefined })
  return body
}

async function totalOf(filter: object): Promise<number> {
  return (await server.send('POST', '/flat/search/filter', { body: filter })).body.total
}

test('every option has the number of flats that it would leave, for visitors as well', async () => {
  await givenFlat(server.db, { type: 'LOFT', rooms: '{"BEDROOM":2}', amenities: ['WIFI', 'DESK'] })
  await givenFlat(server.db, { type: 'STUDIO', rooms: '{"BEDROOM":0}', house_rules: ['PETS_ALLOWED'] })
  await givenFlat(server.db, { status: 'INACTIVE', amenities: ['SAUNA'] })

  const { total, counts } = await count({ term: 'Berlin' })

  expect(total).toBe(2)
  expect(counts.bedroomsMin).toEqual({ 1: 1, 2: 1, 3: 0, 4: 0 })
  expect(counts.types).toMatchObject({ LOFT: 1, STUDIO: 1, PENTHOUSE: 0 })
  expect(counts.amenities).toMatchObject({ DESK: 1, SAUNA: 0 })
  expect(counts.houseRules).toEqual({ SMOKING_ALLOWED: 0, PETS_ALLOWED: 1 })
})

test('a counted type adds to the chosen ones, an amenity narrows them, and a number replaces another', async () => {
  for (const type of ['LOFT', 'STUDIO', 'STUDIO'] as const)
    await givenFlat(server.db, {
      type,
      amenities: type === 'LOFT' ? ['WIFI', 'DESK'] : ['WIFI'],
      max_person: 2,
    })

  const { total, counts } = await count({ types: ['STUDIO'], amenities: ['WIFI'], persons: 2 })

  expect(total).toBe(2)
  expect(counts.types).toMatchObject({ STUDIO: 2, LOFT: 3 })
  expect(counts.amenities).toMatchObject({ WIFI: 2, DESK: 0 })
  expect(counts.persons).toMatchObject({ 1: 2, 2: 2, 3: 0 })
})

const aFilter = fc.record(
  {
    term: fc.constantFrom('Berlin', 'Köln'),
    startDate: fc.constantFrom('2027-04-01', '2027-08-15'),
    months: fc.constantFrom(1, 3),
    priceMax: fc.constantFrom(900, 2_000),
    sizeMin: fc.constantFrom(40, 100),
    bedroomsMin: fc.constantFrom(1, 2, 9),
    persons: fc.constantFrom(1, 3, 7),
    types: fc.constantFrom(['LOFT'], ['STUDIO', 'MAISONETTE'], []),
    bookingLengths: fc.constantFrom(['FLEXIBLE'], ['MONTHS_1_3', 'MONTHS_3_6']),
    amenities: fc.constantFrom(['WIFI'], ['WIFI', 'DESK', 'BALCONY'], ['SAUNA']),
    houseRules: fc.constantFrom(['PETS_ALLOWED'], ['SMOKING_ALLOWED']),
    energyClassMax: fc.constantFrom('B', 'E'),
  },
  { requiredKeys: [] },
)
const OPTIONS = OPTION_FIELDS.flatMap((field) => SEARCH_OPTIONS[field].map((option) => ({ field, option })))

test('the count of an option is the total that the search then finds', async () => {
  await givenManyFlats(server.db, 300)

  await fc.assert(
    fc.asyncProperty(aFilter, fc.constantFrom(...OPTIONS), async (filter, { field, option }) => {
      const { total, counts } = await count(filter)

      expect(total).toBe(await totalOf(filter))
      expect(counts[field][option]).toBe(
        await totalOf({ ...filter, ...withOption(filter as SearchFilter, field, option) }),
      )
    }),
    { numRuns: 100 },
  )
})

test('no option is counted where more flats could match than the limit', async () => {
  for (const type of ['LOFT', 'LOFT', 'STUDIO'] as const) await givenFlat(server.db, { type })
  const search = (filter: SearchFilter, maxFlats: number) =>
    countOptions(server.db, { filter, term: NO_TERM, now: NOW, maxFlats })

  expect(await search({}, 2)).toEqual({ total: null, counts: null })
  expect((await search({}, 3)).total).toBe(3)
})

test.each([
  [{ types: ['CASTLE'] }, 400, 'types'],
  [{ nonsense: 1 }, 400, 'nonsense'],
  [{ startDate: '2027-05-01', endDate: '2027-04-01' }, 422, 'endDate'],
])('counting options for %j is refused, as the search itself is', async (filter, status, field) => {
  const refused = await server.send('POST', '/flat/search/options', { body: filter })

  expect(refused.status).toBe(status)
  expect(JSON.stringify(refused.body.details)).toContain(field)
})
