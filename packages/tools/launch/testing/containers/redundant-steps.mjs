// What is done with deploy/compose/redundant.yml on top: the loss of the server that takes writes, and the way back to a moment.
import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout } from 'node:timers/promises'
import { ROOT } from '../../paths.mjs'
import { compose, containersOf, docker } from '../../stack/docker.mjs'
import { ask, isIn } from '../../stack/pair.mjs'
import { fromBook } from './book.mjs'
import { must, mustFail, unnoticed, until } from './commands.mjs'
import { certificate, chooseContainers, counts, ORIGIN } from './containers-under-test.mjs'
import { UPGRADE } from './images.mjs'
import { get, underLoad } from './steady-load.mjs'

const REDUNDANT = 'packages/tools/launch/deploy/compose/redundant.yml'
const SOME_S = 5
const PROMOTE = fromBook('npm run stack:promote')

// A writer that goes on all the time, by the connections of a backend, and remembers what was acknowledged.
const TABLE = 'try_write'

/** In a container beside the database: some 100 rows a second, each with its number, which is printed when it is stored. */
const WRITE = `import { readFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { openDatabase } from '@domizil/database'
const url = new URL(process.env.DATABASE_URL)
url.password = encodeURIComponent(readFileSync(process.env.DATABASE_PASSWORD_FILE, 'utf8').trim())
const { pool } = await openDatabase({ url: url.href })
await pool.query('CREATE TABLE IF NOT EXISTS ${TABLE} (id integer PRIMARY KEY)')
const { rows } = await pool.query('SELECT coalesce(max(id), 0) AS last FROM ${TABLE}')
let last = rows[0].last
process.stdin.resume().on('end', () => process.exit())
for (const writer of [1, 2, 3, 4]) void write()
async function write() {
  for (;;) {
    const id = ++last
    await pool.query('INSERT INTO ${TABLE} VALUES ($1)', [id]).then(() => console.log(id), () => {})
    await setTimeout(40)
  }
}`

const queryAt = (server) => (text) => ask(server, text)
const isSynchronous = (server) =>
  until(() => ask(server, 'SELECT sync_state FROM pg_stat_replication') === 'sync')

/** What a backend tells Prometheus. */
const measurements = () =>
  compose([
    'exec',
    '-T',
    'api',
    'node',
    '-e',
    "fetch('http://127.0.0.1:9464/metrics').then((r) => r.text()).then(console.log)",
  ])

function noneLost({ acknowledged, lost, pauseS }) {
  assert.deepEqual(lost, [])
  return `0 of ${acknowledged} acknowledged writes lost, ${pauseS} s without one`
}

/** What becomes of visitors and of writes, while the writes go from one server to the other. */
async function whileTheyChange(state, to, work) {
  const writes = await startWrites()
  const visits = await underLoad(ORIGIN, state.certificate, async () => {
    await setTimeout(SOME_S * 1000)
    await work()
    await writes.nextWrite()
    await setTimeout(SOME_S * 1000)
  })
  const figure = noneLost(await writes.stop(queryAt(to)))
  assert.ok(isIn(to, 'f'))
  return `${figure}; ${visits.failures.length} of ${visits.asked} requests failed, the slowest took ${visits.slowestMs} ms`
}

