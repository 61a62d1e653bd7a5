import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Database, openDatabase } from '@domizil/database'
import { openEmptyDatabase } from '@domizil/e2e/postgres'
import { ROOT } from './paths.ts'
import { untilAtRest } from './processor-time.ts'

const TIMEOUT_MS = 600_000
const PORT = 8393
/** Where benchmarks of the backend run: BENCH_DATABASES=postgres leaves the slow filling of the embedded one out. */
export const DATABASES = (process.env['BENCH_DATABASES'] ?? 'postgres,embedded').split(',')

export interface Served {
  readonly url: string
  readonly pid: number
  /** Ends the process and waits for its exit; its folder can be deleted then. */
  readonly stop: () => Promise<void>
}

/** Starts the product in a temporary data folder, which `stop` deletes; with `postgres` on an empty database, if a server is found. */
export async function serveAlone(
  env: Record<string, string> = {},
  database = '',
  fill?: (pool: Database['pool']) => Promise<void>,
): Promise<Served> {
  const folder = await mkdtemp(path.join(tmpdir(), 'domizil-bench-'))
  const { BENCH_DATA: begun } = process.env
  if (begun) await cp(begun, folder, { recursive: true })
  const postgres = database === 'postgres' ? await openEmptyDatabase() : undefined
  if (database === 'postgres' && !postgres)
    console.log('No PostgreSQL found: set DATABASE_URL to measure one.')
  const place = {
    DATA_FOLDER: folder,
    // Each person has an address.
    TRUST_PROXY: 'on',
    ...(postgres && { DATABASE_URL: postgres.url, DEMO_DATA: 'on' }),
    ...env,
  }
  const close = async () => {
    await postgres?.close()
    await rm(folder, { recursive: true, force: true })
  }
  try {
    if (fill) {
      // The first start creates the schema and loads the demo.
      await (await serve(PORT, place)).stop()
      const opened = await openDatabase(postgres ?? { folder: path.join(folder, 'postgres') })
      try {
        await fill(opened.pool)
      } finally {
        await opened.close()
      }
    }
    const site = await serve(PORT, fill ? { ...place, DEMO_DATA: 'off' } : place)
    return { ...site, stop: () => site.stop().then(close) }
  } catch (error) {
    await close()
    throw error
  }
}

/** Starts the product on a port and waits until it answers, its demo data is there and its jobs are done. */
export async function serve(port: number, env: Record<string, string>): Promise<Served> {
  const url = `http://localhost:${port}`
  if (await isHealthy(url))
    throw new Error(`${url} answers already: stop what runs there, or it would be measured`)

  const program = path.join(ROOT, 'packages/tools/launch/dist/serve.js')
  const child = spawn(process.execPath, [...(await flagsOfStart()), program], {
    cwd: ROOT,
    env: { ...process.env, PORT: String(port), ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const stop = async () => {
    if (child.exitCode !== null) return
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    await ended
  }
  try {
    await untilHealthy(url, child)
    await untilAtRest(child.pid ?? 0)
  } catch (error) {
    await stop()
    throw error
  }
  return { url, pid: child.pid ?? 0, stop }
}

/** The flags of Node in the script of `npm start`. */
async function flagsOfStart(): Promise<string[]> {
  const { scripts } = JSON.parse(await readFile(path.join(ROOT, 'package.json'), 'utf8')) as {
    scripts: { start: string }
  }
  return scripts.start.split(' ').filter((word) => word.startsWith('--'))
}

async function untilHealthy(url: string, child: ChildProcess): Promise<void> {
  const until = Date.now() + TIMEOUT_MS
  while (Date.now() < until) {
    if (child.exitCode !== null) throw new Error(`the product ended with code ${child.exitCode}`)
    if ((await isHealthy(url)) && (await isDemoComplete(url))) return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error(`the product did not answer on ${url}`)
}

async function isHealthy(url: string): Promise<boolean> {
  const answer = await fetch(`${url}/health`).catch(() => undefined)
  return answer?.ok ?? false
}

async function isDemoComplete(url: string): Promise<boolean> {
  const { status } = (await (await fetch(`${url}/health/demo`)).json()) as { status: string }
  if (status === 'incomplete') throw new Error('The demo could not be loaded: its log says why.')
  return status === 'complete'
}
