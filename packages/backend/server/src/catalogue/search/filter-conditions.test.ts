// proves 13.2
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { sql } from 'kysely'
import { openTestServer, type TestServer } from '../../testing/test-server.ts'
import { type ComparedField, comparisonsOf } from './filter-conditions.ts'

const LIFT: ComparedField = { name: 'lift', field: 'lift', kind: 'flag', compared: { column: 'lift' } }
const HEIGHT: ComparedField = {
  name: 'height',
  field: 'heightMin',
  kind: 'number',
  min: 2,
  max: 5,
  decimals: 1,
  compared: { column: 'height', by: 'atLeast' },
}
const BUILT = { name: 'built', field: 'built', kind: 'day' } as const
const HEATING = {
  name: 'heating',
  field: 'heatings',
  kind: 'codes',
  codes: ['GAS', 'OIL', 'WOOD'],
  words: 'heating',
} as const
const column = 'heating'

let server: TestServer

beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

test.each<[string, ComparedField, unknown, number[]]>([
  ['a yes', LIFT, true, [1, 3]],
  ['a decimal', HEIGHT, 2.5, [2, 3]],
  ['a first day', { ...BUILT, compared: { column: 'built', by: 'atLeast' } }, '2027-03-01', [2, 3]],
  ['a last day', { ...BUILT, compared: { column: 'built', by: 'atMost' } }, '2027-03-01', [1, 2]],
  ['any of a set', { ...HEATING, compared: { column, by: 'anyOf' } }, ['GAS', 'WOOD'], [1, 3]],
  ['each of a set', { ...HEATING, compared: { column, by: 'eachOf' } }, ['GAS', 'OIL'], [1]],
  ['none of a set', { ...HEATING, compared: { column, by: 'anyOf' } }, [], [1, 2, 3]],
])('a filter by %s finds the rows that match it', async (_name, row, value, found) => {
  const field = 'field' in row ? row.field : ''
  const conditions = comparisonsOf(row, { [field]: value }).map((condition) => condition.sql)

  const { rows } = await sql<{ id: number }>`
    SELECT id FROM (VALUES
      (1, true, 2.4::float8, '2027-02-28'::date, ARRAY['GAS', 'OIL']),
      (2, false, 2.5, '2027-03-01', ARRAY['OIL']),
      (3, true, 3, '2027-03-02', ARRAY['WOOD'])
    ) AS s (id, lift, height, built, heating)
    WHERE ${sql.join([sql`true`, ...conditions], sql` AND `)} ORDER BY id`.execute(server.db)

  expect(rows.map(({ id }) => id)).toEqual(found)
})
