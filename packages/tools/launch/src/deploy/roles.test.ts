// proves 18.17
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { type Database, openDatabase } from '@domizil/database'
import { aFolder, aFreePort, launch, ROOT } from '../testing/launched.ts'
import {
  findPostgres,
  openPostgresServer,
  openStandby,
  type PostgresServer,
} from '../testing/postgres-server.ts'

const POSTGRES = findPostgres()
const withPostgres = POSTGRES ? describe : describe.skip
if (!POSTGRES) console.warn('NO POSTGRESQL ON THIS MACHINE: the roles of the database are not tested')

const ROLES = path.join(ROOT, 'packages/tools/launch/deploy/database/roles.sql')
const TSC = path.join(ROOT, 'node_modules/typescript/bin/tsc')
const program = (name: string) => path.join(ROOT, `packages/tools/launch/dist/${name}.js`)
const SECRETS_FOLDER = mkdtempSync(path.join(tmpdir(), 'domizil-secrets-'))

let server: PostgresServer
/** A database with the roles, and the tables that the command migrates as their owner. */
let tables: string
const open: Database[] = []

beforeAll(async () => {
  if (!POSTGRES) return
  spawnSync(process.execPath, [TSC, '-b', path.join(ROOT, 'packages/tools/launch')])
  for (const role of ['owner', 'app', 'read'])
    writeFileSync(path.join(SECRETS_FOLDER, `database_${role}_password`), `of the '${role}`)
  server = await openPostgresServer(POSTGRES)
  tables = server.url
  makeRoles(tables)
  const migrate = launch([program('migrate')], { DATABASE_URL: urlFor(tables, 'owner') })
  if ((await migrate.ends()) !== 0) throw new Error(migrate.said())
})
afterAll(async () => {
  await Promise.all(open.map((database) => database.close()))
  await server?.close()
})

/** Runs the file as the superuser. */
const makeRoles = (url: string, folder = SECRETS_FOLDER) =>
  execFileSync(path.join(POSTGRES ?? '', 'psql'), [url, '-q', '-f', ROLES], {
    env: { ...process.env, SECRETS_FOLDER: folder },
    stdio: ['ignore', 'ignore', 'pipe'],
  })

function urlFor(url: string, role: 'owner' | 'app' | 'read'): string {
  const address = new URL(url)
  address.username = `domizil_${role}`
  return address.href
}

async function as(role: 'owner' | 'app' | 'read', url: string) {
  const database = await openDatabase({ url: urlFor(url, role) })
  open.push(database)
  return (text: string) => database.pool.query(text)
}

const PERSON = `INSERT INTO app_user (id, email, given_name, family_name)
  VALUES ('0d4c1d5e-2b1f-4f0e-9a51-b1f6f1f0c001', 'anna@example.com', 'Anna', 'Vogel')`

withPostgres('with the three roles', () => {
  test('the role of the application can write rows, but not create or change tables', async () => {
    const query = await as('app', tables)

    await query(PERSON)

    expect((await query("DELETE FROM app_user WHERE given_name = 'Anna'")).rowCount).toBe(1)
    for (const change of [
      'CREATE TABLE mine ()',
      'CREATE TEMP TABLE mine ()',
      'ALTER TABLE app_user ADD COLUMN mine text',
      'ALTER TABLE audit_entry DISABLE TRIGGER ALL',
      'TRUNCATE app_user',
      'DROP TABLE app_user CASCADE',
    ])
      await expect(query(change)).rejects.toMatchObject({ code: '42501' })
  })

  test('the role of readers can read rows, but not write, even in a read-write transaction', async () => {
    const [write, read] = [await as('app', tables), await as('read', tables)]
    await write(PERSON)

    expect((await read('SELECT given_name FROM app_user')).rows).toEqual([{ given_name: 'Anna' }])
    await expect(read('DELETE FROM app_user')).rejects.toMatchObject({ code: '25006' })
    await expect(read('BEGIN READ WRITE; DELETE FROM app_user')).rejects.toMatchObject({ code: '42501' })
  })

  test('a table of a later migration is accessible to both roles at once', async () => {
    const [owner, write, read] = [
      await as('owner', tables),
      await as('app', tables),
      await as('read', tables),
    ]

    await owner('CREATE TABLE later (id integer GENERATED ALWAYS AS IDENTITY, other serial)')
    await write('INSERT INTO later DEFAULT VALUES')

    expect((await read('SELECT id FROM later')).rows).toEqual([{ id: 1 }])
  })

  test('the backend runs as the application role, and reads searches from a standby as the reader role', async () => {
    const standby = await openStandby(POSTGRES ?? '', server)
    const port = String(await aFreePort())
    const place = { PORT: port, DATA_FOLDER: aFolder(), REGISTRY_FOLDER: aFolder(), DEMO_DATA: 'off' }
    const backend = launch([program('serve')], {
      ...place,
      DATABASE_URL: urlFor(tables, 'app'),
      DATABASE_READ_URL: urlFor(standby.url, 'read'),
      MIGRATE: 'off',
    })
    await backend.says('is ready')
    await backend.says('The replica of DATABASE_READ_URL is used')

    const answer = await fetch(`http://127.0.0.1:${port}/api/flat/search/filter`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: '{}',
    })
    const onStandby = await openDatabase({ url: standby.url })
    const { rows: readers } = await onStandby.pool.query(
      "SELECT DISTINCT usename AS name FROM pg_stat_activity WHERE query LIKE '%flat_search%' AND pid <> pg_backend_pid()",
    )
    await onStandby.close()
    backend.child.kill('SIGTERM')

    expect([answer.status, readers, await backend.ends()]).toEqual([200, [{ name: 'domizil_read' }], 0])
    await standby.close()
  })

  test('tables created by a superuser are handed over to the owner, once', async () => {
    const url = server.createDatabase('before')
    const superuser = await openDatabase({ url })
    open.push(superuser)
    await superuser.pool.query('CREATE TABLE flat (id integer); INSERT INTO flat VALUES (7)')

    makeRoles(url)
    makeRoles(url)

    const [owner, read] = [await as('owner', url), await as('read', url)]
    await owner('ALTER TABLE flat ADD COLUMN title text')
    expect((await read('SELECT * FROM flat')).rows).toEqual([{ id: 7, title: null }])
  })

  test('without passwords no roles are created', () => {
    expect(() => makeRoles(server.createDatabase('none'), '/nowhere')).toThrow(
      'a password of the three roles is missing',
    )
  })
})
