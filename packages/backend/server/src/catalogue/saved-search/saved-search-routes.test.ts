// proves 5.5, 7.9, 12.7, 13.2, 16.65, D7.2
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import type { NewSavedSearch } from '@domizil/api/schemas'
import { filterOf, readSearch, savedOf, searchPath } from '@domizil/links'
import { givenBlocked, givenFlat } from '../../testing/given.ts'
import { openTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await openTestServer()
})
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

const save = (change: object = {}, as: { id: string } = ANNA, whole: object = NEW_SEARCH) =>
  server.send('PUT', '/user/api/noFlatFoundRequest', { as, body: { ...whole, ...change } })
const list = async (as = ANNA) => (await server.send('GET', '/user/api/savedSearch/list', { as })).body
const remove = (id: number, as = ANNA) => server.send('DELETE', `/user/api/savedSearch/remove/${id}`, { as })

test('a search is saved with all its filters, listed newest first, and removed', async () => {
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
  [{ city: '' }, 400],
  [{ city: 'B'.repeat(101) }, 400],
  [{ city: undefined, months: undefined, priceMax: undefined, persons: undefined }, 200],
  [{ priceMax: -1 }, 400],
  [{ priceMax: 20_001 }, 400],
  [{ priceMax: 0 }, 200],
  [{ alert: 'HOURLY' }, 400],
  [{ message: 'x'.repeat(1001) }, 400],
  [{ message: 'x'.repeat(1000) }, 200],
  [{ bounds: { north: 91, east: 0, south: 0, west: 0 } }, 400],
  [{ filters: { types: ['CASTLE'] } }, 400],
  [{ filters: { sort: 'NEWEST' } }, 200],
  [{ filters: { page: 1 } }, 400],
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
])('saving the search %.60j is answered with %i', async (change, status) => {
  expect((await save(change)).status).toBe(status)
})

test('a user can save at most twenty searches, also at the same time', async () => {
  const replies = await Promise.all(Array.from({ length: 22 }, () => save()))

  const statuses = replies.map(({ status }) => status).toSorted()
  expect(statuses).toEqual([...Array(20).fill(200), 409, 409])
  expect(await list()).toHaveLength(20)
})

