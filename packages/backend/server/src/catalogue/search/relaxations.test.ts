// proves D6.6
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import type { SearchFilter } from '@domizil/api/schemas'
import { givenBlocked, givenFlat } from '../../testing/given.ts'
import { openTestServer, type TestServer } from '../../testing/test-server.ts'
import { relaxationsOf } from './search-service.ts'

let server: TestServer

beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())
beforeEach(() => server.clear())

async function find(filter: object) {
  return (await server.send('POST', '/flat/search/filter', { body: filter })).body
}

describe('the filter to leave out of a search that finds nothing', () => {
  const elsewhere = { north: 49, east: 12, south: 48, west: 11 }

  const CASES: [SearchFilter, string][] = [
    [{ term: 'Potsdam' }, 'term'],
    [{ bounds: elsewhere }, 'bounds'],
    [{ center: { latitude: 48, longitude: 11 }, radiusKm: 50 }, 'center'],
    [{ startDate: '2027-05-20', endDate: '2027-06-19' }, 'startDate'],
    [{ startDate: '2027-05-15', months: 1, flexDays: 3 }, 'startDate'],
    [{ endDate: '2027-05-15' }, 'endDate'],
    [{ priceMin: 1201 }, 'priceMin'],
    [{ priceMax: 1199 }, 'priceMax'],
    [{ depositMax: 2399 }, 'depositMax'],
    [{ sizeMin: 55 }, 'sizeMin'],
    [{ sizeMax: 54 }, 'sizeMax'],
    [{ bedroomsMin: 2 }, 'bedroomsMin'],
    [{ bathroomsMin: 2 }, 'bathroomsMin'],
    [{ persons: 3 }, 'persons'],
    [{ types: ['LOFT', 'STUDIO'] }, 'types'],
    [{ bookingLengths: ['MONTHS_1_3'] }, 'bookingLengths'],
    [{ houseRules: ['PETS_ALLOWED'] }, 'houseRules'],
    [{ amenities: ['SAUNA'] }, 'amenities'],
    [{ energyClassMax: 'C' }, 'energyClassMax'],
  ]

  test.each(CASES)('is named for the search %j', async (tooMuch, filter) => {
    const id = await givenFlat(server.db, { amenities: ['WIFI'] })
    await givenBlocked(server.db, id, '2027-05-10', '2027-05-20')

    const { total, relax } = await find({ ...tooMuch, amenities: ['WIFI', ...(tooMuch.amenities ?? [])] })

    expect({ total, relax }).toMatchObject({ total: 0, relax: { filter, total: 1 } })
  })

  test('comes with the number of flats that the search finds without it', async () => {
    const id = await givenFlat(server.db, { flat_booking_length: 'MONTHS_3_6' })
    await givenFlat(server.db, { flat_booking_length: 'MONTHS_3_6', city: 'Hamburg' })
    await givenBlocked(server.db, id, '2027-05-10', '2027-05-20')
    const dates = { startDate: '2027-05-01', endDate: '2027-05-31', flexDays: 3 }

    const { relax } = await find({ term: 'Berlin', ...dates })

    expect(relax).toEqual({ filter: 'startDate', total: (await find({ term: 'Berlin' })).total })
  })

  test('is never the order, the page or the map', async () => {
    await givenFlat(server.db)

    const { relax } = await find({
      sort: 'PRICE_ASC',
      page: 0,
      pageSize: 12,
      include: ['pins'],
      isRepeated: true,
      priceMin: 5000,
    })

    expect(relax).toEqual({ filter: 'priceMin', total: 1 })
  })

  test('is not suggested on a page after the last page of results', async () => {
    await givenFlat(server.db)

    expect((await find({ priceMin: 100, page: 9 })).relax).toBeUndefined()
  })
})

test('a suggestion without the days also leaves out the last day and the flexible days', () => {
  const filter = { term: 'Berlin', startDate: '2027-05-01', endDate: '2027-05-31', flexDays: 3 } as const

  const withoutDays = relaxationsOf(filter).find((relaxation) => relaxation.filter === 'startDate')

  expect(withoutDays?.rest).toEqual({ term: 'Berlin' })
})
