import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { chown, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { openDatabase } from '@domizil/database'
import { afterUs } from './after-us.ts'

const run = promisify(execFile)
const PORT = 8394
const DEBIAN = '/usr/lib/postgresql'
/** The usual settings of a small server; PostgreSQL's defaults assume a spinning disk. */
const OPTIONS = [
  '-c listen_addresses=127.0.0.1',
  '-c shared_buffers=512MB',
  '-c random_page_cost=1.1',
  '-c max_wal_size=4GB',
]

/** A running PostgreSQL on this machine, for one run. */
export interface LocalPostgres {
  url: string
  /** The folder of its programs. */
  programs: string
  /** Kills it and starts it again. */
  restart(): Promise<void>
  stop(): Promise<void>
}

/**
 * Starts the machine's PostgreSQL on a temporary folder that only its user can read; undefined if none is installed.
 */
export async function startLocalPostgres(port = PORT): Promise<LocalPostgres | undefined> {
  const programs = await findPostgres()
  if (!programs) return undefined

  const identity = await unprivileged()
  const folder = await mkdtemp(path.join(tmpdir(), 'domizil-postgres-'))
  const data = path.join(folder, 'data')
  if (identity) await chown(folder, identity.uid, identity.gid)
  const call = (name: string, given: string[]) =>
    run(path.join(programs, name), given, { ...identity, cwd: folder })

  await call('initdb', ['-D', data, '-A', 'trust', '-U', 'postgres', '-E', 'UTF8'])
  const options = [`-p ${port}`, ...OPTIONS, `-c unix_socket_directories=${folder}`].join(' ')
  const begin = ['-D', data, '-o', options, '-l', path.join(folder, 'log'), '-w']
  await call('pg_ctl', [...begin, 'start'])
  const callOff = afterUs(
    '"$1" -D "$2" -m immediate stop; rm -rf "$3"',
    [path.join(programs, 'pg_ctl'), data, folder],
    identity,
  )
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    programs,
    restart: async () => {
      await call('pg_ctl', [...begin, '-m', 'immediate', 'restart'])
    },
    stop: async () => {
      await call('pg_ctl', ['-D', data, '-m', 'immediate', 'stop'])
      callOff()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Creates an empty database on the server of a connection URL. */
export async function createDatabase(server: string): Promise<string> {
  const name = `bench_${randomUUID().replaceAll('-', '')}`
  await runOn(server, `CREATE DATABASE ${name}`)
  return Object.assign(new URL(server), { pathname: `/${name}` }).href
}

/** An empty database of the server that DATABASE_URL names, or of this machine's; undefined where there is neither. */
export async function openEmptyDatabase(): Promise<{ url: string; close(): Promise<void> } | undefined> {
  const given = process.env['DATABASE_URL']
  const local = given ? undefined : await startLocalPostgres()
  const server = given ?? local?.url
  if (!server) return undefined

  const url = await createDatabase(server)
  const drop = () => runOn(server, `DROP DATABASE ${new URL(url).pathname.slice(1)} WITH (FORCE)`)
  return { url, close: () => local?.stop() ?? drop() }
}

async function runOn(url: string, text: string): Promise<void> {
  const { pool, close } = await openDatabase({ url })
  try {
    await pool.query(text)
  } finally {
    await close()
  }
}

/** The folder of the programs of the newest installed version. */
export async function findPostgres(): Promise<string | undefined> {
  const versions = await readdir(DEBIAN).catch(() => [])
  const newest = versions.toSorted((one, other) => Number(other) - Number(one))[0]
  if (newest) return path.join(DEBIAN, newest, 'bin')

  const { stdout } = await run('pg_config', ['--bindir']).catch(() => ({ stdout: '' }))
  return stdout.trim() || undefined
}

/** PostgreSQL refuses to run as root. */
async function unprivileged(): Promise<{ uid: number; gid: number } | undefined> {
  if (process.getuid?.() !== 0) return undefined
  const idOf = async (option: string) => Number((await run('id', [option, 'postgres'])).stdout)
  return { uid: await idOf('-u'), gid: await idOf('-g') }
}
