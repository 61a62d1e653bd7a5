import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { type MailServer, openMailServer } from '../testing/mail-server.ts'

const PATIENCE_MS = 180_000
const MAILS = 60
const ROOT = fileURLToPath(new URL('../../../../', import.meta.url))
const TSC = join(ROOT, 'node_modules/typescript/bin/tsc')

/** A server of its own on a folder of its own, an hour later at each start: no lease outlives a restart. */
const SITE = `
  import { openDatabase } from '@domizil/database'
  import { createServer } from '@domizil/server'
  const { FOLDER, SMTP, HOUR, MAILS } = process.env
  const onFailure = (error) => { throw error }
  const { pool } = await openDatabase({ folder: FOLDER, log: () => {}, onFailure })
  const clock = () => new Date(Date.now() + Number(HOUR) * 3_600_000)
  const log = { info() {}, warn() {}, error() {} }
  const identity = { issuer: 'http://x', audience: 'x', clientId: 'x', adminRole: 'x', jwks: { keys: [] } }
  const server = await createServer({
    pool, identity, productName: 'Domizil', storage: { kind: 'disk', folder: FOLDER }, flatReview: true, log, clock,
    smtp: { url: SMTP, from: 'no-reply@domizil.test' },
  })
  if (MAILS) {
    await server.remember({ id: 'otto', email: 'otto@example.org', givenName: 'O', familyName: 'M', isAdmin: false })
    await pool.query(
      "INSERT INTO job (kind, payload, run_at, created_at) SELECT 'SEND_MAIL', "
        + "jsonb_build_object('mail', 'SEARCH_ALERT', 'to', 'otto', 'values', jsonb_build_object('place', 'Berlin', 'count', n)), $1, $1 "
        + 'FROM generate_series(1, $2::int) AS n', [clock(), MAILS])
  }`

let post: MailServer
let folder: string
const started: ChildProcess[] = []

beforeAll(async () => {
  spawnSync(process.execPath, [TSC, '-b', join(ROOT, 'packages/server')])
  folder = mkdtempSync(join(tmpdir(), 'domizil-killed-'))
  post = await openMailServer()
}, PATIENCE_MS)
afterAll(async () => {
  for (const site of started) site.kill('SIGKILL')
  await post.close()
  rmSync(folder, { recursive: true, force: true })
})

function startSite(hour: number, mails = ''): ChildProcess {
  const env = {
    ...process.env,
    FOLDER: folder,
    SMTP: post.url,
    HOUR: String(hour),
    MAILS: mails,
    NODE_OPTIONS: '',
  }
  const args = ['--input-type=module', '--eval', SITE]

  const site = spawn(process.execPath, args, { cwd: join(ROOT, 'packages/launch'), env, stdio: 'inherit' })
  started.push(site)
  return site
}

/** Waits until so many mails have come, then kills without warning. */
async function killAfter(site: ChildProcess, mails: number): Promise<void> {
  const exited = new Promise((resolve) => site.once('exit', resolve))
  while (arrived().size < mails && site.exitCode === null) {
    await new Promise((resolve) => setTimeout(resolve, 5))
  }

  site.kill('SIGKILL')
  await exited
}

const arrived = () => new Set(post.received.map(({ messageId }) => messageId))

test(
  'a site that is killed in the middle of its mails, again and again, leaves none out and writes none twice',
  async () => {
    await killAfter(startSite(0, String(MAILS)), 10)
    await killAfter(startSite(1), 25)
    await killAfter(startSite(2), 40)
    await killAfter(startSite(3), MAILS)

    const counts = new Set(post.received.map(({ source }) => /Berlin: (\d+)/.exec(source)?.[1]))
    expect([arrived().size, counts.size]).toEqual([MAILS, MAILS])
    // What was on its way when the process died may come twice: under one Message-ID, so that it is dropped.
    expect(post.received.length - MAILS).toBeLessThanOrEqual(3)
  },
  PATIENCE_MS,
)
