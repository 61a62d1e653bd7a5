import { createQueries, type Database, migrate } from '@domizil/database'
import { openTestDatabase } from '@domizil/database/testing'
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import type { Queries } from '../queries/queries.ts'
import type { IdentityTables } from '../queries/tables.ts'
import { recordFailure, recordSuccess } from './lockout-repository.ts'

const ID = '0d9ac1b2-5f4b-4f0e-9a5e-3a2b1c0d9e8f'

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
  await database.pool.query('DELETE FROM identity_account')
  await database.pool.query(
    `INSERT INTO identity_account (id, email, first_name, last_name, locale, password_hash)
     VALUES ($1, 'tina@example.com', 'Tina', 'Tenant', 'en', '')`,
    [ID],
  )
})

afterAll(() => database.close())

const given = (failures: number, lastFailed: string) =>
  database.pool.query(
    'UPDATE identity_account SET failed_count = $1, last_failed_at = now() - $2::interval',
    [failures, lastFailed],
  )

const readAccount = async () => (await database.pool.query('SELECT * FROM identity_account')).rows[0]

const readWait = async () => {
  const { rows } = await database.pool.query(
    `SELECT failed_count AS failures, round(extract(epoch FROM locked_until - last_failed_at))::int AS wait
     FROM identity_account`,
  )
  return rows[0]
}

test.each([
  [3, 4, null],
  [4, 5, 60],
  [8, 9, 60],
  [9, 10, 120],
  [73, 74, 840],
  [74, 75, 900],
  [499, 500, 900],
])(
  'after %i failures the next one, number %i, closes the account for %p seconds',
  async (before, after, wait) => {
    await given(before, '10 minutes')

    await recordFailure(db, ID)
    expect(await readWait()).toEqual({ failures: after, wait })
  },
)

test('failures are forgotten after twelve hours', async () => {
  await given(30, '12 hours 1 minute')

  await recordFailure(db, ID)

  expect(await readWait()).toEqual({ failures: 1, wait: null })
})

test('a guess at a closed account does not keep it closed for longer', async () => {
  await given(4, '1 minute')
  await recordFailure(db, ID)
  const closed = await readAccount()

  await recordFailure(db, ID)

  expect(await readAccount()).toEqual(closed)
})

test('a closed account opens again by itself', async () => {
  await given(4, '1 minute')
  await recordFailure(db, ID)
  const whileClosed = await recordSuccess(db, ID)

  await database.pool.query("UPDATE identity_account SET locked_until = now() - interval '1 second'")
  const afterwards = await recordSuccess(db, ID)

  expect(whileClosed).toBeUndefined()
  expect(afterwards).toMatchObject({ id: ID, failed_count: 0, locked_until: null })
})

test('an account that is switched off cannot sign in', async () => {
  await database.pool.query('UPDATE identity_account SET enabled = false')

  expect(await recordSuccess(db, ID)).toBeUndefined()
})