export const REDUNDANT_STEPS = {
  'a second of each joins': async (state) => {
    chooseContainers(state.folder, REDUNDANT)
    await must('npm run containers -- build database')
    await must('npm run containers -- up --detach')
    state.certificate = certificate()
    await isSynchronous('database')
    assert.deepEqual(
      ['site', 'api'].map((service) => containersOf(service).length),
      [2, 2],
    )
  },

  'nobody notices an upgrade of two of each, and no write is lost': async (state) => {
    const writes = await startWrites()
    const visits = await underLoad(ORIGIN, state.certificate, () =>
      must(fromBook('npm run upgrade -- --back')),
    )
    return `${unnoticed(visits)}; ${noneLost(await writes.stop(queryAt('database')))}`
  },

  'the standby is promoted when the server that takes writes is killed': (state) =>
    whileTheyChange(state, 'database-2', async () => {
      docker(['kill', '--signal', 'KILL', ...containersOf('database')])
      await must(PROMOTE)
    }),

  'the lost server comes back as the standby': async () => {
    await must(fromBook('docker compose up -d database'))
    await isSynchronous('database-2')
    assert.ok(isIn('database', 't'))
  },

  'the two change their places on purpose': async (state) => {
    const figure = await whileTheyChange(state, 'database', () => must(PROMOTE))
    await must(fromBook('docker compose up -d database', { database: 'database-2' }))
    await isSynchronous('database')
    return figure
  },

  'without its standby the server waits, until it is told to go on alone': async () => {
    const query = queryAt('database')
    await must('docker compose stop database-2')
    await until(() => measurements().includes('domizil_standby_missing{kind="all"} 1'))
    assert.throws(() =>
      docker([
        'compose',
        'exec',
        '-T',
        'database',
        'timeout',
        '3',
        'psql',
        '-U',
        'postgres',
        '-c',
        'CREATE TABLE waits ()',
      ]),
    )
    await must(
      fromBook(
        "docker compose exec database psql -U postgres -c 'ALTER SYSTEM RESET synchronous_standby_names' -c 'SELECT pg_reload_conf()'",
      ),
    )
    query('CREATE TABLE goes_on ()')
    await must(fromBook('docker compose up -d database', { database: 'database-2' }))
    await isSynchronous('database')
  },

  'the database goes back to a moment, and its standby with it': async (state) => {
    const query = queryAt('database')
    await must(fromBook('docker compose exec database pgbackrest backup'))
    query("CREATE TABLE moment AS SELECT 'before' AS what")
    const moment = query('SELECT now()')
    query("INSERT INTO moment VALUES ('after')")
    await mustFail('npm run stack:rewind -- 2000-01-01', 'The archive begins at')

    await must(
      fromBook('npm run stack:rewind -- "2026-11-29 20:15:00+00"', { '2026-11-29 20:15:00+00': moment }),
    )

    await isSynchronous('database')
    assert.equal(query('SELECT what FROM moment'), 'before')
    // It belongs to no part: a backup would be refused.
    query('DROP TABLE moment')
    assert.equal((await get(`${ORIGIN}/search`, state.certificate)).status, 200)
  },

  'after the loss of both servers and the archive a backup gives everything back, and both run again': async (
    state,
  ) => {
    // A version that went back does not know the migration in its backup.
    await must(UPGRADE)
    // Tables of the steps before: they belong to no part, and a backup with them would be refused.
    ask('database', 'DROP TABLE IF EXISTS try_write, goes_on, waits')
    const before = counts()
    const words = { '/backups/2026-11-24': join(state.folder, 'backups/two') }
    await must(fromBook('npm run stack:backup -- /backups/2026-11-24', words))
    await must('npm run containers -- down --volumes')

    await must(fromBook('npm run stack:restore -- /backups/2026-11-24', words))

    await isSynchronous('database')
    assert.equal(counts(), before)
    return before
  },
}

/** Starts to write. Returns what ends it, and resolves with how many writes were acknowledged, those that are not there, and the longest pause. */
async function startWrites() {
  const words = [
    'compose',
    'run',
    '--rm',
    '-T',
    '--no-deps',
    'backup',
    'node',
    '--input-type=module',
    '-e',
    WRITE,
  ]
  const child = spawn('docker', words, { cwd: ROOT, stdio: ['pipe', 'pipe', 'inherit'] })
  const ended = once(child, 'close')
  const acknowledged = []
  let before
  let pauseMs = 0
  const lines = createInterface(child.stdout).on('line', (id) => {
    acknowledged.push(Number(id))
    pauseMs = Math.max(pauseMs, before ? performance.now() - before : 0)
    before = performance.now()
  })
  await Promise.race([once(lines, 'line'), ended])

  /** Resolves when another write was acknowledged. */
  const nextWrite = () => once(lines, 'line')
  const stop = async (query) => {
    await nextWrite()
    child.stdin.end()
    await ended
    const stored = new Set(query(`SELECT id FROM ${TABLE}`).split('\n').map(Number))
    const lost = acknowledged.filter((id) => !stored.has(id))
    return { acknowledged: acknowledged.length, lost, pauseS: (pauseMs / 1000).toFixed(1) }
  }
  return { nextWrite, stop }
}
