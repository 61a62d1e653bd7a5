// proves 11.36, 11.38
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { accessOf } from '@domizil/api'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { createLocalStorage } from '../infrastructure/storage/module.ts'
import { calendarUrl } from '../management/availability/fetch-calendar.ts'
import { isPublicAddress } from '../management/availability/fetch-calendar.ts'
import { MARKETPLACE_DOCUMENT } from '../testing/marketplace-rows.ts'
import { aPdf } from '../testing/send-form.ts'
import { openTestServer, type TestServer } from '../testing/test-server.ts'
import { addressesIn, withoutNames } from './testing/addresses-in.ts'
import { createAttack } from './testing/attack.ts'
import { CALLS, hasValue, withValue } from './testing/base-request.ts'
import { givenCanary } from './testing/canary.ts'
import { errorIn } from './testing/complaint.ts'
import { hardSamplesOf } from './testing/hard-samples.ts'
import { HARD_JSON, HARD_TEXTS } from './testing/hard-values.ts'
import { nameOf } from './testing/places.ts'

const NAMES = [...CALLS.keys()]
const SAMPLES = NAMES.flatMap((name) => hardSamplesOf(name).map((sample) => [name, sample] as const))

/** After every eighth call, and the last one, the jobs run and the canary sings: doing so costs more than most calls. */
const SAMPLES_BETWEEN_SONGS = 8
const ATTACKS = SAMPLES.map(
  ([name, sample], at) =>
    [name, sample, (at + 1) % SAMPLES_BETWEEN_SONGS === 0 || at === SAMPLES.length - 1] as const,
)

/** What is no call: programs fetch it as it is. */
const FILES = ['/image/:key/:fileName', '/flat/:flatId/calendar/:file']

/** The calendars of the rest of the world: every address that is allowed has one. */
const fetchCalendar = async (address: string) => {
  calendarUrl(address, { isAllowed: isPublicAddress, ports: [80, 443] })
  return 'BEGIN:VCALENDAR\nEND:VCALENDAR'
}

let server: TestServer
let attacker: ReturnType<typeof createAttack>
let canary: Awaited<ReturnType<typeof givenCanary>>

beforeAll(async () => {
  const storage = createLocalStorage(mkdtempSync(join(tmpdir(), 'domizil-storage-')))
  await storage.put(MARKETPLACE_DOCUMENT, aPdf())
  // Takes every change, so that none of its values is refused for another reason.
  const versions = {
    history: async () => [],
    published: async () => [],
    change: async () => ({ revision: 2 }),
  }
  // Each caller has a separate address.
  server = await openTestServer({ storage, fetchCalendar, versions, trustProxy: true, cachesUsers: true })
  attacker = createAttack(server)
  canary = await givenCanary(server)
})
afterAll(async () => {
  attacker.close()
  await server.close()
})

const accidents = () => server.log.entries.splice(0).filter(({ level }) => level === 'error')

test.each(NAMES)(
  'sample requests of %s are valid, and have a value in each of their places',
  async (name) => {
    const samples = hardSamplesOf(name)
    const requests = await Promise.all(samples.map((sample) => attacker.freshRequest(name, sample)))

    const replies = await Promise.all(requests.map((request) => attacker.send(withValue(request))))

    expect(replies.map(({ status, body }) => (status < 400 ? undefined : errorIn(body)?.code))).toEqual(
      samples.map(({ refusedWith }) => refusedWith),
    )
    const empty = attacker
      .placesOfCall(name)
      .filter((place) => !requests.some((request) => hasValue(request, place)))
    expect(empty.map((place) => `${place.part} ${nameOf(place)}`)).toEqual([])
  },
)

test.each(ATTACKS)(
  '%s accepts each hard value or names the field that it refuses, and affects no other user',
  async (name, sample, sings) => {
    const [complaints, arrived] = await Promise.all([
      attacker.attack(name, sample),
      sings ? canary.sing() : undefined,
    ])

    // In one comparison: what one call left in the log must not be blamed on the next.
    expect({ complaints, accidents: accidents(), arrived }).toEqual({
      complaints: [],
      accidents: [],
      arrived: sings ? { mails: 1, searches: 1 } : undefined,
    })
  },
)

const CLOSED = SAMPLES.filter(([name]) => accessOf(CALLS.get(name) ?? { path: '' }) !== 'open')

test.each(CLOSED)('%s asks for a token before it reads any part of a request', async (name, sample) => {
  const base = { ...(await attacker.lastRequest(name, sample)), headers: {} }
  const parts = new Map(attacker.placesOfCall(name).map((place) => [place.part, place]))

  const replies = await Promise.all(
    [...parts].map(([part, place]) => {
      const values = part === 'body' ? HARD_JSON : HARD_TEXTS
      return attacker.send(withValue(base, place, values['the zero character']))
    }),
  )

  expect(replies.map(({ status, body }) => [status, errorIn(body)?.code])).toEqual(
    replies.map(() => [401, 'UNAUTHENTICATED']),
  )
})

test('every address with a parameter is tested', () => {
  const known = [...CALLS.values()].map(({ path }) => path).filter((path) => path.includes(':'))

  expect(addressesIn(server.app.printRoutes({ commonPrefix: false }))).toEqual(
    [...new Set([...known, ...FILES].map((path) => withoutNames(`/api${path}`)))].toSorted(),
  )
})

test.each(FILES)('the file address %s is a 404 for every hard value', async (path) => {
  const names = path.match(/:\w+/g) ?? []
  const paths = names.flatMap((name) => Object.values(HARD_TEXTS).map((value) => path.replace(name, value)))

  const replies = await Promise.all(
    paths.map((one) => attacker.send({ method: 'GET', path: one, headers: {}, body: undefined })),
  )

  const codes = new Set(replies.map(({ status, body }) => `${status} ${errorIn(body)?.code}`))
  expect([...codes].toSorted()).toEqual(['400 INVALID_REQUEST', '404 NOT_FOUND'])
})

test('after all attacks other users see the same data as before, and no job has failed', async () => {
  const arrived = await canary.sing()

  expect(arrived).toEqual({ mails: 1, searches: 1 })
  expect(await canary.lookAround()).toEqual(canary.before)
  expect(await server.db.selectFrom('failed_item').selectAll().execute()).toEqual([])
  expect(await server.db.selectFrom('job').selectAll().where('last_error', 'is not', null).execute()).toEqual(
    [],
  )
})
