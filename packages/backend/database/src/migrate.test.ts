import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals'
import pg from 'pg'
import type { Database } from './database.ts'
import { MigrationChangedError, MigrationFailedError } from './errors.ts'
import { migrate } from './migrate.ts'
import { openTestDatabase } from './testing.ts'

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

async function flats(): Promise<number> {
  const { rows } = await database.pool.query<{ count: number }>('SELECT count(*) FROM flat')
  return rows[0]?.count ?? 0
}

test('what is new is applied once, in the order of the names', async () => {
  await givenMigration('0003_empty-flat.sql', 'DELETE FROM flat')
  await givenMigration('0002_fill-flat.sql', 'INSERT INTO flat VALUES (2), (3)')

  const first = await migrate(database.pool, { owner: 'server', folder })
  await givenMigration('0004_add-flat.sql', 'INSERT INTO flat VALUES (4)')
  const second = await migrate(database.pool, { owner: 'server', folder: pathToFileURL(folder) })

  expect(first).toEqual(['0001_create-flat.sql', '0002_fill-flat.sql', '0003_empty-flat.sql'])
  expect(second).toEqual(['0004_add-flat.sql'])
  expect(await flats()).toBe(1)
})

test('several at once apply each migration once', async () => {
  const others = Array.from({ length: 3 }, () => migrate(database.pool, { owner: 'server', folder }))

  const applied = await Promise.all(others)

  expect(applied.flat()).toEqual(['0001_create-flat.sql'])
  expect(await flats()).toBe(1)
})

test('each owner counts for itself', async () => {
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

test('other line ends are no edit', async () => {
  await givenMigration('0002_add-flat.sql', 'INSERT INTO flat\nVALUES (2)\n')
  await migrate(database.pool, { owner: 'server', folder })
  await givenMigration('0002_add-flat.sql', 'INSERT INTO flat\r\nVALUES (2)\r\n')

  expect(await migrate(database.pool, { owner: 'server', folder })).toEqual([])
})

test('a migration that fails takes the whole run back and says where it failed', async () => {
  await givenMigration('0002_break.sql', '-- A comment.\nCREATE TABLE room (id int);\nSELECT nothing')

  const run = migrate(database.pool, { owner: 'server', folder })

  await expect(run).rejects.toThrow(MigrationFailedError)
  await expect(run).rejects.toThrow('0002_break.sql of server failed in line 3: column "nothing"')
  await expect(flats()).rejects.toThrow(pg.DatabaseError)
})

test('a file whose name says nothing is refused', async () => {
  await givenMigration('2-fix.sql', 'SELECT 1')

  const run = migrate(database.pool, { owner: 'server', folder })

  await expect(run).rejects.toThrow('needs a name like 0001_create-booking.sql')
})
