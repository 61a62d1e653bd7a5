// proves 18.1, 18.2
import { copyFile, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals'
import pg from 'pg'
import type { Database } from '../database.ts'
import {
  MigrationChangedError,
  MigrationFailedError,
  SchemaTooNewError,
  SchemaTooOldError,
} from '../errors.ts'
import { assertMigrated } from './applied-migrations.ts'
import { fingerprint, renameToBaseline } from './baseline.ts'
import { migrate } from './migrate.ts'
import { openTestDatabase } from '../testing.ts'

const CONTRACT = '-- migration: contracts after 0003'

let database: Database
let folder: string

beforeAll(async () => {
  database = await openTestDatabase()
})

afterAll(() => database.close())

beforeEach(async () => {
  await database.pool.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public')
  folder = await mkdtemp(join(tmpdir(), 'migrations-'))
  await givenMigration('0001_create-flat.sql', 'CREATE TABLE flat (id int); INSERT INTO flat VALUES (1);')
})

afterEach(() => rm(folder, { recursive: true }))

function givenMigration(name: string, sql: string): Promise<void> {
  return writeFile(join(folder, name), sql)
}

/** The migrations of an older version. */
async function aCopyUpTo(last: string): Promise<string> {
  const copy = join(folder, last.replace('.sql', ''))
  await mkdir(copy)
  const files = (await readdir(folder)).filter((name) => name.endsWith('.sql') && name <= last)
  for (const name of files) await copyFile(join(folder, name), join(copy, name))
  return copy
}

async function flats(): Promise<number> {
  const { rows } = await database.pool.query<{ count: number }>('SELECT count(*) FROM flat')
  return rows[0]?.count ?? 0
}

async function ids(): Promise<number[]> {
  const { rows } = await database.pool.query<{ id: number }>('SELECT id FROM flat ORDER BY id')
  return rows.map(({ id }) => id)
}

test('new migrations are applied once, in the order of their names', async () => {
  await givenMigration('0003_empty-flat.sql', 'DELETE FROM flat')
  await givenMigration('0002_fill-flat.sql', 'INSERT INTO flat VALUES (2), (3)')

  const first = await migrate(database.pool, { owner: 'server', folder })
  await givenMigration('0004_add-flat.sql', 'INSERT INTO flat VALUES (4)')
  const second = await migrate(database.pool, { owner: 'server', folder: pathToFileURL(folder) })

  expect(first).toEqual(['0001_create-flat.sql', '0002_fill-flat.sql', '0003_empty-flat.sql'])
  expect(second).toEqual(['0004_add-flat.sql'])
  expect(await flats()).toBe(1)
})

test('several processes that migrate at once apply each migration once', async () => {
  const others = Array.from({ length: 3 }, () => migrate(database.pool, { owner: 'server', folder }))

  const applied = await Promise.all(others)

  expect(applied.flat()).toEqual(['0001_create-flat.sql'])
  expect(await flats()).toBe(1)
})

test('the server and the identity service apply their migrations independently', async () => {
  await migrate(database.pool, { owner: 'server', folder })
  await givenMigration('0001_create-flat.sql', 'CREATE TABLE person (id int)')

  const applied = await migrate(database.pool, { owner: 'identity', folder })

  expect(applied).toEqual(['0001_create-flat.sql'])
})

test('an applied migration that was edited is refused', async () => {
  await migrate(database.pool, { owner: 'server', folder })
  await givenMigration('0001_create-flat.sql', 'CREATE TABLE flat (id bigint)')

  const again = migrate(database.pool, { owner: 'server', folder })

  await expect(again).rejects.toThrow(MigrationChangedError)
  await expect(again).rejects.toThrow('0001_create-flat.sql of server was edited')
})

const REPEATED = (id: number) =>
  `CREATE OR REPLACE FUNCTION add_flat() RETURNS void LANGUAGE sql AS 'INSERT INTO flat VALUES (${id})'`

test('a repeated migration runs after all others, and again when its text has changed', async () => {
  await givenMigration('repeat_add-flat.sql', REPEATED(7))
  const first = await migrate(database.pool, { owner: 'server', folder })
  const second = await migrate(database.pool, { owner: 'server', folder })
  await givenMigration('repeat_add-flat.sql', REPEATED(8))
  await givenMigration('0002_empty-flat.sql', 'DELETE FROM flat')

  const third = await migrate(database.pool, { owner: 'server', folder })

  await database.pool.query('SELECT add_flat()')
  expect(await ids()).toEqual([8])
  expect([first, second, third].map((names) => names.map((name) => name.replace(/@\w+/, '')))).toEqual([
    ['0001_create-flat.sql', 'repeat_add-flat.sql'],
    [],
    ['0002_empty-flat.sql', 'repeat_add-flat.sql'],
  ])
})

test('an older version that starts beside a newer one does not run its own repeated migration', async () => {
  await givenMigration('repeat_add-flat.sql', REPEATED(7))
  await migrate(database.pool, { owner: 'server', folder })
  await givenMigration('repeat_add-flat.sql', REPEATED(8))
  await migrate(database.pool, { owner: 'server', folder })
  await givenMigration('repeat_add-flat.sql', REPEATED(7))

  await assertMigrated(database.pool, { owner: 'server', folder })
  const again = await migrate(database.pool, { owner: 'server', folder })

  await database.pool.query('SELECT add_flat()')
  expect([again, await ids()]).toEqual([[], [1, 8]])
})

test('assertMigrated refuses a database whose repeated migration has an older text', async () => {
  await givenMigration('repeat_add-flat.sql', REPEATED(7))
  await migrate(database.pool, { owner: 'server', folder })
  await givenMigration('repeat_add-flat.sql', REPEATED(8))

  await expect(assertMigrated(database.pool, { owner: 'server', folder })).rejects.toThrow(
    /repeat_add-flat@\w+\.sql of server is missing/,
  )
})

test('a schema of an older version is made without the repeated migrations of the newest', async () => {
  await givenMigration('0002_add-title.sql', 'ALTER TABLE flat ADD COLUMN title text')
  await givenMigration('repeat_add-flat.sql', REPEATED(7))

  const older = await migrate(database.pool, { owner: 'server', folder, only: ['0001_create-flat.sql'] })
  const all = await migrate(database.pool, {
    owner: 'server',
    folder,
    only: ['0001_create-flat.sql', '0002_add-title.sql'],
  })

  expect(older).toEqual(['0001_create-flat.sql'])
  expect(all).toEqual(['0002_add-title.sql', expect.stringMatching(/^repeat_add-flat@/)])
})

test('a migration with other line endings does not count as edited', async () => {
  await givenMigration('0002_add-flat.sql', 'INSERT INTO flat\nVALUES (2)\n')
  await migrate(database.pool, { owner: 'server', folder })
  await givenMigration('0002_add-flat.sql', 'INSERT INTO flat\r\nVALUES (2)\r\n')

  expect(await migrate(database.pool, { owner: 'server', folder })).toEqual([])
})

test('a failed migration names its line and is rolled back, and those before it stay applied', async () => {
  await givenMigration('0002_break.sql', '-- A comment.\nCREATE TABLE room (id int);\nSELECT nothing')

  const run = migrate(database.pool, { owner: 'server', folder })

  await expect(run).rejects.toThrow(MigrationFailedError)
  await expect(run).rejects.toThrow('0002_break.sql of server failed in line 3: column "nothing"')
  await expect(database.pool.query('SELECT FROM room')).rejects.toThrow(pg.DatabaseError)
  expect(await flats()).toBe(1)
})

test('an index is built outside a transaction, and an interrupted build is replaced', async () => {
  await givenMigration('0002_fill-flat.sql', 'INSERT INTO flat VALUES (1)')
  await migrate(database.pool, { owner: 'server', folder })
  const build = 'CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS flat_id_idx ON flat (id)'
  await expect(database.pool.query(build)).rejects.toThrow('could not create unique index')
  await database.pool.query('DELETE FROM flat WHERE ctid = (SELECT min(ctid) FROM flat)')
  await givenMigration('0003_find-flat.sql', `-- migration: concurrent\n${build};`)

  const applied = await migrate(database.pool, { owner: 'server', folder })

  const { rows } = await database.pool.query(
    "SELECT indisvalid FROM pg_index WHERE indexrelid = 'flat_id_idx'::regclass",
  )
  expect([applied, rows]).toEqual([['0003_find-flat.sql'], [{ indisvalid: true }]])
})

test('a migration with an unknown mark is refused', async () => {
  await givenMigration('0002_fill-flat.sql', '-- migration: concurrently\nSELECT 1')

  await expect(migrate(database.pool, { owner: 'server', folder })).rejects.toThrow('marked "concurrently"')
})

test('assertMigrated refuses a database that lacks migrations, and names the first of them', async () => {
  await migrate(database.pool, { owner: 'server', folder })
  await assertMigrated(database.pool, { owner: 'server', folder })
  await givenMigration('0002_fill-flat.sql', 'INSERT INTO flat VALUES (2)')
  await givenMigration('0003_add-flat.sql', 'INSERT INTO flat VALUES (3)')

  const refused = assertMigrated(database.pool, { owner: 'server', folder })

  await expect(refused).rejects.toThrow(SchemaTooOldError)
  await expect(refused).rejects.toThrow('0002_fill-flat.sql and 1 more of server is missing')
  expect(await flats()).toBe(1)
})

test('assertMigrated refuses an empty database', async () => {
  await expect(assertMigrated(database.pool, { owner: 'server', folder })).rejects.toThrow(SchemaTooOldError)
})

test('a version accepts a newer schema until a migration has dropped what the version uses', async () => {
  await givenMigration('0002_add-title.sql', 'ALTER TABLE flat ADD COLUMN title text')
  await givenMigration('0003_add-name.sql', 'ALTER TABLE flat ADD COLUMN name text')
  await migrate(database.pool, { owner: 'server', folder })
  const old = { owner: 'server', folder: await aCopyUpTo('0002_add-title.sql') }
  await assertMigrated(database.pool, old)

  await givenMigration('0004_drop-title.sql', `${CONTRACT}\nALTER TABLE flat DROP COLUMN title`)
  await migrate(database.pool, { owner: 'server', folder })

  await expect(assertMigrated(database.pool, old)).rejects.toThrow(SchemaTooNewError)
  await expect(migrate(database.pool, old)).rejects.toThrow(
    'since 0004_drop-title.sql of server it fits only versions that bring the migration 0003',
  )
  await assertMigrated(database.pool, { owner: 'server', folder: await aCopyUpTo('0003_add-name.sql') })
})

test('a migration whose file name does not describe it is refused', async () => {
  await givenMigration('2-fix.sql', 'SELECT 1')

  const run = migrate(database.pool, { owner: 'server', folder })

  await expect(run).rejects.toThrow('needs a name like 0001_create-booking.sql')
})

/** Three migrations were applied, and a newer version has joined the first two of them. */
async function givenBaseline(joined = ['0001_create-flat.sql', '0002_add-title.sql']): Promise<void> {
  await givenMigration('0002_add-title.sql', 'ALTER TABLE flat ADD COLUMN title text')
  await givenMigration('0004_add-name.sql', 'ALTER TABLE flat ADD COLUMN name text')
  await migrate(database.pool, { owner: 'server', folder })
  for (const name of ['0001_create-flat.sql', '0002_add-title.sql']) await rm(join(folder, name))
  const mark = `-- migration: baseline ${fingerprint(joined)}`
  await givenMigration('0003_create-flat.sql', `${mark}\nCREATE TABLE flat (id int, title text)`)
  await givenMigration('0003_create-room.sql', `${mark}\nCREATE TABLE room (id int)`)
}

async function appliedNames(): Promise<string[]> {
  const { rows } = await database.pool.query<{ name: string }>(
    'SELECT name FROM schema_migration ORDER BY name',
  )
  return rows.map(({ name }) => name)
}

test('a database with the single migrations continues from the baseline that joins them, and keeps its rows', async () => {
  await givenBaseline()
  await givenMigration('0005_fill-flat.sql', 'INSERT INTO flat VALUES (2)')
  await expect(assertMigrated(database.pool, { owner: 'server', folder })).rejects.toThrow(SchemaTooOldError)

  const first = await migrate(database.pool, { owner: 'server', folder })
  const second = await migrate(database.pool, { owner: 'server', folder })

  expect([first, second, await ids()]).toEqual([['0005_fill-flat.sql'], [], [1, 2]])
  expect(await appliedNames()).toEqual([
    '0003_create-flat.sql',
    '0003_create-room.sql',
    '0004_add-name.sql',
    '0005_fill-flat.sql',
  ])
})

test('a database with only some of the joined migrations is refused, with what to do', async () => {
  await givenBaseline(['0001_create-flat.sql', '0002_add-title.sql', '0002_fill-flat.sql'])
  const before = await appliedNames()

  const run = migrate(database.pool, { owner: 'server', folder })

  await expect(run).rejects.toThrow(SchemaTooOldError)
  await expect(run).rejects.toThrow(
    'stand at 0002_add-title.sql of server, between the single migrations that 0003_create-flat.sql stands for. Start the last version that has them',
  )
  expect(await appliedNames()).toEqual(before)
})

test('a version from before the baseline refuses a database that is at the baseline', async () => {
  const old = { owner: 'server', folder: await aCopyUpTo('0001_create-flat.sql') }
  await givenBaseline()
  await migrate(database.pool, { owner: 'server', folder })

  await expect(migrate(database.pool, old)).rejects.toThrow(SchemaTooNewError)
})

test('the migrations of a backup from before the baseline are renamed to those of the baseline', async () => {
  await givenBaseline()

  const names = await renameToBaseline({ owner: 'server', folder }, [
    '0001_create-flat.sql',
    '0002_add-title.sql',
    '0004_add-name.sql',
  ])

  expect(names).toEqual(['0003_create-flat.sql', '0003_create-room.sql', '0004_add-name.sql'])
  await expect(renameToBaseline({ owner: 'server', folder }, ['0001_create-flat.sql'])).rejects.toThrow(
    SchemaTooOldError,
  )
})
