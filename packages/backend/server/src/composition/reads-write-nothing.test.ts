// proves 11.16
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import * as api from '@domizil/api'
import { addHours } from '@domizil/domain'
import { sql } from 'kysely'
import { createLocalStorage } from '../infrastructure/storage/module.ts'
import { givenMarketplace, type Ids } from '../testing/marketplace.ts'
import { peopleCalled } from '../testing/marketplace-people.ts'
import { MARKETPLACE_DOCUMENT } from '../testing/marketplace-rows.ts'
import { SAMPLE_REQUESTS } from '../testing/sample-requests.ts'
import { aPdf } from '../testing/send-form.ts'
import { NOW, openTestServer, type TestServer } from '../testing/test-server.ts'

const PEOPLE = peopleCalled()
// Two things are written beside reads, and not by them: who has called, when they first do (`upsertUser` of the test server
// may write), and the log of searches, which is written a second later and waits where it cannot be.

/** Reads that carry their question in a body. */
const READS_BY_POST = ['searchFlats', 'countOptions', 'validateAddress']
const READS = Object.entries(api).flatMap(([name, value]): [string, api.Call][] =>
  typeof value === 'object' && 'method' in value && (value.method === 'GET' || READS_BY_POST.includes(name))
    ? [[name, value]]
    : [],
)

let server: TestServer
let market: Ids

beforeAll(async () => {
  const storage = createLocalStorage(mkdtempSync(join(tmpdir(), 'domizil-storage-')))
  await storage.put(MARKETPLACE_DOCUMENT, aPdf())
  server = await openTestServer({ storage })
  market = await givenMarketplace(server, PEOPLE)
  // All that waits has expired, is due or overdue by then.
  await server.db
    .updateTable('booking')
    .set({ expires_at: addHours(NOW, 1) })
    .where(sql<boolean>`status <> 'BOOKING_COMPLETED'`)
    .execute()
  await server.db.updateTable('review').set({ status: 'PENDING', published_at: null }).execute()
  server.clock.now = addHours(NOW, 30 * 24)
  server.setReadOnly(true)
})
afterAll(() => server.close())

test.each(READS)('the call %s answers every role on a read-only database', async (name, { method, path }) => {
  const { address = () => path, body } = SAMPLE_REQUESTS[name] ?? {}
  const statuses: number[] = []

  for (const as of Object.values(PEOPLE)) {
    const { status } = await server.send(method, address(market, PEOPLE), {
      ...(as && { as }),
      ...(body && { body: body(market, PEOPLE) }),
    })
    statuses.push(status)
  }

  expect(statuses).toContain(200)
  expect(statuses.filter((status) => status >= 500)).toEqual([])
})

test('a call that writes fails on a read-only database', async () => {
  const { status } = await server.send('PUT', '/user/api/profile', {
    as: PEOPLE.tenant,
    body: { city: 'Bonn' },
  })

  expect(status).toBeGreaterThanOrEqual(500)
})
