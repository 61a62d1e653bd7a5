// proves 18.10
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { MAX_SECONDS } from '../../infrastructure/job/process-each.ts'
import { givenFlat } from '../../testing/given.ts'
import { NOW, openTestServer, type TestServer } from '../../testing/test-server.ts'
import { CALENDAR_SHARES } from './calendar-repository.ts'
import { availabilityRoom, CALENDAR_LANE } from './module.ts'
import { AT_ONCE_PER_HOST, createHostLimits, FETCHED_AT_ONCE, HOURS_BETWEEN } from './sync-calendar.ts'

const CALENDARS = 100_000
const WINDOW_SECONDS = HOURS_BETWEEN * 3600
/** Every tenth calendar does not answer until it is given up. */
const isSlow = (calendar: number) => calendar % 10 === 0
const SLOW_SECONDS = 15
const USUAL_SECONDS = 1

/**
 * How long it takes until every calendar has been read once, reckoned by the rules of the scheduler: a process has a
 * lane of shares; a share reads batches of its calendars, as many at once as host and batch allow, until its time is over,
 * and comes back.
 */
function secondsFor({ processes, hosts }: { processes: number; hosts: number }): number {
  const shares = Array.from({ length: CALENDAR_SHARES }, (_, share) => ({
    next: share,
    freeAt: 0,
  }))
  const lanes = Array.from({ length: processes * CALENDAR_LANE.atOnce }, () => 0)
  // Hosts that all shares of a process ask are shared by them.
  const perHost = hosts * (AT_ONCE_PER_HOST / CALENDAR_LANE.atOnce)
  const atOnce = Math.floor(Math.min(FETCHED_AT_ONCE, perHost))

  for (;;) {
    const left = shares.filter(({ next }) => next < CALENDARS).toSorted((a, b) => a.freeAt - b.freeAt)
    const [share] = left
    if (!share) return Math.max(...lanes)
    const lane = lanes.indexOf(Math.min(...lanes))
    const startsAt = Math.max(lanes[lane] ?? 0, share.freeAt)
    let at = startsAt
    while (at < startsAt + MAX_SECONDS && share.next < CALENDARS) {
      at += batchSeconds(share.next, atOnce)
      share.next += FETCHED_AT_ONCE * CALENDAR_SHARES
    }
    lanes[lane] = at
    share.freeAt = at
  }
}

/** The places of a batch take one calendar after the other. */
function batchSeconds(first: number, atOnce: number): number {
  const places = Array.from({ length: atOnce }, () => 0)
  for (let n = 0; n < FETCHED_AT_ONCE; n += 1) {
    const place = places.indexOf(Math.min(...places))
    places[place] =
      (places[place] ?? 0) + (isSlow(Math.floor(first / CALENDAR_SHARES) + n) ? SLOW_SECONDS : USUAL_SECONDS)
  }
  return Math.max(...places)
}

test('four processes read 100,000 calendars within two hours, a tenth of them silent', () => {
  const seconds = secondsFor({ processes: 4, hosts: 1_000 })

  expect(seconds).toBeLessThan(WINDOW_SECONDS)
})

test('more processes read proportionally more, up to the number of shares', () => {
  const [one = 0, two = 0, four = 0] = [1, 2, 4].map((processes) => secondsFor({ processes, hosts: 1_000 }))

  expect(one / two).toBeCloseTo(2, 0)
  expect(one / four).toBeCloseTo(4, 0)
})

test('a process reads only a few calendars of one host at once, and others in between', async () => {
  const ofHost = createHostLimits(2)
  const reading: string[] = []
  const release: (() => void)[] = []
  const read = (url: string) =>
    ofHost(url, async () => {
      reading.push(url)
      await new Promise<void>((resolve) => release.push(resolve))
    })

  const all = [
    'https://a.example/1',
    'https://a.example/2',
    'https://a.example/3',
    'https://b.example/1',
  ].map(read)
  await Promise.resolve()
  const atFirst = [...reading]
  while (reading.length < 4) {
    release.shift()?.()
    await new Promise((resolve) => setImmediate(resolve))
  }
  release.splice(0).forEach((end) => end())
  await Promise.all(all)

  expect(atFirst).toEqual(['https://a.example/1', 'https://a.example/2', 'https://b.example/1'])
})

let server: TestServer
const fetched: string[] = []

beforeAll(async () => {
  server = await openTestServer({
    fetchCalendar: async (url) => {
      fetched.push(url)
      return 'BEGIN:VCALENDAR\nEND:VCALENDAR'
    },
  })
})

afterAll(() => server.close())

test('the shares of all processes together read every calendar once', async () => {
  const urls: string[] = []
  for (let count = 0; count < CALENDAR_SHARES + 4; count += 1) {
    const flat_id = await givenFlat(server.db)
    const url = `https://bnb.example/${flat_id}.ics`
    urls.push(url)
    await server.db
      .insertInto('imported_calendar')
      .values({ flat_id, name: 'Bnb', url, next_sync_at: NOW })
      .execute()
  }
  const timers = Object.keys(availabilityRoom.jobs(server.services, {}))

  await server.services.calendars.syncDue(1)
  const ofOne = fetched.length
  await server.runJobs()

  expect(timers).toHaveLength(CALENDAR_SHARES)
  expect([1, 2]).toContain(ofOne)
  expect(fetched.toSorted()).toEqual(urls.toSorted())
})
