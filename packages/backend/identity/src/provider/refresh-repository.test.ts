// proves 4.6
import { createQueries, migrate } from '@domizil/database'
import { openTestDatabase } from '@domizil/database/testing'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { Queries } from '../queries/queries.ts'
import type { IdentityTables } from '../queries/tables.ts'
import { savePayload } from './payload-repository.ts'
import { consumeRepeatedly, isRepeatable } from './refresh-repository.ts'

let database: Awaited<ReturnType<typeof openTestDatabase>>
let db: Queries

beforeAll(async () => {
  database = await openTestDatabase()
  await migrate(database.pool, {
    owner: 'identity',
    folder: new URL('../../migrations', import.meta.url),
  })
  db = createQueries<IdentityTables>(database.pool)
})

afterAll(() => database.close())

async function givenToken(id: string, exchangedAgoS?: number): Promise<void> {
  await savePayload(db, { model: 'RefreshToken', id, payload: {}, expiresIn: 1800 })
  if (exchangedAgoS === undefined) return
  await database.pool.query(
    "update identity_payload set consumed_at = now() - $1 * interval '1 s' where id = $2",
    [exchangedAgoS, id],
  )
}

test('requests that exchange the same refresh token at once get the same time of exchange', async () => {
  await givenToken('one')

  const times = await Promise.all([1, 2, 3].map(() => consumeRepeatedly(db, 'one')))

  expect(times[0]).toEqual(expect.any(Number))
  expect(new Set(times).size).toBe(1)
})

test.each([
  [20, true],
  [30, false],
])('an exchange that was %d s ago can be repeated: %s', async (seconds, isRepeated) => {
  await givenToken(`ago ${seconds}`, seconds)

  expect(await isRepeatable(db, `ago ${seconds}`, 'not there')).toBe(isRepeated)
  expect((await consumeRepeatedly(db, `ago ${seconds}`)) !== undefined).toBe(isRepeated)
})

test.each([
  ['has not been exchanged', undefined, true],
  ['has been exchanged', 1, false],
])('where the next token %s, an exchange can be repeated: %s %s', async (_, exchangedAgoS, isRepeated) => {
  await givenToken(`before ${isRepeated}`, 2)
  await givenToken(`after ${isRepeated}`, exchangedAgoS)

  expect(await isRepeatable(db, `before ${isRepeated}`, `after ${isRepeated}`)).toBe(isRepeated)
})
