// proves 21.84
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { cp } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { migrate, openDatabase, readSnapshot } from '@domizil/database'
import { fillFolder } from '@domizil/database/testing'
import { SERVER_MIGRATIONS } from '@domizil/server'
import { aFolder } from '../testing/launched.ts'
import { ANNA, contentOf, givenMarketplace, MIGRATIONS, PICTURE } from '../testing/marketplace.ts'
import { findPostgres, openPostgresServer, type PostgresServer } from '../testing/postgres-server.ts'
import { backUp } from './backup.ts'
import { readBackupOptions } from './backup-options.ts'
import { restore } from './restore.ts'

const POSTGRES = findPostgres()
const withPostgres = POSTGRES ? describe : describe.skip
if (!POSTGRES) console.warn('NO POSTGRESQL ON THIS MACHINE: backups of a server are not tested')

const REGISTRY = JSON.stringify({
  schemaVersion: 1,
  revision: 7,
  channels: {},
  versions: { 'mf-search': [{ version: '1.0.0', hash: `sha256-${'a'.repeat(43)}=` }] },
})
const TEAMS = JSON.stringify({ teams: [{ name: 'search' }] })
const SOURCE = aSite()
const BACKUP = path.join(aFolder(), 'backup')
const said: string[] = []

beforeAll(async () => {
  await givenMarketplace(SOURCE.DATA_FOLDER, MIGRATIONS.slice(0, -1))
  givenFile(SOURCE.REGISTRY_FOLDER, 'registry.json', REGISTRY)
  givenFile(SOURCE.REGISTRY_FOLDER, '.local/production.json', '{"mf-search":"1.0.0"}')
  givenFile(path.dirname(SOURCE.REGISTRY_FOLDER), 'registry-access.json', TEAMS)
  givenFile(SOURCE.REGISTRY_FOLDER, 'mf-search/1.0.0/assets/Page-B_x.js', 'a script')
  givenFile(SOURCE.REGISTRY_FOLDER, 'mf-search/1.1.0/assets/Page-B_x.js', 'published later')
  await backUpTo(BACKUP)
})

interface Site {
  DATA_FOLDER: string
  REGISTRY_FOLDER: string
  DATABASE_URL?: string
}

function aSite(): Site {
  // The teams stand beside the folder.
  const REGISTRY_FOLDER = path.join(aFolder(), 'registry')
  mkdirSync(REGISTRY_FOLDER)
  return { DATA_FOLDER: aFolder(), REGISTRY_FOLDER }
}

function givenFile(folder: string, name: string, content: string): void {
  const file = path.join(folder, name)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, content)
}

/** Runs `npm run backup` with these settings. */
function backUpTo(folder: string, settings: Partial<Site> = {}): Promise<void> {
  const { config } = readBackupOptions([folder], { ...SOURCE, ...settings })
  return backUp(config, folder, (line) => said.push(line))
}

/** Runs `npm run restore` with these settings. */
function restoreTo(site: Site, args: string[] = [], backup = BACKUP): Promise<void> {
  const { config, replaces } = readBackupOptions([backup, ...args], { ...site })
  return restore(config, { folder: backup, replaces, say: () => {} })
}

const place = ({ DATABASE_URL, DATA_FOLDER }: Site) =>
  DATABASE_URL ? { url: DATABASE_URL } : { folder: path.join(DATA_FOLDER, 'postgres') }
const filesBelow = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .toSorted()
const textOf = (...names: string[]) => readFileSync(path.join(...names), 'utf8')
const contentWithoutKeys = async (site: Site) =>
  (await contentOf(place(site))).filter(({ name }) => name !== 'identity_secret')

/** The rows of each statement. An embedded database takes seconds to open. */
async function query(site: Site, ...texts: string[]): Promise<object[][]> {
  const database = await openDatabase(place(site))
  const results: object[][] = []
  for (const text of texts) results.push((await database.pool.query(text)).rows)
  await database.close()
  return results
}

async function migrationsOf(site: Site): Promise<string[] | undefined> {
  const database = await openDatabase(place(site))
  const { migrations } = await readSnapshot(database.pool, async (snapshot) => snapshot)
  await database.close()
  return migrations[SERVER_MIGRATIONS.owner]
}

test('a backup is readable by its owner only, and contains no signing keys', () => {
  const modes = filesBelow(BACKUP).map((name) => statSync(path.join(BACKUP, name)).mode & 0o777)

  expect(new Set(modes)).toEqual(new Set([0o600]))
  expect(
    ['', 'tables', 'files', 'registry'].map((name) => statSync(path.join(BACKUP, name)).mode & 0o777),
  ).toEqual([0o700, 0o700, 0o700, 0o700])
  expect(existsSync(path.join(BACKUP, 'tables/identity_account.jsonl.gz'))).toBe(true)
  expect(existsSync(path.join(BACKUP, 'tables/identity_secret.jsonl.gz'))).toBe(false)
  expect(said.join('\n')).toMatch(/personal data[^]*keys are not in it/)
})

test('a backup contains the registry’s versions, its teams and the mark of the image', () => {
  expect(filesBelow(path.join(BACKUP, 'registry'))).toEqual([
    '.local/production.json',
    'mf-search/1.0.0/assets/Page-B_x.js',
    'registry-access.json',
    'registry.json',
  ])
})

const RESTORED = aSite()

