// proves 22.70
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { type Database, openDatabase } from '@domizil/database'
import {
  findPostgres,
  openPostgresServer,
  openStandby,
  type PostgresServer,
} from '../testing/postgres-server.ts'

const POSTGRES = findPostgres()
const withPostgres = POSTGRES ? describe : describe.skip
if (!POSTGRES) console.warn('NO POSTGRESQL ON THIS MACHINE: a database of several hosts is not tested')

let primary: PostgresServer
let standby: Awaited<ReturnType<typeof openStandby>>
const open: Database[] = []

beforeAll(async () => {
  if (!POSTGRES) return
  primary = await openPostgresServer(POSTGRES)
  standby = await openStandby(POSTGRES, primary)
})
afterAll(async () => {
  await Promise.all(open.map((database) => database.close()))
  await standby?.close()
})

/** A database on both servers, whose addresses differ in the host only. */
async function onBoth(role: string): Promise<Database> {
  const url = new URL(primary.url)
  url.hostname = `${new URL(standby.url).hostname},${url.hostname}`
  url.searchParams.set('target_session_attrs', role)
  const database = await openDatabase({ url: url.href })
  open.push(database)
  return database
}

const isStandby = async ({ pool }: Database) => {
  const { rows } = await pool.query<{ is: boolean }>('SELECT pg_is_in_recovery() AS is')
  return rows[0]?.is
}

withPostgres('a database of several hosts', () => {
  test.each([
    ['read-write', false],
    ['standby', true],
  ])('connects to the server with the role %s', async (role, expected) => {
    expect(await isStandby(await onBoth(role))).toBe(expected)
  })

  test('connects to the promoted standby after the primary is lost', async () => {
    const database = await onBoth('read-write')
    await database.pool.query('CREATE TABLE note (id integer)')
    const other = await openDatabase({ url: standby.url })
    open.push(other)

    await primary.close()
    await expect(database.pool.query('INSERT INTO note VALUES (1)')).rejects.toThrow(
      /ECONNREFUSED|terminat|is a standby/,
    )
    await other.pool.query('SELECT pg_promote()')
    while (await isStandby(other)) await setTimeout(50)
    await database.pool.query('INSERT INTO note VALUES (2)')

    expect((await other.pool.query('SELECT id FROM note')).rows).toEqual([{ id: 2 }])
    await expect(database.ping()).resolves.toBeUndefined()
  })
})
