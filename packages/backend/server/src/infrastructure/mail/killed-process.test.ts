// proves 11.21, 18.9
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { createQueries, migrate, openDatabase } from '@domizil/database'
import { createTestDatabase, type TestDatabase } from '@domizil/database/testing'
import { addHours } from '@domizil/domain'
import { SERVER_MIGRATIONS } from '../../composition/create-server.ts'
import { addJobs } from '../job/index.ts'
import type { Tables } from '../../foundation/tables/index.ts'
import { givenUser } from '../../testing/given.ts'
import { type MailServer, openMailServer } from '../../testing/mail-server.ts'
import { NOW } from '../../testing/now.ts'
import { compileServer, type SiteProcess, startSite } from '../../testing/site-process.ts'
import { MAILS_AT_ONCE } from './mails-at-once.ts'
import { createTestTokens } from '../../testing/test-tokens.ts'

const MAILS = 60
const THINK_MS = 120
/** Often enough to kill the process while the server thinks. */
const LOOK_MS = 10
/**
 * When to kill the process after a mail has arrived: before the server has acknowledged it, and during the next one.
 */
const BEFORE_THE_YES_MS = 0
const BEFORE_THE_NEXT_MS = THINK_MS * 1.5

/** After how many mails, and when; both moments twice in a run of all tests, as each start takes two seconds of the processor. */
const KILLS: readonly (readonly [mails: number, momentMs: number])[] = [
  [10, BEFORE_THE_YES_MS],
  [20, BEFORE_THE_NEXT_MS],
  ...(process.env['DOMIZIL_TEST_ALL']
    ? ([
        [30, BEFORE_THE_YES_MS],
        [40, BEFORE_THE_NEXT_MS],
      ] as const)
    : []),
]

let post: MailServer
let database: TestDatabase
let storageFolder: string
const started: SiteProcess[] = []

beforeAll(async () => {
  compileServer()
  storageFolder = await mkdtemp(join(tmpdir(), 'domizil-killed-'))
  database = await createTestDatabase(SERVER_MIGRATIONS)
  post = await openMailServer()
  post.thinkMs = THINK_MS
})
afterAll(async () => {
  for (const site of started) await site.kill()
  await post.close()
  await database.remove()
  await rm(storageFolder, { recursive: true, force: true })
})

async function givenMailJobs(): Promise<void> {
  const { pool, close } = await openDatabase(database.place)
  await migrate(pool, SERVER_MIGRATIONS)
  const db = createQueries<Tables>(pool)
  const to = await givenUser(db, 'otto')
  const jobs = Array.from({ length: MAILS }, (_, count) => ({
    mail: 'SEARCH_ALERT',
    to,
    values: { place: 'Berlin', count },
  }))
  await addJobs(db, 'SEND_MAIL', jobs, NOW)
  await close()
}

/**
 * Waits for a number of mails and a moment, then kills the process. Each process starts an hour later: no lease is
 * still valid.
 */
async function runUntil(mails: number, momentMs: number): Promise<void> {
  const { identity } = await createTestTokens()
  const smtp = { url: post.url, from: 'no-reply@domizil.test' }
  const now = addHours(NOW, started.length)

  const site = await startSite({ place: database.place, identity, storageFolder, now, smtp })
  started.push(site)
  while (arrived().size < mails && site.isAlive()) await pause(LOOK_MS)
  await pause(momentMs)
  await site.kill()
}

const arrived = () => new Set(post.received.map(({ messageId }) => messageId))

test('a job runner that is killed again and again while it sends mails loses none and writes none twice', async () => {
  await givenMailJobs()

  for (const [mails, momentMs] of KILLS) await runUntil(mails, momentMs)
  await runUntil(MAILS, BEFORE_THE_NEXT_MS)

  const counts = new Set(post.received.map(({ source }) => /Berlin: (\d+)/.exec(source)?.[1]))
  expect([arrived().size, counts.size]).toEqual([MAILS, MAILS])
  // Each kill meets as many mails in transit as are sent at once. They may be sent twice, with the same Message-ID, so that the duplicate is dropped.
  expect(post.received.length - MAILS).toBeLessThanOrEqual(KILLS.length * MAILS_AT_ONCE)
})