test('a backup of an older version is restored unchanged, to be migrated at the next start', async () => {
  const site = RESTORED

  await restoreTo(site)

  expect(await contentWithoutKeys(site)).toEqual(await contentWithoutKeys(SOURCE))
  expect(textOf(site.DATA_FOLDER, 'files', PICTURE)).toBe('a picture')
  expect(textOf(site.REGISTRY_FOLDER, 'registry.json')).toBe(REGISTRY)
  expect(textOf(path.dirname(site.REGISTRY_FOLDER), 'registry-access.json')).toBe(TEAMS)
  expect(textOf(site.REGISTRY_FOLDER, 'mf-search/1.0.0/assets/Page-B_x.js')).toBe('a script')

  const database = await openDatabase(place(site))
  expect(await migrate(database.pool, SERVER_MIGRATIONS)).toEqual([
    ...MIGRATIONS.slice(-1),
    expect.stringMatching(/^repeat_/),
  ])
  await database.close()
})

test('a backup of an older version replaces a newer database, and keeps its keys', async () => {
  const site = RESTORED
  await query(
    site,
    "UPDATE app_user SET given_name = 'Berta'",
    "INSERT INTO identity_secret (name, value) VALUES ('jwks', '{}')",
  )

  await expect(restoreTo(site)).rejects.toThrow('holds other data already')
  await restoreTo(site, ['--replace'])

  expect(await migrationsOf(site)).toEqual(MIGRATIONS)
  expect(await query(site, 'SELECT given_name FROM app_user', 'SELECT value FROM identity_secret')).toEqual([
    [{ given_name: 'Anna' }],
    [{ value: {} }],
  ])
})

test('a database with an unknown migration is not replaced', async () => {
  const site = RESTORED
  await query(
    site,
    "INSERT INTO schema_migration (owner, name, checksum) VALUES ('server', '9999_come-later.sql', '')",
  )
  givenFile(site.REGISTRY_FOLDER, 'registry.json', 'a newer one')

  await expect(restoreTo(site, ['--replace'])).rejects.toThrow(
    'The database has the migration 9999_come-later.sql, which this version does not know',
  )

  expect(textOf(site.REGISTRY_FOLDER, 'registry.json')).toBe('a newer one')
})

withPostgres('on a PostgreSQL server', () => {
  let server: PostgresServer
  beforeAll(async () => {
    server = await openPostgresServer(POSTGRES ?? '')
  })
  afterAll(() => server?.close())

  test('a backup of the embedded database can be restored into a database server', async () => {
    const site = { ...aSite(), DATABASE_URL: server.url }
    const again = path.join(aFolder(), 'backup')
    const tablesOf = (folder: string) => JSON.parse(textOf(folder, 'backup.json')).tables

    await restoreTo(site)
    await backUpTo(again, site)

    expect(tablesOf(again)).toEqual(tablesOf(BACKUP))
    expect(await query(site, 'SELECT description_flat_en FROM flat')).toEqual(
      await query(SOURCE, 'SELECT description_flat_en FROM flat'),
    )
  })
})

test('a refused restore changes neither database, files nor registry', async () => {
  const site = aSite()
  await fillFolder(path.join(site.DATA_FOLDER, 'postgres'))
  const database = await openDatabase(place(site))
  await migrate(database.pool, { ...SERVER_MIGRATIONS, only: MIGRATIONS.slice(0, 1) })
  await database.pool.query(
    "INSERT INTO app_user (id, email, given_name, family_name) VALUES ($1, 'b@example.com', 'Berta', 'B')",
    [ANNA],
  )
  await database.close()
  givenFile(site.REGISTRY_FOLDER, 'registry.json', 'that of the site')

  await expect(restoreTo(site)).rejects.toThrow('holds other data already (1 rows in app_user)')

  expect(await migrationsOf(site)).toEqual(MIGRATIONS.slice(0, 1))
  expect(existsSync(path.join(site.DATA_FOLDER, 'files'))).toBe(false)
  expect(filesBelow(site.REGISTRY_FOLDER)).toEqual(['registry.json'])
  expect(textOf(site.REGISTRY_FOLDER, 'registry.json')).toBe('that of the site')
})

test.each([
  ['a changed picture', (folder: string) => givenFile(folder, `files/${PICTURE}`, 'another'), 'The files of'],
  [
    'a lost script',
    (folder: string) => rmSync(path.join(folder, 'registry/mf-search'), { recursive: true }),
    'The registry of',
  ],
  [
    'a lost table',
    (folder: string) => rmSync(path.join(folder, 'tables/flat.jsonl.gz')),
    'The table flat of',
  ],
  [
    'half a table',
    (folder: string) => truncateSync(path.join(folder, 'tables/flat.jsonl.gz'), 100),
    'The table flat of',
  ],
])('a backup with %s is refused before anything is written', async (_what, damage, sentence) => {
  const site = aSite()
  const backup = path.join(aFolder(), 'backup')
  await cp(BACKUP, backup, { recursive: true })
  damage(backup)

  await expect(restoreTo(site, [], backup)).rejects.toThrow(sentence)

  expect(readdirSync(site.DATA_FOLDER)).toEqual([])
  expect(readdirSync(site.REGISTRY_FOLDER)).toEqual([])
})

test('a backup without data is refused', async () => {
  const folder = path.join(aFolder(), 'backup')
  const elsewhere = aFolder()
  const { config } = readBackupOptions([folder], { ...SOURCE })
  const withoutFiles = { ...config, storage: { kind: 'disk', folder: elsewhere } } as const

  await expect(backUpTo(folder, { DATA_FOLDER: elsewhere })).rejects.toThrow('There is no database in')
  await expect(backUpTo(folder, { REGISTRY_FOLDER: elsewhere })).rejects.toThrow('Set REGISTRY_FOLDER')
  await expect(backUp(withoutFiles, folder, () => {})).rejects.toThrow('names 1 pictures and documents')

  expect(existsSync(folder)).toBe(false)
})
