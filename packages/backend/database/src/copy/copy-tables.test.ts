// proves 21.83, 21.84
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import type { Database } from '../database.ts'
import { CopyError } from '../errors.ts'
import { openTestDatabase } from '../testing.ts'
import { fillTables } from './fill-tables.ts'
import { readSnapshot } from './read-tables.ts'

const MIGRATIONS = 'CREATE TABLE schema_migration (owner text, name text)'
const FLAT = `CREATE TABLE flat (
  id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY, next_id int REFERENCES flat (id), title text, price numeric, free datemultirange,
  at timestamptz, facts jsonb, words text[], bytes bytea, shift float8, double int GENERATED ALWAYS AS (next_id * 2) STORED)`
/** The same columns in another order, as after migrations that came by another way. */
const FLAT_ELSEWHERE = `CREATE TABLE flat (
  shift float8, bytes bytea, words text[], facts jsonb, at timestamptz, free datemultirange, price numeric, title text,
  id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY, next_id int REFERENCES flat (id), double int GENERATED ALWAYS AS (next_id * 2) STORED)`
const COUNTING = `CREATE TABLE event (n int);
  CREATE FUNCTION note() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN INSERT INTO event VALUES (NEW.id); RETURN NEW; END';
  CREATE TRIGGER flat_noted AFTER INSERT ON flat FOR EACH ROW EXECUTE FUNCTION note()`
const ROWS = `INSERT INTO flat (next_id, title, price, free, at, facts, words, bytes, shift) VALUES
  (2, 'with "quotes", a \\backslash, (a comma)
and a line', 12.50, '{[2026-11-24,2026-12-01)}', '2026-11-24 10:00:00.123456+02', '{"a": null}', '{a,"b c",NULL}', '\\xdeadbeef', 0.1),
  (1, '', NULL, '{}', NULL, 'null', '{}', '', 'NaN')`

let source: Database
let target: Database

beforeEach(async () => {
  source = await openTestDatabase()
  target = await openTestDatabase()
  await source.pool.query(`${MIGRATIONS}; ${FLAT}; ${COUNTING}; ${ROWS}`)
  await target.pool.query(
    `${MIGRATIONS}; ${FLAT_ELSEWHERE}; ${COUNTING}; INSERT INTO flat (title) VALUES ('before')`,
  )
})

afterEach(async () => void (await Promise.all([source.close(), target.close()])))

const copy = () => readSnapshot(source.pool, (snapshot) => fillTables(target.pool, snapshot))
const columns = 'id, next_id, title, price, free::text, at, facts::text, words, bytes, shift, double'
const flatsOf = async ({ pool }: Database) =>
  (await pool.query(`SELECT ${columns} FROM flat ORDER BY id`)).rows

test('a copy holds the same values as the source, whatever the order of columns', async () => {
  await copy()

  expect(await flatsOf(target)).toEqual(await flatsOf(source))
})

test('a copy fires no trigger, keeps foreign keys, and continues the sequences of the source', async () => {
  await copy()

  const events = await target.pool.query('SELECT n FROM event ORDER BY n')
  const added = await target.pool.query("INSERT INTO flat (title) VALUES ('next') RETURNING id")
  expect(events.rows).toEqual([{ n: 1 }, { n: 2 }])
  expect(added.rows).toEqual([{ id: 3 }])
  await expect(target.pool.query('INSERT INTO flat (next_id) VALUES (99)')).rejects.toThrow('foreign key')
})

test('more rows than one batch are copied, and a copy can be repeated', async () => {
  await source.pool.query("INSERT INTO flat (title) SELECT 'flat ' || n FROM generate_series(1, 1201) n")

  await copy()
  await copy()

  expect(await flatsOf(target)).toEqual(await flatsOf(source))
})

test('a copy that loses rows is rolled back and leaves the target unchanged', async () => {
  const losing = readSnapshot(source.pool, (snapshot) =>
    fillTables(target.pool, { ...snapshot, rowsOf: async function* () {} }),
  )

  await expect(losing).rejects.toThrow(CopyError)
  expect((await flatsOf(target)).map(({ title }) => title)).toEqual(['before'])
})

test('a copy that fails after it set the sequences restores them', async () => {
  const outOfRange = { name: 'flat_id_seq', last: '99999999999' }
  const failing = readSnapshot(source.pool, (snapshot) =>
    fillTables(target.pool, { ...snapshot, sequences: [...snapshot.sequences, outOfRange] }),
  )
  await expect(failing).rejects.toThrow('out of bounds')

  const added = await target.pool.query("INSERT INTO flat (title) VALUES ('next') RETURNING id")

  expect(added.rows).toEqual([{ id: 2 }])
})

test('a copy sets the sequences of the target to those of the source', async () => {
  await copy()

  const sequencesOf = ({ pool }: Database) => readSnapshot(pool, async ({ sequences }) => sequences)
  expect(await sequencesOf(target)).toEqual(await sequencesOf(source))
})

test('large rows are read one by one', async () => {
  await source.pool.query("INSERT INTO flat (title) SELECT repeat('x', 5000000) FROM generate_series(1, 2)")

  const sizes = await readSnapshot(source.pool, async ({ tables, rowsOf }) => {
    const batches: number[] = []
    for (const table of tables.filter(({ name }) => name === 'flat'))
      for await (const rows of rowsOf(table)) batches.push(rows.length)
    return batches
  })

  expect(sizes).toEqual([1, 1, 1, 1])
})

test('a table with other columns is refused', async () => {
  await target.pool.query('ALTER TABLE flat ADD COLUMN size int')

  await expect(copy()).rejects.toThrow('The table flat has other columns')
})
