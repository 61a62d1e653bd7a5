import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { type Database, migrate, openDatabase, readSnapshot } from '@domizil/database'
import { hashPassword, IDENTITY_MIGRATIONS } from '@domizil/identity'
import { SERVER_MIGRATIONS } from '@domizil/server'
import { aFolder } from '../testing/launched.ts'
import { findPostgres, openPostgresServer, type PostgresServer } from '../testing/postgres-server.ts'
import { backUp } from './backup.ts'
import { readBackupOptions } from './backup-options.ts'
import { readMoveOptions } from './move-options.ts'
import { moveTo } from './move-to.ts'
import { restore } from './restore.ts'

const POSTGRES = findPostgres()
const withPostgres = POSTGRES ? describe : describe.skip
if (!POSTGRES) console.warn('NO POSTGRESQL ON THIS MACHINE: moving, backup and restore are not tested')

const TIMEOUT_MS = 120_000
const PICTURE = 'images/ab/room.webp'
const ANNA = '0d4c1d5e-2b1f-4f0e-9a51-b1f6f1f0c001'
const DATA_FOLDER = aFolder()
const REGISTRY_FOLDER = aFolder()
const MIGRATIONS = readdirSync(SERVER_MIGRATIONS.folder).toSorted()
const NEWEST = MIGRATIONS.at(-1) ?? ''
let server: PostgresServer

beforeAll(async () => {
  if (!POSTGRES) return
  server = await openPostgresServer(POSTGRES)
  await givenData()
}, TIMEOUT_MS)
afterAll(() => server?.close())

/** An embedded marketplace with a person, an account, a flat and a picture; it is closed again. */
async function givenData(): Promise<void> {
  const database = await openDatabase({ folder: path.join(DATA_FOLDER, 'postgres') })
  for (const folder of [IDENTITY_MIGRATIONS, SERVER_MIGRATIONS]) await migrate(database.pool, folder)
  await database.pool.query(
    `INSERT INTO identity_account (id, email, first_name, last_name, locale, password_hash)
     VALUES ($1, 'anna@example.com', 'Anna', 'Muñoz', 'de', $2)`,
    [ANNA, await hashPassword('a password that nobody guesses')],
  )
  await database.pool.query(
    "INSERT INTO app_user (id, email, given_name, family_name) VALUES ($1, 'anna@example.com', 'Anna', 'Muñoz')",
    [ANNA],
  )
  await database.pool.query(
    `INSERT INTO flat (owner_id, status, published_at, street, house_number, postcode, city, district, country_code, language_tag,
       latitude, longitude, price_per_month, deposit, type, size, floor_number, max_person, flat_booking_length, title_en, title_local,
       description_flat_en)
     VALUES ($1, 'ACTIVE', now(), 'Torstraße', '1a', '10119', 'Berlin', 'Mitte', 'DE', 'de_DE',
       52.5306, 13.4052, 1200, 2400, 'APARTMENT', 54.5, 2, 2, 'FLEXIBLE', 'Bright flat', 'Helle Wohnung',
       'A quiet place')`,
    [ANNA],
  )
  await database.close()
  mkdirSync(path.join(DATA_FOLDER, 'files/images/ab'), { recursive: true })
  writeFileSync(path.join(DATA_FOLDER, 'files', PICTURE), 'a picture')
  writeFileSync(path.join(REGISTRY_FOLDER, 'registry.json'), '{}')
}

/** Runs `npm run move-to` with these arguments, and gives what it says. */
async function move(args: string[]): Promise<string> {
  const lines: string[] = []
  await moveTo(readMoveOptions(args, { DATA_FOLDER }), (line) => lines.push(line))
  return lines.join('\n')
}

async function contentOf(place: { url: string } | { folder: string }) {
  const database = await openDatabase(place)
  const tables = await readSnapshot(database.pool, async (snapshot) => snapshot.tables)
  await database.close()
  return tables
}