test('a user neither sees nor removes the searches of others', async () => {
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

describe('an alert about new flats', () => {
  const later = (hours: number) => {
    server.clock.now = new Date(server.clock.now.getTime() + hours * 3_600_000)
  }
  const publish = (change: Parameters<typeof givenFlat>[1] = {}) =>
    givenFlat(server.db, { published_at: server.clock.now, ...change })
  const alerts = async () =>
    (await server.db.selectFrom('job').select('payload').where('kind', '=', 'SEND_MAIL').execute()).map(
      ({ payload }) => payload,
    )

  test('is sent at once to a user who asked for that, one for all flats, and not twice', async () => {
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
  ])('is sent for a place that is searched by %s', async (_name, city) => {
    await save({ city })
    later(1)
    await publish()
    later(1)
    await server.services.savedSearches.alertDue()

    expect(await alerts()).toHaveLength(1)
  })

  test('links to the saved search with all its filters', async () => {
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
        path: '/search?q=Berlin&at=52.53,13.41&r=5&months=3&price=400-1300&size=40-80&beds=1&persons=2&type=APARTMENT,LOFT&amen=BALCONY&rules=PETS_ALLOWED&sort=NEWEST',
      },
    ])
  })

  test('names the days of the stay, where the search has both', async () => {
    await save({ startDate: '2027-04-01', filters: { endDate: '2027-06-30' } })
    later(1)
    await publish()
    later(1)
    await server.services.savedSearches.alertDue()

    expect(await alerts()).toMatchObject([
      { path: '/search?q=Berlin&from=2027-04-01&to=2027-06-30&price=-1300&persons=2&sort=NEWEST' },
    ])
  })

  test('is sent also for a flat that became visible a moment after its time of publishing', async () => {
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

  test('is sent once a day to a user who asked for that', async () => {
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

  test('is sent once, however many servers look at the same time', async () => {
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
    ['it is too far from a place', { filters: { near: { latitude: 48.1, longitude: 11.6 }, nearKm: 5 } }, {}],
    ['it is one’s own', {}, { owner_id: 'anna' }],
    ['it lies off the map', { bounds: { north: 49, east: 12, south: 48, west: 11 } }, {}],
    ['it was there before', {}, { published_at: new Date('2027-03-10T11:00:00Z') }],
  ] as const)('is not sent when %s', async (_name, search, flat) => {
    await save(search)
    later(1)
    await publish(flat)
    later(30)

    await server.services.savedSearches.alertDue()

    expect(await alerts()).toEqual([])
  })

  test.each(['Mitte', '10119 Berlin', 'Berlín'])(
    'is sent for the place "%s", written as in a search',
    async (city) => {
      await save({ city })
      later(1)
      await publish()
      later(1)

      await server.services.savedSearches.alertDue()

      expect(await alerts()).toHaveLength(1)
    },
  )

  test('is not sent when the days of the search are taken', async () => {
    await save({ startDate: '2027-06-01' })
    later(1)
    await givenBlocked(server.db, await publish(), '2027-08-31', '2027-09-30')
    later(1)

    await server.services.savedSearches.alertDue()

    expect(await alerts()).toEqual([])
  })

  test('is not sent when the days of the search are past', async () => {
    await save({ startDate: '2027-03-12' })
    later(72)
    await publish()
    later(1)

    await server.services.savedSearches.alertDue()

    expect(await alerts()).toEqual([])
  })

  test('is sent by the timer as a mail', async () => {
    await save({ city: 'berlin' })
    later(1)
    await publish()
    later(1)

    await server.runJobs()

    const mails = await server.db.selectFrom('mail').select(['user_id', 'subject']).execute()
    expect(mails).toEqual([{ user_id: 'anna', subject: 'New flats in berlin' }])
  })

  test('is also sent for a search by map area', async () => {
    await save({ city: undefined, bounds: { north: 53, east: 14, south: 52, west: 13 } })
    later(1)
    await publish()
    later(1)

    await server.services.savedSearches.alertDue()

    expect(await alerts()).toMatchObject([{ mail: 'SEARCH_ALERT_ANYWHERE', values: { count: 1 } }])
  })

  test('names exactly the flats that the search page finds, for random searches', async () => {
    const upTo = numbersFrom(23)
    const one = <Choice>(...choices: Choice[]) => choices[upTo(choices.length)] as Choice
    const searches = Array.from({ length: 80 }, () => aSearch(one))
    for (const [at, search] of searches.entries()) {
      const as = { id: `user${Math.floor(at / 20)}` }
      const { status } = await save(undefined, as, {
        ...savedOf(readSearch(search)),
        locale: 'en',
        alert: 'INSTANT',
      })
      expect([search, status]).toEqual([search, 200])
    }
    later(1)
    for (let flat = 0; flat < 40; flat += 1) await publishAny(one, upTo)
    later(1)

    await server.services.savedSearches.alertDue()

    const sent = await alerts()
    const told = new Map(
      sent.map((mail) => {
        const { path, values } = mail as { path: string; values: { count: number } }
        return [path, values.count]
      }),
    )
    const disagreements: object[] = []
    for (const search of searches) {
      const body = filterOf(readSearch(search))
      const { total } = (await server.send('POST', '/flat/search/filter', { body })).body
      const path = searchPath({ ...readSearch(search), sort: 'NEWEST' })
      if ((told.get(path) ?? 0) !== total) disagreements.push({ search, total, told: told.get(path) })
    }
    expect(disagreements).toEqual([])
    expect(told.size).toBeGreaterThan(20)
    expect(told.size).toBeLessThan(80)
  })

  type Choose = <Choice>(...choices: Choice[]) => Choice

  const aSearch = (one: Choose) =>
    `?${[
      one('', 'q=Berlin', 'q=Hamburg', 'q=Mitte', 'q=Berlin&at=52.52,13.4&r=20', 'bounds=53,14,52,13'),
      one('', '', 'from=2027-04-01', 'months=2', 'from=2027-04-05&to=2027-06-10&flex=7', 'to=2027-06-30'),
      one('', 'price=-1300', 'price=800-', 'price=900-1500'),
      one('', 'persons=1', 'persons=3'),
      one('', 'beds=1', 'size=50-'),
      one('', 'type=LOFT,APARTMENT', 'amen=BALCONY'),
      one('', '', 'rules=PETS_ALLOWED', 'length=FLEXIBLE'),
      one('', 'sort=PRICE_ASC'),
    ]
      .filter(Boolean)
      .join('&')}`

  async function publishAny(one: Choose, upTo: (limit: number) => number) {
    const city = one('Berlin', 'Berlin', 'Hamburg')
    const id = await publish({
      city,
      price_per_month: 700 + upTo(10) * 100,
      max_person: 1 + upTo(4),
      size: 30 + upTo(50),
      type: one('LOFT', 'APARTMENT', 'STUDIO'),
      flat_booking_length: one('FLEXIBLE', 'MONTHS_1_3', 'MONTHS_3_6'),
      amenities: one([], ['BALCONY']),
      house_rules: one([], ['PETS_ALLOWED']),
    })
    if (upTo(2) === 0) await givenBlocked(server.db, id, '2027-04-10', '2027-05-20', 'CALENDAR')
  }
})

/** Always the same numbers, so that a failure comes again. */
function numbersFrom(seed: number): (limit: number) => number {
  let state = seed
  return (limit) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * limit)
  }
}
