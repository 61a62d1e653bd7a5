// proves 4.7
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { DatabaseFailedError, DatabaseFolderError, DatabaseLockedError } from '../errors.ts'
import { openDatabase } from '../open-database.ts'
import { fillFolder, openInMemory, prepare } from '../testing.ts'
import { openPool } from './open-embedded.ts'
import { runInChild, startChild } from './testing/child.ts'
import { WorkerThread } from './worker-thread.ts'

const NOBODY = 65_534
/** Advice that gives up what is in a folder. */
const DESTROYS = /backup|move .* away/i

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'database-'))
})

afterEach(() => rm(folder, { recursive: true, force: true }))

test('written data are still there after a restart', async () => {
  await fillFolder(folder)
  const first = await openDatabase({ folder })
  await first.pool.query('CREATE TABLE flat AS SELECT 7 AS rooms')
  await first.close()

  const second = await openDatabase({ folder })

  const { rows } = await second.pool.query('SELECT rooms FROM flat')
  expect(rows).toEqual([{ rooms: 7 }])
  await second.close()
})

test('a second process cannot open the folder until the first has ended, even if that was killed', async () => {
  await fillFolder(folder)
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
})

test('a path that is a file instead of a folder is refused with that reason', async () => {
  const file = join(folder, 'file')
  await writeFile(file, '')

  for (const place of [file, join(file, 'database')]) {
    const refused = openDatabase({ folder: place })
    await expect(refused).rejects.toThrow(DatabaseFolderError)
    await expect(refused).rejects.toThrow(
      `a part of the path ${place} is a file, not a folder. Choose another folder.`,
    )
  }
})

/** What a user without rights is answered that opens the folder. */
async function openedByNobody(): Promise<string | undefined> {
  await chmod(dirname(folder), 0o755)
  const isRoot = process.getuid?.() === 0
  return runInChild(
    `await openDatabase({ folder: ${JSON.stringify(folder)} }).catch((error) => console.log(error.code, error.message))`,
    isRoot ? { uid: NOBODY, gid: NOBODY } : {},
  )
}

test('a folder that belongs to another user is refused with that reason', async () => {
  await chmod(folder, process.getuid?.() === 0 ? 0o755 : 0o555)

  const line = await openedByNobody()

  expect(line).toMatch(
    /^DATABASE_FOLDER_UNUSABLE .* may not read and write .*belongs to user \d+ \(mode \d+\)/,
  )
  expect(line).not.toMatch(DESTROYS)
})

test('a single file that the process may not change is named before the engine starts', async () => {
  const data = join(folder, 'postgres')
  await mkdir(join(data, 'global'), { recursive: true })
  await writeFile(join(data, 'PG_VERSION'), '18\n')
  for (const path of [folder, data, join(data, 'global')]) await chmod(path, 0o777)
  await chmod(join(data, 'PG_VERSION'), 0o666)
  await writeFile(join(data, 'global/1261'), '', { mode: 0o400 })

  const line = await openedByNobody()

  expect(line).toContain(
    `may not read and write ${join(data, 'global/1261')}: ${join(data, 'global/1261')} belongs to user`,
  )
  expect(line).not.toMatch(DESTROYS)
})

test('a database of another PostgreSQL version is refused and left unchanged', async () => {
  await mkdir(join(folder, 'postgres'))
  await writeFile(join(folder, 'postgres', 'PG_VERSION'), '17\n')

  const refused = openDatabase({ folder })

  await expect(refused).rejects.toThrow(DatabaseFolderError)
  await expect(refused).rejects.toThrow('was written by PostgreSQL 17, this is 18')
})

test('a database that fails to start for an unknown reason keeps its folder and unlocks it', async () => {
  await mkdir(join(folder, 'postgres'))
  await writeFile(join(folder, 'postgres', 'PG_VERSION'), '18\n')

  for (const attempt of [1, 2]) {
    const failure = await openDatabase({ folder }).catch((error: Error) => error.message)
    expect(failure).toContain(`The database in ${join(folder, 'postgres')} does not start`)
    expect(failure).not.toMatch(DESTROYS)
    expect(attempt).toBeLessThan(3)
  }
})

test.each([
  ['its control file', 'global/pg_control', 8192],
  ['its log', 'pg_wal/000000010000000000000001', 16 * 1024 * 1024],
])(
  'the advice to restore a backup appears only when the engine finds damage: %s is empty',
  async (_, file, size) => {
    await fillFolder(folder)
    await writeFile(join(folder, 'postgres', file), Buffer.alloc(size))

    await expect(openDatabase({ folder })).rejects.toThrow(
      /is damaged: (?:database files are incompatible|could not locate a valid checkpoint).*Restore it from a backup/,
    )
  },
)

test('when the worker dies every open query fails, and the failure is reported once', async () => {
  const deaths: Error[] = []
  const onFailure = (error: Error) => deaths.push(error)
  const thread = await WorkerThread.start({ task: 'serve', prepared: await prepare(undefined) }, onFailure)
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

test('COPY FROM STDIN, which would crash the engine, is answered with an ordinary error', async () => {
  const database = await openInMemory()

  const error: unknown = await database.pool
    .query(' copy  pg_class FROM stdin')
    .catch((failure: unknown) => failure)

  expect(error).toMatchObject({ code: '0A000' })
  await database.close()
})
