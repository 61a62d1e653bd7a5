import { afterAll, beforeAll, expect, test } from '@jest/globals'
import pg from 'pg'
import type { Database } from './database.ts'
import { openTestDatabase } from './testing.ts'

let database: Database

beforeAll(async () => {
  database = await openTestDatabase()
  await database.pool.query(
    'CREATE TABLE account (name text CONSTRAINT account_pkey PRIMARY KEY, money int NOT NULL)',
  )
})

afterAll(() => database.close())

async function moneyOf(name: string): Promise<number | undefined> {
  const { rows } = await database.pool.query<{ money: number }>('SELECT money FROM account WHERE name = $1', [
    name,
  ])
  return rows[0]?.money
}

test('each query gets its own answer, also after errors', async () => {
  const questions = Array.from({ length: 300 }, (_, number) =>
    number % 3 === 0
      ? database.pool.query<{ number: number }>('SELECT 1 / 0 AS number')
      : database.pool.query<{ number: number }>('SELECT $1::int AS number', [number]),
  )

  const answers = await Promise.allSettled(questions)

  const numbers = answers.map((answer) =>
    answer.status === 'fulfilled' ? answer.value.rows[0]?.number : null,
  )
  expect(numbers).toEqual(Array.from({ length: 300 }, (_, number) => (number % 3 === 0 ? null : number)))
})

test('a violated constraint is reported with its code and name', async () => {
  await database.pool.query("INSERT INTO account VALUES ('anna', 1)")

  const error: unknown = await database.pool
    .query("INSERT INTO account VALUES ('anna', 2)")
    .catch((failure: unknown) => failure)

  expect(error).toBeInstanceOf(pg.DatabaseError)
  expect(error).toMatchObject({ code: '23505', constraint: 'account_pkey' })
})

test('parallel transactions see no partial changes of each other, and none is lost', async () => {
  await database.pool.query("INSERT INTO account VALUES ('from', 100), ('to', 0)")
  const move = async () => {
    const client = await database.pool.connect()
    await client.query('BEGIN')
    await client.query("UPDATE account SET money = money - 1 WHERE name = 'from'")
    await client.query("UPDATE account SET money = money + 1 WHERE name = 'to'")
    await client.query('COMMIT')
    client.release()
  }
  const look = () =>
    database.pool.query<{ sum: number }>("SELECT sum(money) FROM account WHERE name IN ('from', 'to')")

  const [, looks] = await Promise.all([
    Promise.all(Array.from({ length: 40 }, move)),
    Promise.all(Array.from({ length: 40 }, look)),
  ])

  expect(new Set(looks.map(({ rows }) => rows[0]?.sum))).toEqual(new Set([100]))
  expect(await moneyOf('to')).toBe(40)
})

test('a client can connect during a transaction of another, which continues', async () => {
  const busy = await database.pool.connect()
  await busy.query('BEGIN')
  await busy.query("INSERT INTO account VALUES ('busy', 1)")

  const newcomer = await database.pool.connect()
  await busy.query('COMMIT')

  const { rows } = await newcomer.query<{ money: number }>("SELECT money FROM account WHERE name = 'busy'")
  expect(rows).toEqual([{ money: 1 }])
  newcomer.release()
  busy.release()
})

test('a client that waits for a lock does not keep the one that holds it from committing', async () => {
  const first = await database.pool.connect()
  const second = await database.pool.connect()
  await first.query('BEGIN')
  await first.query("INSERT INTO account VALUES ('turns', 1)")

  const waiting = second.query("INSERT INTO account VALUES ('turns', 2)").catch((error: unknown) => error)
  await first.query("UPDATE account SET money = 5 WHERE name = 'turns'")
  await first.query('COMMIT')

  expect(await waiting).toMatchObject({ code: '23505' })
  expect(await moneyOf('turns')).toBe(5)
  first.release()
  second.release()
})

test('the transaction of a client that disconnects is rolled back', async () => {
  const client = await database.pool.connect()
  await client.query('BEGIN')
  await client.query("INSERT INTO account VALUES ('gone', 1)")

  client.release(true)

  expect(await moneyOf('gone')).toBeUndefined()
})

