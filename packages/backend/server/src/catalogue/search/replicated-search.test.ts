// proves 11.20
import { createQueries } from '@domizil/database'
import { openTestDatabase } from '@domizil/database/testing'
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import type { Database, Tables } from '../../foundation/tables/index.ts'
import { givenFlat } from '../../testing/given.ts'
import { openTestServer, type TestServer } from '../../testing/test-server.ts'
import { SERVER_MIGRATIONS } from '../../composition/create-server.ts'

type Work<Result> = () => Promise<Result>

let server: TestServer
let replica: Awaited<ReturnType<typeof openTestDatabase>>
let db: Database
/** What `openReplica` decides; read-replica.test.ts shows it with a real replica. */
let isUsable = true

beforeAll(async () => {
  replica = await openTestDatabase(SERVER_MIGRATIONS)
  db = createQueries<Tables>(replica.pool)
  const read = <Result>(there: Work<Result>, here: Work<Result>) => (isUsable ? there() : here())
  server = await openTestServer({ replica: { db, read } })
  await givenFlat(server.db, { title_en: 'On the database itself', city: 'Bremen' })
  await givenFlat(db, { title_en: 'On the replica alone', city: 'Leipzig' })
  await givenFlat(db, { title_en: 'Also on the replica', city: 'Leipzig' })
})
beforeEach(() => {
  isUsable = true
})
afterAll(() => Promise.all([server.close(), replica.close()]))

async function find(as?: { id: string }): Promise<string[]> {
  const { body } = await server.send('POST', '/flat/search/filter', { body: {}, ...(as && { as }) })
  return body.items.map(({ city }: { city: string }) => city)
}

test('visitors search on the replica', async () => {
  expect(await find()).toEqual(['Leipzig', 'Leipzig'])
})

test('visitors search on the primary database while the replica is not available', async () => {
  isUsable = false

  expect(await find()).toEqual(['Bremen'])
})

test('signed-in users search on the primary database, which has their own changes', async () => {
  expect(await find({ id: 'anna' })).toEqual(['Bremen'])
})

test('option counts and terms are read from the replica as well', async () => {
  const { body: counts } = await server.send('POST', '/flat/search/options', { body: {} })
  const { body: cards } = await server.send('GET', '/flat/search/Leipzig')

  expect(counts.total).toBe(2)
  expect(cards.map(({ city }: { city: string }) => city)).toEqual(['Leipzig', 'Leipzig'])
})
