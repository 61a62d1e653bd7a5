// proves 4.7
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { startFailure } from './open-embedded.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'trouble-'))
})

afterEach(() => rm(folder, { recursive: true, force: true }))

const sentenceOf = async (words: string) => (await startFailure(folder, new Error(words))).message

test.each([
  ['could not write to file "pg_wal/xlogtemp.42": No space left on device', 'is full. Make room'],
  ['could not extend file "base/5/1259": Disk quota exceeded', 'is full. Make room'],
  ['could not create lock file "postmaster.pid": Read-only file system', 'is on a disk that is read-only'],
  ['could not open file "global/1261": Permission denied', 'may not read and write'],
  ['could not read file "base/5/1259": Input/output error', 'That does not mean that it is damaged'],
  ['Aborted(). Build with -sASSERTIONS for more info.', 'That does not mean that it is damaged'],
])('the engine error "%s" is not reported as a damaged database', async (words, sentence) => {
  const message = await sentenceOf(words)

  expect(message).toContain(sentence)
  expect(message).not.toMatch(/backup|move .* away/i)
})

test.each([
  'could not locate a valid checkpoint record at 0/16EF9D0',
  'database files are incompatible with server: The database cluster was initialized with PG_CONTROL_VERSION 0',
  'could not open file "global/pg_control": No such file or directory',
  'invalid page in block 0 of relation "base/5/1259"',
  'database "postgres" does not exist: The database subdirectory "base/5" is missing.',
  'could not read file "global/pg_control": read 0 of 296',
])('the engine error "%s" is reported as a damaged database, with the way to restore it', async (words) => {
  expect(await sentenceOf(words)).toBe(
    `The database in ${folder} is damaged: ${words.replace(/\.$/, '')}. Restore it from a backup, or move the folder away to start with an empty one.`,
  )
})
