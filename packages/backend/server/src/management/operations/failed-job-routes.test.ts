// proves 11.39
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { addHours } from '@domizil/domain'
import { givenFlat, givenUser } from '../../testing/given.ts'
import { givenSavedSearch } from '../../testing/given-saved-search.ts'
import { withPoisonedRow } from '../../testing/poison-row.ts'
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
})

const listed = async () => (await server.send('GET', '/admin/api/failedJobs', { as: ADMIN })).body
const iso = (hours: number) => addHours(NOW, hours).toISOString()
const job = (change: object) =>
  server.db
    .insertInto('job')
    .values({ kind: 'SEND_MAIL', run_at: addHours(NOW, 1), created_at: NOW, ...change })
    .returning('id')
    .executeTakeFirstOrThrow()

async function givenDueAlert(): Promise<number> {
  await givenFlat(server.db, { published_at: addHours(NOW, -1) })
  return givenSavedSearch(server.db, await givenUser(server.db, 'tara'))
}

test('without failures the lists of failed jobs are empty', async () => {
  await server.runJobs()

  expect(await listed()).toEqual([])
})

test('a row that a timer has set aside is listed with its reason, its age, and its next attempt', async () => {
  const id = await givenDueAlert()
  await withPoisonedRow(server.db, { table: 'saved_search', column: 'id', value: id }, async () => {
    await server.services.savedSearches.alertDue()
    server.clock.now = addHours(NOW, 1)
    await server.services.savedSearches.alertDue()
  })

  expect(await listed()).toEqual([
    {
      kind: 'ALERT_SAVED_SEARCHES',
      count: 1,
      since: iso(0),
      nextTry: new Date(addHours(NOW, 1).getTime() + 60_000).toISOString(),
      items: [
        {
          item: String(id),
          reason: expect.stringContaining('22003'),
          attempts: 2,
          since: iso(0),
          nextTry: new Date(addHours(NOW, 1).getTime() + 60_000).toISOString(),
        },
      ],
    },
  ])
})

test('a failed job is listed until it is done, and for a month after it was given up', async () => {
  const waiting = await job({ last_error: 'Error: no route', attempts: 3 })
  const givenUp = await job({
    last_error: 'Error: gone',
    attempts: 12,
    failed_at: NOW,
    created_at: addHours(NOW, -9),
  })
  await job({ last_error: null })
  await job({ last_error: 'Error: once', done_at: NOW })
  await job({ last_error: 'Error: old', failed_at: addHours(NOW, -31 * 24) })

  expect(await listed()).toEqual([
    {
      kind: 'SEND_MAIL',
      count: 2,
      since: iso(-9),
      nextTry: iso(1),
      items: [
        { item: String(givenUp.id), reason: 'Error: gone', attempts: 12, since: iso(-9), nextTry: null },
        { item: String(waiting.id), reason: 'Error: no route', attempts: 3, since: iso(0), nextTry: iso(1) },
      ],
    },
  ])
})

test('failures of each kind are all counted, and the twenty oldest are shown', async () => {
  for (const hours of Array.from({ length: 25 }, (_, at) => at)) {
    await job({ last_error: 'Error: away', created_at: addHours(NOW, -hours) })
  }
  await job({ kind: 'MAKE_REPORTS', every_seconds: 3600, last_error: 'Error: away' })

  const kinds = await listed()

  expect(
    kinds.map(({ kind, count, items }: { kind: string; count: number; items: [] }) => [
      kind,
      count,
      items.length,
    ]),
  ).toEqual([
    ['SEND_MAIL', 25, 20],
    ['MAKE_REPORTS', 1, 1],
  ])
  expect(kinds[0].items[0].since).toBe(iso(-24))
  expect(kinds[1].since).toBe(iso(0))
})
