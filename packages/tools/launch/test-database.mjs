import { execFileSync, spawn } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'

/** The oldest PostgreSQL that the product runs on (docs/operations.md). */
const OLDEST = 15
/** Where Debian has the programs of each version. */
const DEBIAN = '/usr/lib/postgresql'
/** It is thrown away: nothing has to survive, or to be found fast by statistics. */
const SETTINGS = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_connections: '300',
  autovacuum: 'off',
  jit: 'off',
}
const READY = /ready to accept connections/
/** Of a processor's time in `/proc/…/stat`, see proc(5). */
const TICKS_PER_SECOND = 100

/** The process of the server that this run has started. */
let started

/**
 * Starts a PostgreSQL server of this machine for a run of tests, in a folder that goes with it: half of the processor that
 * endpoint tests take is that of the embedded engine. Resolves with its URL, or undefined where there is none to be had; the
 * embedded engine is used then.
 */
export async function startTestDatabase() {
  const programs = findPrograms()
  if (!programs) return undefined

  const folder = mkdtempSync(join(tmpdir(), 'domizil-postgres-'))
  let server
  process.once('exit', () => {
    // At once, and without waiting for sessions.
    server?.kill('SIGQUIT')
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
  })
  try {
    const port = await freePort()
    server = start(folder, programs, port)
    await isReady(server)
    started = server.pid
    return `postgres://domizil@127.0.0.1:${port}/postgres`
  } catch (error) {
    console.warn(`    PostgreSQL in ${programs} does not start (${error.message}): the embedded one is used.`)
    return undefined
  }
}

/** Seconds of processor that the server and its sessions have used so far; 0 without a server, or outside Linux. */
export function databaseSeconds() {
  if (started === undefined || !existsSync('/proc/self/stat')) return 0
  const processes = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(ticksOf)
  const sum = processes
    .filter(({ pid, parent }) => pid === started || parent === started)
    // Sessions that have ended are counted by the server, which has waited for them.
    .reduce((total, { pid, own, ended }) => total + own + (pid === started ? ended : 0), 0)
  return sum / TICKS_PER_SECOND
}

function ticksOf(name) {
  try {
    const stat = readFileSync(`/proc/${name}/stat`, 'latin1')
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number)
    return {
      pid: Number(name),
      parent: fields[1],
      own: fields[11] + fields[12],
      ended: fields[13] + fields[14],
    }
  } catch {
    // It has ended since.
    return {}
  }
}

/** Makes the data of a server in a folder, and starts it. */
function start(folder, programs, port) {
  const owner = unprivileged()
  if (owner) chownSync(folder, owner.uid, owner.gid)
  const data = join(folder, 'data')
  const how = { ...owner, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] }
  const init = ['-D', data, '-U', 'domizil', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync']
  execFileSync(join(programs, 'initdb'), init, how)

  const settings = Object.entries({ ...SETTINGS, unix_socket_directories: folder })
  const options = settings.flatMap(([name, value]) => ['-c', `${name}=${value}`])
  return spawn(join(programs, 'postgres'), ['-D', data, '-p', String(port), ...options], how)
}

/** PostgreSQL refuses to run as root. */
function unprivileged() {
  if (process.getuid?.() !== 0) return undefined
  const idOf = (option) => Number(execFileSync('id', [option, 'nobody'], { encoding: 'utf8' }))
  return { uid: idOf('-u'), gid: idOf('-g') }
}

function isReady(server) {
  return new Promise((resolve, reject) => {
    let said = ''
    server.stderr.setEncoding('utf8').on('data', (text) => {
      if (said.length < 10_000) said += text
      if (!READY.test(said)) return
      // The run does not wait for it.
      server.unref()
      server.stderr.unref()
      resolve()
    })
    server.once('error', reject)
    server.once('exit', () => reject(new Error(said.trim().split('\n').at(-1) ?? 'it ended')))
  })
}

/** The folder of the newest programs of a server. */
function findPrograms() {
  const debian = existsSync(DEBIAN) ? readdirSync(DEBIAN).map((version) => join(DEBIAN, version, 'bin')) : []
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...debian]
  const found = folders
    .filter((folder) => folder && existsSync(join(folder, 'initdb')))
    .map((folder) => ({ folder, version: versionIn(folder) }))
  return found.filter(({ version }) => version >= OLDEST).toSorted((a, b) => b.version - a.version)[0]?.folder
}

function versionIn(folder) {
  try {
    const said = execFileSync(join(folder, 'postgres'), ['--version'], { encoding: 'utf8' })
    return Number(/(\d+)/.exec(said)?.[1] ?? 0)
  } catch {
    return 0
  }
}

/** A port that is free on this machine. */
export function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => resolve(port))
    })
  })
}
