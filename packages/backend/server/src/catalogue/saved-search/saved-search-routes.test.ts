import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import type { NewSavedSearch } from '@domizil/api/schemas'
import { givenBlocked, givenFlat } from '../../testing/given.ts'
import { openTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await openTestServer()
}, 60_000)
afterAll(() => server.close())
beforeEach(async () => {
  await server.clear()
  server.clock.now = new Date('2027-03-10T12:00:00Z')
})

const ANNA = { id: 'anna' }
const NEW_SEARCH: NewSavedSearch = {
  city: 'Berlin',
  months: 3,
  priceMax: 1300,
  persons: 2,
  hasPets: false,
  locale: 'en',
  alert: 'INSTANT',
}

const save = (change: object = {}, as: object | undefined = ANNA) =>
  server.send('PUT', '/user/api/noFlatFoundRequest', {
    ...(as && { as }),
    body: { ...NEW_SEARCH, ...change },
  })
const list = async (as = ANNA) => (await server.send('GET', '/user/api/savedSearch/list', { as })).body
const remove = (id: number, as = ANNA) => server.send('DELETE', `/user/api/savedSearch/remove/${id}`, { as })

test('a search is kept whole, listed newest first, and forgotten', async () => {
  const whole = {
    bounds: { north: 53, east: 14, south: 52, west: 13 },
    startDate: '2027-04-01',
    bedroomsMin: 1,
    message: 'With a view, please.',
    filters: {
      types: ['LOFT'],
      amenities: ['BALCONY', 'WIFI'],
      radiusKm: 5,
      sizeMin: 40,
      flexDays: 7,
    } as const,
  }
  const first = await save(whole)
  server.clock.now = new Date('2027-03-10T13:00:00Z')
  const second = await save({ city: 'Hamburg' })

  const both = await list()
  const rest = await remove(second.body.id)

  expect(first.body).toEqual({
    ...NEW_SEARCH,
    ...whole,
    id: first.body.id,
    createdAt: '2027-03-10T12:00:00.000Z',
  })
  expect(both).toEqual([second.body, first.body])
  expect(rest.body).toEqual([first.body])
})

test.each([
  [{ months: 0 }, 400],
  [{ months: 37 }, 400],
  [{ months: 36 }, 200],
  [{ persons: 0 }, 400],
  [{ city: 'B' }, 400],
  [{ priceMax: -1 }, 400],
  [{ priceMax: 99 }, 400],
  [{ priceMax: 20_001 }, 400],
  [{ priceMax: 100 }, 200],
  [{ alert: 'HOURLY' }, 400],
  [{ message: 'x'.repeat(1001) }, 400],
  [{ message: 'x'.repeat(1000) }, 200],
  [{ bounds: { north: 91, east: 0, south: 0, west: 0 } }, 400],
  [{ filters: { types: ['CASTLE'] } }, 400],
  [{ filters: { sort: 'NEWEST' } }, 400],
  [{ filters: { radiusKm: 51 } }, 400],
  [{ filters: { priceMin: 20_000, depositMax: 120_000, sizeMax: 1_000 } }, 200],
  [{ filters: { priceMin: 20_001 } }, 400],
  [{ filters: { priceMin: 1e308 } }, 400],
  [{ filters: { depositMax: 120_001 } }, 400],
  [{ filters: { sizeMax: 1_001 } }, 400],
  [{ bounds: { north: 1, east: 0, south: 2, west: 0 } }, 422],
  [{ startDate: '2027-04-01', filters: { endDate: '2027-03-31' } }, 422],
  [{ startDate: '2027-02-30' }, 400],
  [{ startDate: '2027-03-09' }, 422],
  [{ startDate: '2027-03-10' }, 200],
])('%.60j answers %i', async (change, status) => {
  expect((await save(change)).status).toBe(status)
})

test('nobody saves more than twenty, however fast', async () => {
  const replies = await Promise.all(Array.from({ length: 22 }, () => save()))

  const statuses = replies.map(({ status }) => status).toSorted()
  expect(statuses).toEqual([...Array(20).fill(200), 409, 409])
  expect(await list()).toHaveLength(20)
})

test('searches are one’s own business', async () => {
  const { body } = await save()

  const [foreign, missing] = [await remove(body.id, { id: 'sven' }), await remove(4711, { id: 'sven' })]

  expect([foreign.status, foreign.body]).toEqual([404, missing.body])
  expect(await list({ id: 'sven' })).toEqual([])
  expect(await list()).toHaveLength(1)
})

test.each([
  ['PUT', '/user/api/noFlatFoundRequest'],
  ['GET', '/user/api/savedSearch/list'],
  ['DELETE', '/user/api/savedSearch/remove/1'],
] as const)('%s %s needs a sign-in', async (method, url) => {
  expect((await server.send(method, url, method === 'PUT' ? { body: NEW_SEARCH } : {})).status).toBe(401)
})

