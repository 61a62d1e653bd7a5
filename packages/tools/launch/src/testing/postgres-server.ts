import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, chownSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { aFreePort } from './launched.ts'

/** A PostgreSQL server for one test, with an empty database of its owner `domizil`. */
export interface PostgresServer {
  url: string
  /** The URL of another, empty database. */
  createDatabase(name: string): string
  close(): Promise<void>
}

const HOMES = '/usr/lib/postgresql'
const USER = 'domizil'
/** It refuses to run as root: then it runs as the user that Debian's package makes. */
const SYSTEM_USER = 'postgres'
/** With root's rights on files: in some containers only root may write to /dev/null, which its programs need. */
const AS_SYSTEM_USER = [
  `--reuid=${SYSTEM_USER}`,
  `--regid=${SYSTEM_USER}`,
  '--clear-groups',
  '--inh-caps=+dac_override',
  '--ambient-caps=+dac_override',
]

/** The folder of the newest PostgreSQL of this machine; undefined without one. */
export function findPostgres(): string | undefined {
  const versions = existsSync(HOMES) ? readdirSync(HOMES).toSorted((a, b) => Number(b) - Number(a)) : []
  return versions
    .map((version) => path.join(HOMES, version, 'bin'))
    .find((bin) => existsSync(path.join(bin, 'initdb')))
}

/** Starts a server in a temporary folder. */
export async function openPostgresServer(bin: string): Promise<PostgresServer> {
  const folder = aServerFolder()
  const run = runIn(bin, folder)
  run('initdb', ['-D', path.join(folder, 'data'), '-U', USER, '-A', 'trust', '-E', 'UTF8', '--no-sync'])
  const place = { host: '127.0.0.1', port: await aFreePort() }
  const { close } = await start(bin, folder, place)

  const createDatabase = (name: string) => {
    run('createdb', ['-h', place.host, '-p', String(place.port), '-U', USER, name])
    return urlOf(place, name)
  }
  return { url: createDatabase('domizil'), createDatabase, close }
}

/** Starts a server that replays the log of another one, at the same port of another address, and is read only. */
export async function openStandby(
  bin: string,
  primary: PostgresServer,
): Promise<Omit<PostgresServer, 'createDatabase'>> {
  const folder = aServerFolder()
  const { port: primaryPort } = new URL(primary.url)
  const from = ['-h', '127.0.0.1', '-p', primaryPort, '-U', USER]
  runIn(bin, folder)('pg_basebackup', [
    ...from,
    '-D',
    path.join(folder, 'data'),
    '-R',
    '-X',
    'stream',
    '-c',
    'fast',
  ])
  const place = { host: '127.0.0.2', port: Number(primaryPort) }
  const { close } = await start(bin, folder, place)

  return { url: urlOf(place, 'domizil'), close }
}

interface Place {
  readonly host: string
  readonly port: number
}

const urlOf = ({ host, port }: Place, database: string) => `postgres://${USER}@${host}:${port}/${database}`

function aServerFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'domizil-postgres-'))
  if (isRoot()) chownSync(folder, systemId('-u'), systemId('-g'))
  return folder
}

/** Starts the server whose data are in a folder, which is deleted when it is closed. */
async function start(bin: string, folder: string, place: Place): Promise<{ close(): Promise<void> }> {
  const port = String(place.port)
  const options = ['-D', path.join(folder, 'data'), '-p', port, '-k', folder, '-h', place.host, '-F']
  const server = spawn(...command(bin, 'postgres', options), { cwd: folder, stdio: 'ignore' })
  const at = ['-h', place.host, '-p', port, '-U', USER]
  await untilReady(() => runIn(bin, folder)('pg_isready', at), server)

  const ended = new Promise((resolve) => server.once('exit', resolve))
  return {
    close: async () => {
      server.kill('SIGINT')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const isRoot = () => process.getuid?.() === 0

const runIn = (bin: string, folder: string) => (program: string, args: string[]) =>
  execFileSync(...command(bin, program, args), { cwd: folder, stdio: 'ignore' })

function command(bin: string, program: string, args: string[]): [string, string[]] {
  const file = path.join(bin, program)
  return isRoot() ? ['setpriv', [...AS_SYSTEM_USER, file, ...args]] : [file, args]
}

function systemId(flag: '-u' | '-g'): number {
  return Number(execFileSync('id', [flag, SYSTEM_USER]))
}

async function untilReady(check: () => unknown, server: ChildProcess): Promise<void> {
  for (;;) {
    if (server.exitCode !== null) throw new Error(`PostgreSQL ended with ${server.exitCode}.`)
    try {
      check()
      return
    } catch {
      await setTimeout(100)
    }
  }
}
