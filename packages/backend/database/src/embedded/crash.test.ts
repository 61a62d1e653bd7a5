import { existsSync, readdirSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import type { Database } from '../database.ts'
import { openDatabase } from '../open-database.ts'
import { fillFolder } from '../testing.ts'
import { runInChild, startChild } from './testing/child.ts'

/** How often it is killed while it writes, and at which files of its first start: each takes ten seconds of the processor. */
const [ROUNDS, FILES] = process.env['DOMIZIL_TEST_ALL'] ? [5, [0, 1, 400, 950]] : [2, [400]]

interface Pair {
  number: number
}

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'crash-'))
})

afterEach(() => rm(folder, { recursive: true, force: true }))

/**
 * Four clients insert pairs, each pair in a transaction, and print those that are acknowledged; maintenance runs now
 * and then.
 */
const writePairs = (round: number) => `
  const { pool } = await openDatabase({ folder: ${JSON.stringify(folder)} })
  let next = ${round * 1_000_000}
  const write = async () => {
    for (;;) {
      const number = ++next
      const client = await pool.connect()
      await client.query('BEGIN')
      await client.query('INSERT INTO pair (number, half, filling) VALUES ($1, 1, $2)', [number, 'x'.repeat(number % 3000)])
      await client.query('INSERT INTO pair (number, half, filling) VALUES ($1, 2, $2)', [number, 'y'.repeat(number % 500)])
      await client.query('COMMIT')
      client.release()
      console.log(number)
      if (number % 40 === 0) await pool.query('CHECKPOINT')
      if (number % 70 === 0) await pool.query('VACUUM ANALYZE pair')
    }
  }
  await Promise.all([write(), write(), write(), write()])
`

async function tornPairs(database: Database): Promise<Pair[]> {
  const { rows } = await database.pool.query<Pair>(
    'SELECT number FROM pair GROUP BY number HAVING count(*) <> 2',
  )
  return rows
}

async function lostPairs(database: Database, acknowledged: number[]): Promise<Pair[]> {
  const { rows } = await database.pool.query<Pair>(
    'SELECT number FROM unnest($1::int[]) AS number EXCEPT SELECT number FROM pair',
    [acknowledged],
  )
  return rows
}

test('a process that is killed while it writes keeps all acknowledged writes and no partial ones', async () => {
  await fillFolder(folder)
  const setUp = await openDatabase({ folder })
  await setUp.pool.query(
    'CREATE TABLE pair (number int, half int, filling text, CONSTRAINT pair_pkey PRIMARY KEY (number, half))',
  )
  await setUp.close()
  const acknowledged: number[] = []

  for (let round = 1; round <= ROUNDS; round += 1) {
    const child = startChild(writePairs(round))
    await child.count(100 + round * 37)
    await child.kill()
    acknowledged.push(...child.lines.map(Number))

    const database = await openDatabase({ folder })
    expect(await lostPairs(database, acknowledged)).toEqual([])
    expect(await tornPairs(database)).toEqual([])
    await database.close()
  }

  expect(await checkIndexes(join(folder, 'postgres'))).toBe('sound')
})

/**
 * The engine's check of every index entry against its row (amcheck), an extension that our database does not load.
 */
function checkIndexes(data: string): Promise<string | undefined> {
  return runInChild(`
    import { PGlite } from '@electric-sql/pglite'
    import { amcheck } from '@electric-sql/pglite/contrib/amcheck'
    const engine = await PGlite.create(${JSON.stringify(data)}, { extensions: { amcheck } })
    await engine.exec("CREATE EXTENSION amcheck; SELECT bt_index_check('pair_pkey', true)")
    const { rows } = await engine.query("SELECT * FROM verify_heapam('pair')")
    await engine.close()
    console.log(rows.length === 0 ? 'sound' : JSON.stringify(rows))
  `)
}

/** The progress of the first start: nothing, the folder, some files, nearly all, all. */
function filesMade(): number {
  const unfinished = join(folder, 'postgres.unfinished')
  return existsSync(unfinished) ? readdirSync(unfinished, { recursive: true }).length : -1
}

test.each(FILES)(
  'a process that is killed in its first start, after %i files, does not break the next start',
  async (files) => {
    const child = startChild(
      `await openDatabase({ folder: ${JSON.stringify(folder)} })\n setInterval(() => {}, 1000)`,
    )
    while (filesMade() < files && !existsSync(join(folder, 'postgres')) && child.isAlive()) await sleep(1)
    expect(child.isAlive()).toBe(true)
    await child.kill()

    const database = await openDatabase({ folder })

    const { rows } = await database.pool.query('SELECT 1 AS one')
    expect(rows).toEqual([{ one: 1 }])
    await database.close()
  },
)
