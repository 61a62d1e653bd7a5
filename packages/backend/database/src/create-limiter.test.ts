// proves 11.26
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { createLimiter } from './create-limiter.ts'
import type { Database } from './database.ts'
import { openDatabaseOutOfReach, openTestDatabase } from './testing.ts'

const TABLE = 'CREATE TABLE counted (key text PRIMARY KEY, points integer NOT NULL, expire bigint)'
const ADDRESS = 'address 203.0.113.7'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
  await database.pool.query(TABLE)
})
afterAll(() => database.close())

const limiterOn = ({ pool }: Database, name: string, points = 2) =>
  createLimiter({ name, points, seconds: 60 }, { pool, table: 'counted' })

test('limiters in several processes that share a table enforce one common limit', async () => {
  const [here, there] = [limiterOn(database, 'search'), limiterOn(database, 'search')]

  const taken = [
    await here.take(ADDRESS),
    await there.take(ADDRESS),
    await here.take(ADDRESS),
    await there.take(ADDRESS),
  ]

  expect(taken).toEqual([null, null, expect.any(Number), expect.any(Number)])
})

test('each limiter and each caller has a count of its own', async () => {
  const [searches, places] = [limiterOn(database, 'apart', 1), limiterOn(database, 'places', 1)]

  expect([await searches.take(ADDRESS), await places.take(ADDRESS), await searches.take('another')]).toEqual([
    null,
    null,
    null,
  ])
})

test('a call that is given back is not counted', async () => {
  const [here, there] = [limiterOn(database, 'back', 1), limiterOn(database, 'back', 1)]

  await here.take(ADDRESS)
  await here.giveBack(ADDRESS)

  expect(await there.take(ADDRESS)).toBeNull()
})

test('the table of the limiter does not reveal whose calls were counted', async () => {
  await limiterOn(database, 'secret').take(ADDRESS)

  const { rows } = await database.pool.query<{ key: string }>('SELECT key FROM counted')

  expect(rows.filter(({ key }) => key.includes('203.0.113.7'))).toEqual([])
})

test('while the database is unavailable a process limits calls with a count of its own', async () => {
  const away = openDatabaseOutOfReach()
  const limiter = limiterOn(away, 'away', 1)

  expect([await limiter.take(ADDRESS), await limiter.take(ADDRESS)]).toEqual([null, expect.any(Number)])

  await away.close()
})

test('a limiter without a table counts in its own process', async () => {
  const limiter = createLimiter({ name: 'alone', points: 1, seconds: 60 })

  expect([await limiter.take(ADDRESS), await limiter.take(ADDRESS)]).toEqual([null, expect.any(Number)])
})
