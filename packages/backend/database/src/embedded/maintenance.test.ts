import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { Database } from '../database.ts'
import { openInMemory } from '../testing.ts'
import { createCheckpoint } from './open-embedded.ts'

const MINUTE_MS = 60_000

let database: Database
let now = 0
let checkpoint: () => Promise<void>

beforeAll(async () => {
  database = await openInMemory()
  await database.pool.query('CREATE TABLE note (words text)')
  checkpoint = createCheckpoint(database.pool, () => now)
  now += 10 * MINUTE_MS
  await checkpoint()
})

afterAll(() => database.close())

async function lastCheckpoint(): Promise<string | undefined> {
  const { rows } = await database.pool.query<{ at: string }>(
    'SELECT checkpoint_lsn::text AS at FROM pg_control_checkpoint()',
  )
  return rows[0]?.at
}

test('written data are checkpointed after five minutes, not before', async () => {
  await database.pool.query("INSERT INTO note VALUES ('short')")
  const before = await lastCheckpoint()

  now += 4 * MINUTE_MS
  await checkpoint()
  const tooEarly = await lastCheckpoint()
  now += 2 * MINUTE_MS
  await checkpoint()

  expect(tooEarly).toBe(before)
  expect(await lastCheckpoint()).not.toBe(before)
})

test('a large amount of written data is checkpointed at once', async () => {
  await database.pool.query("SELECT pg_logical_emit_message(false, 'test', repeat('long', 10 * 1024 * 1024))")
  const before = await lastCheckpoint()

  await checkpoint()

  expect(await lastCheckpoint()).not.toBe(before)
})

test('an idle database is not checkpointed again', async () => {
  await checkpoint()
  const before = await lastCheckpoint()

  now += 60 * MINUTE_MS
  await checkpoint()

  expect(await lastCheckpoint()).toBe(before)
})
