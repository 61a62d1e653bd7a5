// proves 11.25
import { readdirSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { sql } from 'kysely'
import { openTestServer, type TestServer } from '../testing/test-server.ts'
import { jobTypes } from './create-server.ts'

const REPOSITORY = new URL('../../../../../', import.meta.url)
const PAGE = readFileSync(new URL('docs/retention.md', REPOSITORY), 'utf8')
/** The cells of each row: tables, what there is a row for, and what makes it go. */
const ROWS = PAGE.split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => line.split('|').slice(1, -1))
/** Their tables are in the database of `npm start` alone. */
const EMBEDDED = ['identity', 'demo']

let server: TestServer

beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const inBackticks = (text = '', pattern = /`(\w+)`/g) => [...text.matchAll(pattern)].map(([, name]) => name)

function tablesOf(owner: string): (string | undefined)[] {
  const folder = new URL(`packages/backend/${owner}/migrations/`, REPOSITORY)
  return readdirSync(folder).flatMap((file) =>
    inBackticks(readFileSync(new URL(file, folder), 'utf8'), /^CREATE (?:UNLOGGED )?TABLE (\w+)/gm),
  )
}

test('the page on retention names every table once', async () => {
  const { rows } = await sql<{ name: string }>`
    SELECT table_name AS name FROM information_schema.tables
    WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`.execute(server.db)
  const tables = [...rows.map(({ name }) => name), ...EMBEDDED.flatMap(tablesOf)]

  const named = ROWS.flatMap(([cell]) => inBackticks(cell))

  expect(named.toSorted()).toEqual(tables.toSorted())
})

test('the page on retention names every job that deletes old rows, and no job that does not exist', () => {
  const kinds = Object.keys(jobTypes(server.services, { db: server.db, clock: () => new Date() }))

  const named = new Set(ROWS.flatMap(([, , cell]) => inBackticks(cell)))

  expect(kinds.filter((kind) => /^(FORGET|ERASE)_/.test(kind)).toSorted()).toEqual([...named].toSorted())
})

test('every row of the page on retention is complete', () => {
  const unanswered = ROWS.filter((cells) => cells.length !== 3 || cells.some((cell) => cell.trim() === ''))

  expect(unanswered).toEqual([])
})
