// proves 18.1
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { withTestDatabase } from '../testing.ts'
import { migrate } from './migrate.ts'

/** Locks of several sessions exist on a server only: the embedded database has one session. */
const describeOnServer = process.env['TEST_DATABASE_URL'] ? describe : describe.skip

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'migrations-'))
  await writeFile(join(folder, '0001_create-flat.sql'), 'CREATE TABLE flat (id int)')
})

afterEach(() => rm(folder, { recursive: true }))

/** A migration for each way that blocks writes for as long as it waits. */
const BLOCKING = {
  'of the table that is read': 'ALTER TABLE flat ADD COLUMN title text',
  'of two tables, the second of which is read':
    'CREATE TABLE room (id int); ALTER TABLE room ADD COLUMN title text; ALTER TABLE flat ADD COLUMN title text',
}

describeOnServer('with several sessions', () => {
  test.each(Object.entries(BLOCKING))(
    'while a reader holds a table, as a dump does, a migration %s waits and writes go on',
    async (_, text) => {
      await withTestDatabase(async ({ pool }) => {
        await migrate(pool, { owner: 'server', folder })
        await writeFile(join(folder, '0002_add-title.sql'), text)
        const reader = await pool.connect()
        await reader.query('BEGIN; LOCK TABLE flat IN ACCESS SHARE MODE')
        let tellWaiting = (_line: string) => {}
        const waits = new Promise<string>((resolve) => (tellWaiting = resolve))

        const migrating = migrate(pool, { owner: 'server', folder, log: tellWaiting })
        const line = await waits
        await pool.query('INSERT INTO flat VALUES (1)')
        const { rows } = await pool.query('SELECT id FROM flat')
        await reader.query('COMMIT')
        reader.release()

        expect(line).toBe('The migration 0002_add-title.sql of server waits for tables that are in use.')
        expect(rows).toEqual([{ id: 1 }])
        expect(await migrating).toEqual(['0002_add-title.sql'])
      })
    },
  )

  test('an index is built while a writer holds the table', async () => {
    await withTestDatabase(async ({ pool }) => {
      await migrate(pool, { owner: 'server', folder })
      await writeFile(
        join(folder, '0002_find-flat.sql'),
        '-- migration: concurrent\nCREATE INDEX CONCURRENTLY IF NOT EXISTS flat_id_idx ON flat (id)',
      )
      const writer = await pool.connect()
      await writer.query('BEGIN; INSERT INTO flat VALUES (1)')

      const migrating = migrate(pool, { owner: 'server', folder })
      await isBuilding(pool)
      await pool.query('INSERT INTO flat VALUES (2)')
      await writer.query('COMMIT')
      writer.release()

      expect(await migrating).toEqual(['0002_find-flat.sql'])
    })
  })
})

async function isBuilding(pool: Parameters<typeof migrate>[0]): Promise<void> {
  const { rows } = await pool.query('SELECT FROM pg_stat_progress_create_index')
  if (rows.length === 0) return isBuilding(pool)
}
