import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { DatabaseFailedError, DatabaseFolderError, DatabaseLockedError } from '../errors.ts'
import { openDatabase } from '../open-database.ts'
import { openPool } from './open-embedded.ts'
import { runInChild, startChild } from './testing/child.ts'
import { WorkerThread } from './worker-thread.ts'

const SLOW_MS = 120_000
const NOBODY = 65_534

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'database-'))
})

afterEach(() => rm(folder, { recursive: true, force: true }))

test(
  'what was written is there after the next start',
  async () => {
    const first = await openDatabase({ folder })
    await first.pool.query('CREATE TABLE flat AS SELECT 7 AS rooms')
    await first.close()

    const second = await openDatabase({ folder })

    const { rows } = await second.pool.query('SELECT rooms FROM flat')
    expect(rows).toEqual([{ rooms: 7 }])
    await second.close()
  },
  SLOW_MS,
)

test(
  'a second process is refused the folder until the first is gone, even if that was killed',
  async () => {
    const child = startChild(`
      const database = await openDatabase({ folder: ${JSON.stringify(folder)} })
      console.log('open')
      setInterval(() => {}, 1000)
    `)
    await child.line('open')

    const refused = openDatabase({ folder })
    await expect(refused).rejects.toThrow(DatabaseLockedError)
    await expect(refused).rejects.toMatchObject({ code: 'DATABASE_LOCKED' })
    await expect(refused).rejects.toThrow(`The database in ${folder} is in use by another process.`)

    await child.kill()
    const database = await openDatabase({ folder })
    await database.close()
  },
  SLOW_MS,
)

test('a folder that cannot be made is refused with its name', async () => {
  const file = join(folder, 'file')
  await writeFile(file, '')

  const refused = openDatabase({ folder: join(file, 'database') })

  await expect(refused).rejects.toThrow(DatabaseFolderError)
  await expect(refused).rejects.toThrow(
    `The folder ${join(file, 'database')} for the database cannot be written`,
  )
})

test('a folder of another user is refused', async () => {
  await chmod(folder, 0o755)
  const isRoot = process.getuid?.() === 0
  if (!isRoot) await chmod(folder, 0o555)

  const line = await runInChild(
    `await openDatabase({ folder: ${JSON.stringify(folder)} }).catch((error) => console.log(error.code))`,
    isRoot ? { uid: NOBODY, gid: NOBODY } : {},
  )

  expect(line).toBe('DATABASE_FOLDER_UNUSABLE')
})

test('a database of another version is refused, and left alone', async () => {
  await mkdir(join(folder, 'postgres'))
  await writeFile(join(folder, 'postgres', 'PG_VERSION'), '17\n')

  const refused = openDatabase({ folder })

  await expect(refused).rejects.toThrow(DatabaseFolderError)
  await expect(refused).rejects.toThrow('was written by PostgreSQL 17, this is 18')
})

test('a damaged database is refused with a sentence, and the folder is free again', async () => {
  await mkdir(join(folder, 'postgres'))
  await writeFile(join(folder, 'postgres', 'PG_VERSION'), '18\n')

  for (const attempt of [1, 2]) {
    const refused = openDatabase({ folder })
    await expect(refused).rejects.toThrow(`The database in ${join(folder, 'postgres')} does not start`)
    expect(attempt).toBeLessThan(3)
  }
})

test('the death of the worker fails every open query and is told once', async () => {
  const deaths: Error[] = []
  const onFailure = (error: Error) => deaths.push(error)
  const thread = await WorkerThread.start({ task: 'serve' }, onFailure)
  const { pool, close } = openPool(thread, { log: () => {}, onFailure }, async () => {})
  const holder = await pool.connect()
  await holder.query('BEGIN')
  const open = [pool.query('SELECT 1'), pool.query('SELECT 2'), holder.query('SELECT pg_sleep(600)')]

  await thread.terminate()

  const ends = await Promise.allSettled(open)
  expect(ends.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  await expect(pool.query('SELECT 3')).rejects.toThrow(DatabaseFailedError)
  expect(deaths).toHaveLength(1)
  holder.release(true)
  await close()
})

test('COPY FROM STDIN, which the engine would die of, is an ordinary error', async () => {
  const database = await openDatabase({})

  const error: unknown = await database.pool
    .query(' copy  pg_class FROM stdin')
    .catch((failure: unknown) => failure)

  expect(error).toMatchObject({ code: '0A000' })
  await database.close()
})