test('a failed transaction that was never ended does not affect the next client', async () => {
  const client = await database.pool.connect()
  await client.query('BEGIN')
  await client.query('SELECT 1 / 0').catch(() => undefined)

  client.release(true)

  const { rows } = await database.pool.query<{ one: number }>('SELECT 1 AS one')
  expect(rows).toEqual([{ one: 1 }])
})

test('two clients can prepare different statements under one name', async () => {
  const first = await database.pool.connect()
  const second = await database.pool.connect()
  const ask = async (client: pg.PoolClient, text: string) => {
    const { rows } = await client.query<{ answer: string }>({ name: 'same', text })
    return rows[0]?.answer
  }

  const before = [
    await ask(first, "SELECT 'first' AS answer"),
    await ask(second, "SELECT 'second' AS answer"),
  ]
  second.release(true)
  const after = await ask(first, "SELECT 'first' AS answer")

  expect([...before, after]).toEqual(['first', 'second', 'first'])
  first.release()
})

test('a setting of a session applies to the client that made it and to no other', async () => {
  const first = await database.pool.connect()
  const second = await database.pool.connect()
  const show = async (client: pg.PoolClient) => {
    const { rows } = await client.query<{ work: string }>("SELECT current_setting('work_mem') AS work")
    return rows[0]?.work
  }

  await first.query("SET work_mem = '7MB'")
  const seen = [await show(first), await show(second), await show(first)]

  expect(seen).toEqual(['7MB', '4MB', '7MB'])
  first.release(true)
  second.release()
})

test('set_config applies to one client only, as SET does', async () => {
  const first = await database.pool.connect()
  const second = await database.pool.connect()

  await first.query("SELECT set_config('domizil.actor', 'anna', false)")
  const { rows } = await second.query<{ actor: string | null }>(
    "SELECT nullif(current_setting('domizil.actor', true), '') AS actor",
  )

  expect(rows).toEqual([{ actor: null }])
  first.release(true)
  second.release()
})

test('dates, numbers and arrays are read as strings and JavaScript numbers', async () => {
  const { rows } = await database.pool.query(
    `SELECT '2027-03-28'::date AS date, 9007199254740991::int8 AS large, 12.50::numeric AS price,
            '2027-03-28T10:00:00+02:00'::timestamptz AS moment,
            ARRAY['2027-01-01'::date, NULL] AS dates, ARRAY[1::int8, NULL] AS numbers, ARRAY[0.5::numeric] AS prices`,
  )

  expect(rows[0]).toEqual({
    date: '2027-03-28',
    large: 9_007_199_254_740_991,
    price: 12.5,
    moment: new Date('2027-03-28T08:00:00Z'),
    dates: ['2027-01-01', null],
    numbers: [1, null],
    prices: [0.5],
  })
})

test('a value of 5 MB is sent and read back unchanged', async () => {
  const picture = Buffer.alloc(5_000_000, 7)

  const { rows } = await database.pool.query<{ back: Buffer }>('SELECT $1::bytea AS back', [picture])

  expect(rows[0]?.back.equals(picture)).toBe(true)
})

test('the extensions that our migrations need are installed, and the time zone is UTC', async () => {
  await database.pool.query(
    'CREATE EXTENSION btree_gist; CREATE EXTENSION pg_trgm; CREATE EXTENSION unaccent',
  )

  const { rows } = await database.pool.query<{ zone: string }>(
    "SELECT current_setting('timezone') AS zone, unaccent('Zürich')",
  )

  expect(rows).toEqual([{ zone: 'UTC', unaccent: 'Zurich' }])
})

test('a statement that recurses too deeply fails, and the database goes on answering', async () => {
  await database.pool.query(
    'CREATE FUNCTION dive(depth int) RETURNS int LANGUAGE plpgsql AS $$ BEGIN RETURN dive(depth + 1); END $$',
  )

  const error: unknown = await database.pool.query('SELECT dive(1)').catch((failure: unknown) => failure)

  expect(error).toMatchObject({ code: '54001' })
  expect(await moneyOf('nobody')).toBeUndefined()
})

test('a database can be closed twice', async () => {
  const other = await openTestDatabase()

  await Promise.all([other.close(), other.close()])

  await expect(other.pool.query('SELECT 1')).rejects.toThrow('after calling end on the pool')
})