describe('new flats are told', () => {
  const later = (hours: number) => {
    server.clock.now = new Date(server.clock.now.getTime() + hours * 3_600_000)
  }
  const publish = (change: Parameters<typeof givenFlat>[1] = {}) =>
    givenFlat(server.db, { published_at: server.clock.now, ...change })
  const alerts = async () =>
    (await server.db.selectFrom('job').select('payload').where('kind', '=', 'SEND_MAIL').execute()).map(
      ({ payload }) => payload,
    )

  test('at once to a user who has asked for it, all in one, and not twice', async () => {
    await save()
    later(1)
    await publish()
    await publish()
    later(1)

    await server.services.savedSearches.alertDue()
    later(1)
    await server.services.savedSearches.alertDue()

    expect(await alerts()).toEqual([
      {
        mail: 'SEARCH_ALERT',
        to: 'anna',
        values: { place: 'Berlin', count: 2 },
        path: '/search?q=Berlin&months=3&price=-1300&persons=2&sort=NEWEST',
      },
    ])
  })

  test.each([
    ['the district', 'mitte'],
    ['the postcode', '10119'],
    ['postcode and city', '10119 Berlin'],
  ])('of a place that is %s', async (_name, city) => {
    await save({ city })
    later(1)
    await publish()
    later(1)
    await server.services.savedSearches.alertDue()

    expect(await alerts()).toHaveLength(1)
  })

  test('with the way to the search that was saved, whole', async () => {
    await save({
      bedroomsMin: 1,
      hasPets: true,
      filters: {
        center: { latitude: 52.53, longitude: 13.41 },
        radiusKm: 5,
        priceMin: 400,
        sizeMin: 40,
        sizeMax: 80,
        types: ['LOFT', 'APARTMENT'],
        amenities: ['BALCONY'],
      },
    })
    later(1)
    await publish({ amenities: ['BALCONY'], house_rules: ['PETS_ALLOWED'] })
    later(1)
    await server.services.savedSearches.alertDue()

    expect(await alerts()).toMatchObject([
      {
        path: '/search?at=52.53,13.41&r=5&months=3&price=400-1300&size=40-80&beds=1&persons=2&type=APARTMENT,LOFT&amen=BALCONY&rules=PETS_ALLOWED&sort=NEWEST',
      },
    ])
  })

  test('with the days of the stay, where the search named both', async () => {
    await save({ startDate: '2027-04-01', filters: { endDate: '2027-06-30' } })
    later(1)
    await publish()
    later(1)
    await server.services.savedSearches.alertDue()

    expect(await alerts()).toMatchObject([
      { path: '/search?q=Berlin&from=2027-04-01&to=2027-06-30&price=-1300&persons=2&sort=NEWEST' },
    ])
  })

  test('also of a flat that is seen a moment after its time', async () => {
    await save()
    later(1)
    const published_at = server.clock.now
    await server.services.savedSearches.alertDue()

    await publish({ published_at })
    later(20 / 3600)
    await server.services.savedSearches.alertDue()
    await server.services.savedSearches.alertDue()

    expect(await alerts()).toHaveLength(1)
  })

  test('once a day to a user who has asked for it', async () => {
    await save({ alert: 'DAILY' })
    later(1)
    await publish()

    later(22)
    await server.services.savedSearches.alertDue()
    const early = await alerts()
    later(1)
    await server.services.savedSearches.alertDue()

    expect(early).toEqual([])
    expect(await alerts()).toHaveLength(1)
  })

  test('once, however many servers look at the same time', async () => {
    await save()
    later(1)
    await publish()
    later(1)

    await Promise.all(Array.from({ length: 5 }, () => server.services.savedSearches.alertDue()))

    expect(await alerts()).toHaveLength(1)
  })

  test.each([
    ['no alert is asked for', { alert: 'NONE' }, {}],
    ['the flat is elsewhere', {}, { city: 'Hamburg' }],
    ['it is too dear', {}, { price_per_month: 1301 }],
    ['it is too small', { persons: 3 }, {}],
    ['it takes no pets', { hasPets: true }, {}],
    ['it is let for longer only', {}, { flat_booking_length: 'MONTHS_6_12' }],
    ['it is of another type', { filters: { types: ['LOFT'] } }, {}],
    ['it is too far away', { filters: { center: { latitude: 48.1, longitude: 11.6 } } }, {}],
    ['it is one’s own', {}, { owner_id: 'anna' }],
    ['it lies off the map', { bounds: { north: 49, east: 12, south: 48, west: 11 } }, {}],
    ['it was there before', {}, { published_at: new Date('2027-03-10T11:00:00Z') }],
  ] as const)('but not when %s', async (_name, search, flat) => {
    await save(search)
    later(1)
    await publish(flat)
    later(30)

    await server.services.savedSearches.alertDue()

    expect(await alerts()).toEqual([])
  })

  test.each(['Mitte', '10119 Berlin', 'Berlín'])('also of "%s", as places are searched for', async (city) => {
    await save({ city })
    later(1)
    await publish()
    later(1)

    await server.services.savedSearches.alertDue()

    expect(await alerts()).toHaveLength(1)
  })

  test('and not when its days are taken', async () => {
    await save({ startDate: '2027-06-01' })
    later(1)
    await givenBlocked(server.db, await publish(), '2027-08-31', '2027-09-30')
    later(1)

    await server.services.savedSearches.alertDue()

    expect(await alerts()).toEqual([])
  })

  test('by the timer, as a mail', async () => {
    await save({ city: 'berlin' })
    later(1)
    await publish()
    later(1)

    await server.runJobs()

    const mails = await server.db.selectFrom('mail').select(['user_id', 'subject']).execute()
    expect(mails).toEqual([{ user_id: 'anna', subject: 'New flats in berlin' }])
  })
})