async function query(url: string, text: string) {
  const database: Database = await openDatabase({ url })
  const { rows } = await database.pool.query(text)
  await database.close()
  return rows
}

/** A database on which the newest migration has not run yet. */
async function givenOlder(url: string): Promise<void> {
  const database = await openDatabase({ url })
  await migrate(database.pool, { ...SERVER_MIGRATIONS, only: MIGRATIONS.slice(0, -1) })
  await database.pool.query(
    "INSERT INTO app_user (id, email, given_name, family_name) VALUES ($1, 'anna@example.com', 'Anna', 'Muñoz')",
    [ANNA],
  )
  await database.close()
}

async function applyAll(url: string): Promise<string[]> {
  const database = await openDatabase({ url })
  const applied = await migrate(database.pool, SERVER_MIGRATIONS)
  await database.close()
  return applied
}

const embedded = () => contentOf({ folder: path.join(DATA_FOLDER, 'postgres') })
const sumOf = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex')

withPostgres('on a PostgreSQL server', () => {
  test(
    'a move copies rows and files, leaves the source as it was, and can be repeated',
    async () => {
      const before = await embedded()
      const storage = aFolder()
      const args = ['--database', server.url, '--storage', storage]

      const first = await move(args)
      const second = await move(args)

      expect(await contentOf({ url: server.url })).toEqual(before)
      expect(await embedded()).toEqual(before)
      expect(sumOf(path.join(storage, PICTURE))).toBe(sumOf(path.join(DATA_FOLDER, 'files', PICTURE)))
      expect(first).toMatch(
        /Files: 1 with 9 bytes are there as they were; 1 were written\.[^]*counts and sums are equal/,
      )
      expect(second).toMatch(/; 0 were written\.[^]*are there already, with equal sums/)
    },
    TIMEOUT_MS,
  )

  test(
    'a database in which people have worked is replaced only when that is asked for',
    async () => {
      const url = server.createDatabase('used')
      await move(['--database', url])
      await query(url, "UPDATE app_user SET given_name = 'Berta'")

      await expect(move(['--database', url])).rejects.toThrow('holds other data already (1 rows in app_user)')
      expect(await query(url, 'SELECT given_name FROM app_user')).toEqual([{ given_name: 'Berta' }])

      await move(['--database', url, '--replace'])
      expect(await query(url, 'SELECT given_name FROM app_user')).toEqual([{ given_name: 'Anna' }])
    },
    TIMEOUT_MS,
  )

  test(
    'a backup of an older version is restored with database, files and registry; one that lost a file is refused',
    async () => {
      const url = server.createDatabase('first')
      await givenOlder(url)
      const backup = path.join(aFolder(), 'backup')
      const from = { DATABASE_URL: url, DATA_FOLDER, REGISTRY_FOLDER }
      const to = {
        DATABASE_URL: server.createDatabase('second'),
        DATA_FOLDER: aFolder(),
        REGISTRY_FOLDER: aFolder(),
      }
      const say = () => {}

      await backUp(readBackupOptions([backup], from).config, backup, say)
      await restore(readBackupOptions([backup], to).config, { folder: backup, replaces: false, say })

      expect(await contentOf({ url: to.DATABASE_URL })).toEqual(await contentOf({ url }))
      expect(sumOf(path.join(to.DATA_FOLDER, 'files', PICTURE))).toBe(
        sumOf(path.join(DATA_FOLDER, 'files', PICTURE)),
      )
      expect(readFileSync(path.join(to.REGISTRY_FOLDER, 'registry.json'), 'utf8')).toBe('{}')

      expect(await applyAll(to.DATABASE_URL)).toEqual([NEWEST])

      writeFileSync(path.join(backup, 'files', PICTURE), 'a changed picture')
      await expect(
        restore(readBackupOptions([backup], to).config, { folder: backup, replaces: false, say }),
      ).rejects.toThrow('The files of this backup are not those that were backed up')
    },
    TIMEOUT_MS,
  )
})
