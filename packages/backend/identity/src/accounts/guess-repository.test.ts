import { createQueries, type Database, migrate } from '@domizil/database'
import { openTestDatabase } from '@domizil/database/testing'
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import type { Queries } from '../queries/queries.ts'
import type { IdentityTables } from '../queries/tables.ts'
import { deleteOldGuesses, forgiveGuesses, takeGuess } from './guess-repository.ts'

const SUBJECT = 'somebody'

let database: Database
let db: Queries

beforeAll(async () => {
  database = await openTestDatabase()
  await migrate(database.pool, {
    owner: 'identity',
    folder: new URL('../../migrations', import.meta.url),
  })
  db = createQueries<IdentityTables>(database.pool)
})

beforeEach(async () => {
  await database.pool.query('DELETE FROM identity_guess')
})

afterAll(() => database.close())

const given = (failures: number, lastFailed: string) =>
  database.pool.query(
    `INSERT INTO identity_guess (subject, failed_count, last_failed_at) VALUES ($1, $2, now() - $3::interval)`,
    [SUBJECT, failures, lastFailed],
  )

const readRow = async () => (await database.pool.query('SELECT * FROM identity_guess')).rows[0]

test.each([
  [1, 2, 0],
  [3, 4, 0],
  [4, 5, 60],
  [8, 9, 60],
  [9, 10, 120],
  [73, 74, 840],
  [74, 75, 900],
  [499, 500, 900],
])(
  'after %i wrong passwords the next one, number %i, locks the sign-in for %i seconds',
  async (before, after, seconds) => {
    await given(before, '10 minutes')

    expect(await takeGuess(db, SUBJECT)).toEqual({ mayTry: true, lockedForS: seconds })
    expect(await readRow()).toMatchObject({ failed_count: after })
  },
)

test('the first wrong password is counted and locks nothing', async () => {
  expect(await takeGuess(db, SUBJECT)).toEqual({ mayTry: true, lockedForS: 0 })
  expect(await readRow()).toMatchObject({ failed_count: 1 })
})

test('wrong passwords are forgotten after twelve hours', async () => {
  await given(30, '12 hours 1 minute')

  expect(await takeGuess(db, SUBJECT)).toEqual({ mayTry: true, lockedForS: 0 })
})

test('a guess during the lock is not tried, gets the remaining seconds, and does not extend the lock', async () => {
  await given(4, '1 minute')
  await takeGuess(db, SUBJECT)
  const locked = await readRow()

  const { mayTry, lockedForS } = await takeGuess(db, SUBJECT)

  expect([mayTry, lockedForS > 50 && lockedForS <= 60]).toEqual([false, true])
  expect(await readRow()).toEqual(locked)
})

test('a lock expires by itself', async () => {
  await given(4, '1 minute')
  await takeGuess(db, SUBJECT)
  await database.pool.query("UPDATE identity_guess SET locked_until = now() - interval '1 second'")

  expect(await takeGuess(db, SUBJECT)).toEqual({ mayTry: true, lockedForS: 60 })
})

test('the right password resets the count of wrong ones', async () => {
  await given(4, '1 minute')

  await forgiveGuesses(db, SUBJECT)

  expect(await takeGuess(db, SUBJECT)).toEqual({ mayTry: true, lockedForS: 0 })
})

test('of twenty guesses at once five are tried before the lock', async () => {
  const guesses = await Promise.all(Array.from({ length: 20 }, () => takeGuess(db, SUBJECT)))

  expect(guesses.filter(({ mayTry }) => mayTry)).toHaveLength(5)
})

test('a lock of one address does not lock another', async () => {
  await given(499, '1 minute')
  await takeGuess(db, SUBJECT)

  expect((await takeGuess(db, 'another')).mayTry).toBe(true)
})

test('the sweep deletes expired counts and nothing else', async () => {
  await given(30, '12 hours 1 minute')
  await takeGuess(db, 'another')

  await deleteOldGuesses(db)

  expect(await readRow()).toMatchObject({ subject: 'another' })
})
