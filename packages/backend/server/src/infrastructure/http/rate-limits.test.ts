// proves 11.27
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { givenBooking } from '../../testing/given-booking.ts'
import { givenFlat } from '../../testing/given.ts'
import { openTestServer, type TestServer } from '../../testing/test-server.ts'

const TWO = { points: 2, seconds: 60 }
const LIMITS = {
  search: TWO,
  places: TWO,
  addresses: TWO,
  savedSearches: TWO,
  messages: TWO,
  calendars: TWO,
  failures: TWO,
  requests: TWO,
  uploads: TWO,
  exports: TWO,
}
const ADDRESS = {
  street: 'Torstraße',
  houseNumber: '1',
  postcode: '10119',
  city: 'Berlin',
  countryCode: 'DE',
  languageTag: 'de_DE',
}
const QUESTION = {
  topic: 'OTHER',
  message: 'Where is my answer?',
  email: 'a@example.org',
  pageUrl: '/help',
  locale: 'en',
  acceptPrivacy: true,
}
const NEW_SEARCH = {
  city: 'Berlin',
  months: 3,
  priceMax: 900,
  persons: 1,
  hasPets: false,
  locale: 'en',
  alert: 'INSTANT',
}

let server: TestServer
let visitors = 0

beforeAll(async () => {
  server = await openTestServer({ limits: LIMITS, trustProxy: true })
})
afterAll(() => server.close())
beforeEach(() => {
  visitors += 1
})

const from = (address: string) => ({ headers: { 'x-forwarded-for': address } })
/** A visitor with a new network address. */
const visitor = () => from(`192.0.2.${visitors}`)
const search = (options = {}, at = server) => at.send('POST', '/flat/search/filter', { body: {}, ...options })

test.each([
  ['POST', '/flat/search/filter', {}, undefined],
  ['GET', '/flat/search/Berlin', undefined, undefined],
  ['GET', '/place/list?term=Ber', undefined, undefined],
  ['GET', '/flat/checkPlace?postcode=10119&city=Berlin&countryCode=DE', undefined, undefined],
  ['POST', '/flat/api/validateAddress', ADDRESS, { id: 'anna' }],
  ['PUT', '/user/api/noFlatFoundRequest', NEW_SEARCH, { id: 'anna' }],
] as const)(
  'calling %s %s too often is answered with the time to try again',
  async (method, url, body, as) => {
    const call = () => server.send(method, url, { ...visitor(), ...(body && { body }), ...(as && { as }) })

    const statuses = [(await call()).status, (await call()).status]
    const refused = await call()

    expect(statuses).toEqual([200, 200])
    expect([refused.status, Object.keys(refused.body), refused.body.code]).toEqual([
      429,
      ['error', 'code'],
      'TOO_MANY_REQUESTS',
    ])
    const seconds = Number(refused.headers.get('retry-after'))
    expect(seconds > 0 && seconds <= 60).toBe(true)
  },
)

test('a user who writes too many messages has to wait, and no other user has to', async () => {
  const id = await givenBooking(server.db, await givenFlat(server.db))
  const write = (user: string) =>
    server.send('POST', `/booking/api/${id}/messages`, { as: { id: user }, body: { text: 'Hello' } })

  const statuses = [await write('tara'), await write('tara'), await write('tara'), await write('otto')]

  expect(statuses.map(({ status }) => status)).toEqual([200, 200, 429, 200])
})

test('a client that reports too many failures is limited for a while', async () => {
  const body = { phase: 'render' }
  const tell = async () =>
    (
      await server.send('POST', '/telemetry/failure/mf-search/1.0.0/production', {
        body,
        ...from('192.0.2.77'),
      })
    ).status

  expect([await tell(), await tell(), await tell()]).toEqual([200, 200, 429])
})

test.each([
  ['POST', '/booking/api/new/99999?startDate=2027-04-01&endDate=2027-05-31', 400],
  ['POST', '/flat/api/image/upload/99999', 400],
  ['GET', '/user/api/export', 200],
] as const)(
  'a user who calls %s %s too often has to wait, and no other user has to',
  async (method, url, status) => {
    const call = async (id: string) => (await server.send(method, url, { as: { id } })).status

    expect([await call('rita'), await call('rita'), await call('rita'), await call('rolf')]).toEqual([
      status,
      status,
      429,
      status,
    ])
  },
)

test('a user who adds too many calendars has to wait', async () => {
  const url = '/flat/api/blockedPeriod/calendar/add?flatId=99999&calendarUrl=https://example.org/x.ics'
  const add = async () => (await server.send('PUT', url, { as: { id: 'carla' } })).status

  expect([await add(), await add(), await add()]).toEqual([404, 404, 429])
})

test('without a proxy a forged forwarding header does not get around the limit', async () => {
  const alone = await openTestServer({ limits: LIMITS })
  const statuses: number[] = []
  for (const address of ['192.0.2.1', '192.0.2.2', '192.0.2.3']) {
    statuses.push((await search(from(address), alone)).status)
  }
  await alone.close()

  expect(statuses).toEqual([200, 200, 429])
})

test('behind a trusted proxy each address has a limit of its own, by the entry of the proxy', async () => {
  await search(from('203.0.113.1'))
  await search(from('198.51.100.7, 203.0.113.1'))

  const again = await search(from('198.51.100.8, 203.0.113.1'))
  const other = await search(from('203.0.113.2'))

  expect([again.status, other.status]).toEqual([429, 200])
})

test('visitors at one address do not use up the limit of a signed-in user', async () => {
  await search(visitor())
  await search(visitor())

  const signedIn = await search({ ...visitor(), as: { id: 'sven' } })

  expect([(await search(visitor())).status, signedIn.status]).toEqual([429, 200])
})

test('invalid tokens count as the same visitor', async () => {
  const bad = async (token: string) => {
    const headers = { ...visitor().headers, authorization: `Bearer ${token}` }
    return (await search({ headers })).status
  }

  expect([await bad('a'), await bad('b'), await bad('c')]).toEqual([200, 200, 429])
})

test('one help request too many is answered with the time to try again as well', async () => {
  const ask = () => server.send('PUT', '/user/needhelp', { ...visitor(), body: QUESTION })
  for (let count = 0; count < 10; count += 1) await ask()

  const refused = await ask()

  expect([refused.status, refused.body.code, Number(refused.headers.get('retry-after')) > 0]).toEqual([
    429,
    'TOO_MANY_HELP_REQUESTS',
    true,
  ])
})
