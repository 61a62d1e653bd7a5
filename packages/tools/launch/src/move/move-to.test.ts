// proves 21.83
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { type Database, openDatabase } from '@domizil/database'
import { aFolder } from '../testing/launched.ts'
import { contentOf, givenMarketplace, PICTURE } from '../testing/marketplace.ts'
import { findPostgres, openPostgresServer, type PostgresServer } from '../testing/postgres-server.ts'
import { readMoveOptions } from './move-options.ts'
import { moveTo } from './move-to.ts'

const POSTGRES = findPostgres()
const withPostgres = POSTGRES ? describe : describe.skip
if (!POSTGRES) console.warn('NO POSTGRESQL ON THIS MACHINE: moving is not tested')

const DATA_FOLDER = aFolder()
let server: PostgresServer

beforeAll(async () => {
  if (!POSTGRES) return
  server = await openPostgresServer(POSTGRES)
  await givenMarketplace(DATA_FOLDER)
})
afterAll(() => server?.close())

/** Runs `npm run move-to` with these arguments, and gives what it says. */
async function move(args: string[], env: Record<string, string> = {}): Promise<string> {
  const lines: string[] = []
  await moveTo(readMoveOptions(args, { DATA_FOLDER, ...env }), (line) => lines.push(line))
  return lines.join('\n')
}

async function query(url: string, text: string) {
  const database: Database = await openDatabase({ url })
  const { rows } = await database.pool.query(text)
  await database.close()
  return rows
}

const mounts: string[] = []
afterAll(() => mounts.forEach((folder) => execFileSync('umount', [folder])))

/** A copy of a folder that this process may not write. Root may always, unless the disk is read only. */
function readOnlyCopyOf(folder: string): string {
  const copy = path.join(aFolder(), 'data')
  cpSync(folder, copy, { recursive: true })
  if (process.getuid?.() === 0) {
    execFileSync('mount', ['--bind', '-o', 'ro', copy, copy])
    mounts.push(copy)
  } else execFileSync('chmod', ['-R', 'a-w', copy])
  return copy
}

const embedded = () => contentOf({ folder: path.join(DATA_FOLDER, 'postgres') })
const sumOf = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex')

withPostgres('on a PostgreSQL server', () => {
  test('a move copies rows and files, leaves the source unchanged, and can be repeated', async () => {
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
  })

  test('a database with people’s changes is replaced only with an explicit option', async () => {
    const url = server.createDatabase('used')
    await move(['--database', url])
    await query(url, "UPDATE app_user SET given_name = 'Berta'")

    await expect(move(['--database', url])).rejects.toThrow('holds other data already (1 rows in app_user)')
    expect(await query(url, 'SELECT given_name FROM app_user')).toEqual([{ given_name: 'Berta' }])

    await move(['--database', url, '--replace'])
    expect(await query(url, 'SELECT given_name FROM app_user')).toEqual([{ given_name: 'Anna' }])
  })

  test.each([
    ['--storage', 's3://nowhere', 'The storage of --storage cannot be used: '],
    ['--keycloak', 'http://127.0.0.1:9', 'Keycloak does not answer at http://127.0.0.1:9'],
  ])('with an unusable %s %s nothing is copied', async (flag, place, sentence) => {
    const url = server.createDatabase(`unreached${flag.slice(2)}`)
    const storage = aFolder()
    const env = { S3_ENDPOINT: 'http://127.0.0.1:9', KEYCLOAK_ADMIN: 'admin', KEYCLOAK_ADMIN_PASSWORD: 'x' }

    await expect(move(['--database', url, '--storage', storage, flag, place], env)).rejects.toThrow(sentence)

    expect(readdirSync(storage)).toEqual([])
  })

  test('a read-only source is moved from a copy', async () => {
    const url = server.createDatabase('read_only')
    const source = readOnlyCopyOf(DATA_FOLDER)

    const said = await move(['--database', url], { DATA_FOLDER: source })

    expect(said).toContain('counts and sums are equal')
  })
})
