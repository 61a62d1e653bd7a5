// A writer that goes on all the time, by the connections of a backend, and remembers what was acknowledged.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { ROOT } from '../paths.mjs'

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

/** Starts to write. Returns what ends it, and resolves with how many writes were acknowledged, those that are not there, and the longest pause. */
export async function startWrites() {
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
