import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { ROOT } from '../paths.ts'
import { createDatabase, startLocalPostgres } from './postgres.ts'
import { afterUs } from './after-us.ts'
import { findParts, type IdentityPart } from './find-parts.ts'
import {
  aPart,
  endOf,
  outputOfParts,
  type Part,
  startProgram,
  stopProcess,
  untilAnswer,
} from './processes.ts'
import { BUCKET, startBucket, startMails } from './servers.ts'

const run = promisify(execFile)
const ROLES = path.join(ROOT, 'packages/tools/launch/deploy/database/roles.sql')

const REALM = path.join(ROOT, 'packages/backend/identity/keycloak')
/** It builds itself at its first start. */
const START_MS = 300_000

const KEYCLOAK_ADMIN = { user: 'root-of-the-realms', password: 'only-on-this-machine' }
const ACCOUNTS_SECRET = 'only-on-this-machine-as-well'

interface Keycloak {
  readonly url: string
  readonly child: ChildProcess
  stop(): Promise<void>
}

/** Makes the three roles of docker-compose.yml in a database; answers with the addresses of its owner and its application. */
async function makeRoles(
  programs: string,
  url: string,
  folder: string,
): Promise<Record<'owner' | 'app', string>> {
  const secrets = path.join(folder, 'secrets')
  await mkdir(secrets)
  for (const role of ['owner', 'app', 'read'])
    await writeFile(path.join(secrets, `database_${role}_password`), 'only-on-this-machine')
  await run(path.join(programs, 'psql'), [url, '-q', '-f', ROLES], {
    env: { ...process.env, SECRETS_FOLDER: secrets },
  })

  const as = (role: string) => Object.assign(new URL(url), { username: `domizil_${role}` }).href
  return { owner: as('owner'), app: as('app') }
}

/** Pictures are made for minutes on a busy machine. */
const DEMO_MS = 900_000
const MOVES = 3
const [FRONT, GATEWAYS, BACKENDS, SOURCE] = [8400, [8401, 8402], [8403, 8404], 8405] as const
/** Keycloak's checks are one port further. */
const [IDENTITY, POSTGRES] = [8406, 8408] as const
/** What stands between the backends and the servers. */
const GATES = { database: 8410, storage: 8411, mails: 8412, identity: 8413 } as const

export interface SiteOfParts {
  readonly url: string
  readonly databaseUrl: string
  /** The same as the role that owns the tables. */
  readonly ownerUrl: string
  readonly backends: readonly Part[]
  readonly gateways: readonly Part[]
  readonly gates: Readonly<Record<keyof typeof GATES, Gate>>
  readonly mails: Awaited<ReturnType<typeof startMails>>
  restartDatabase(): Promise<void>
  stop(): Promise<void>
}

/**
 * A marketplace on real parts, moved there as `npm run move-to` does: PostgreSQL with the roles of docker-compose.yml,
 * Keycloak or a process with the embedded provider, a bucket, a mail server, two backends, and two gateways behind a
 * balancer. It is a copy of that of `dataFolder`, else a new demo. Undefined, with a loud line, where a part is missing.
 */
export async function startSiteOfParts(
  say: (line: string) => void,
  {
    settings = {},
    identity = 'keycloak',
    dataFolder,
  }: {
    settings?: Record<string, string>
    identity?: IdentityPart
    dataFolder?: string | undefined
  } = {},
): Promise<SiteOfParts | undefined> {
  const { keycloakHome, missing } = await findParts(identity)
  const postgres = missing ? undefined : await startLocalPostgres(POSTGRES)
  if (!postgres) {
    say(missing ?? 'NO POSTGRESQL')
    return undefined
  }
  const folder = await mkdtemp(path.join(tmpdir(), 'domizil-parts-'))
  // Its users end a moment after this process.
  const callOff = afterUs('sleep 10; rm -rf "$1"', [folder])
  const stops: (() => unknown)[] = [
    callOff,
    () => rm(folder, { recursive: true, force: true }),
    postgres.stop,
  ]
  const stop = async () => {
    while (stops.length > 0) await stops.pop()?.()
  }
  try {
    const [bucket, mails] = [await startBucket(folder), await startMails(folder)]
    stops.push(bucket.stop, mails.stop)
    const databaseUrl = await createDatabase(postgres.url)
    const keycloakDatabase = await createDatabase(postgres.url)
    const gates = {
      database: await openGate(GATES.database, [POSTGRES]),
      storage: await openGate(GATES.storage, [bucket.port]),
      mails: await openGate(GATES.mails, [mails.port]),
      identity: await openGate(GATES.identity, [IDENTITY]),
    }
    for (const gate of Object.values(gates)) stops.push(gate.cut)

    say(`A marketplace is ${dataFolder ? '' : 'filled with its demo and '}moved …`)
    const url = `http://localhost:${FRONT}`
    const common = { PUBLIC_URL: url, DATA_FOLDER: path.join(folder, 'data'), ...settings }
    if (dataFolder) await cp(dataFolder, common.DATA_FOLDER, { recursive: true })
    const storage = { ...bucket.env, S3_ENDPOINT: at('storage') }
    const [keycloak] = await Promise.all([
      keycloakHome &&
        startKeycloak(keycloakHome, folder, {
          port: IDENTITY,
          publicUrl: url,
          databaseUrl: keycloakDatabase,
          smtpUrl: at('mails'),
        }),
      dataFolder || fillDemo(common),
    ])
    if (keycloak) stops.push(keycloak.stop)
    const { owner, app } = await makeRoles(postgres.programs, databaseUrl, folder)
    await move({ ...common, ...storage }, throughGate(owner), keycloak && at('identity'))

    say('Two backends and two gateways start …')
    const { provider, backends, gateways } = aSite(
      { ...common, TRUST_PROXY: 'on', DRAIN_S: '2' },
      { ...storage, DATABASE_URL: throughGate(app) },
      identity,
    )
    for (const group of [provider, backends, gateways]) {
      stops.push(...group.map(({ stop: end }) => end))
      await Promise.all(group.map(({ start }) => start()))
    }
    stops.push((await openGate(FRONT, GATEWAYS)).cut)
    return {
      url,
      databaseUrl,
      ownerUrl: owner,
      backends,
      gateways,
      gates,
      mails,
      restartDatabase: postgres.restart,
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}

/** The processes of the product: two backends, two gateways, and the provider of accounts where that is ours. */
function aSite(
  common: Record<string, string>,
  storesOfBackend: Record<string, string>,
  identity: IdentityPart,
) {
  const others = { ...common, IDENTITY_URL: at('identity') }
  const ofBackend = {
    ...storesOfBackend,
    S3_BUCKET: BUCKET,
    MIGRATE: 'off',
    SMTP_URL: at('mails').replace('http', 'smtp'),
    MAIL_FROM: 'Domizil <site@domizil.example>',
    VERIFY_EMAIL: 'off',
  }
  const ofGateway = { API_URL: BACKENDS.map((port) => `http://127.0.0.1:${port}`).join(',') }
  const isOurs = identity === 'embedded'
  const accounts: Record<string, string> = isOurs ? {} : { ACCOUNTS_CLIENT_SECRET: ACCOUNTS_SECRET }

  return {
    provider: isOurs ? [aPart(IDENTITY, '/health/ready', { ...common, ...ofBackend, DEMO_DATA: 'off' })] : [],
    backends: BACKENDS.map((port) =>
      aPart(port, '/api/health/ready', { ...others, ...ofBackend, ...accounts }),
    ),
    gateways: GATEWAYS.map((port) => aPart(port, '/health/ready', { ...others, ...ofGateway })),
  }
}

const at = (gate: keyof typeof GATES) => `http://127.0.0.1:${GATES[gate]}`

function throughGate(databaseUrl: string): string {
  const address = new URL(databaseUrl)
  address.port = String(GATES.database)
  return address.href
}

/** Loads the demo into the embedded parts. */
async function fillDemo(env: Record<string, string>): Promise<void> {
  const child = startProgram('serve', [], { ...env, PORT: String(SOURCE) })
  try {
    const isComplete = async (answer: Response) =>
      ((await answer.json()) as { status: string }).status === 'complete'
    await untilAnswer(`http://127.0.0.1:${SOURCE}/health/demo`, child, DEMO_MS, isComplete)
  } finally {
    await stopProcess(child)
  }
}

async function move(env: Record<string, string>, database: string, keycloak?: string): Promise<void> {
  const target = ['--database', database, '--storage', `s3://${BUCKET}`]
  const args = keycloak ? [...target, '--keycloak', keycloak] : target
  const ofKeycloak = {
    KEYCLOAK_ADMIN: KEYCLOAK_ADMIN.user,
    KEYCLOAK_ADMIN_PASSWORD: KEYCLOAK_ADMIN.password,
  }
  // A Keycloak that has just started on a busy machine answers too late: a move can be repeated.
  for (let tries = 1; ; tries += 1) {
    const code = await endOf(startProgram('move-to', args, { ...env, ...ofKeycloak }))
    if (code === 0) return
    if (tries === MOVES) throw new Error(`The move ended with ${code}`)
  }
}

/** What stands between two parts, and can fail as a network does. */
interface Gate {
  /** Ends all connections and accepts none until it is opened again. */
  cut(): Promise<void>
  open(): Promise<void>
  /** Hands everything on so much later, in both directions. */
  slow(milliseconds: number): void
}

/** Hands each connection to the next of several ports of this machine, and to the one after it where none listens. */
async function openGate(port: number, targets: readonly number[]): Promise<Gate> {
  const sockets = new Set<Socket>()
  let turn = 0
  let delay = 0
  const keep = (socket: Socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  }
  const handOn = (from: Socket, to: Socket) => {
    from.on('data', (chunk: Buffer) => void later(() => to.writable && to.write(chunk)))
    from.on('end', () => void later(() => to.end()))
    from.on('close', () => to.destroy())
    from.on('error', () => to.destroy())
  }
  const later = (work: () => unknown) => (delay > 0 ? setTimeout(work, delay) : work())

  const lead = (client: Socket, [first, ...others]: readonly number[]) => {
    if (first === undefined) return void client.destroy()
    const server = connect(first, '127.0.0.1')
    const tryOther = () => lead(client, others)
    server.once('error', tryOther)
    server.once('connect', () => {
      server.off('error', tryOther)
      keep(server)
      handOn(client, server)
      handOn(server, client)
    })
  }
  const listener = createServer({ noDelay: true, allowHalfOpen: true }, (client) => {
    keep(client)
    client.on('error', () => client.destroy())
    turn += 1
    lead(client, [...targets.slice(turn % targets.length), ...targets.slice(0, turn % targets.length)])
  })
  const gate: Gate = {
    open: async () => {
      listener.listen(port, '127.0.0.1')
      await once(listener, 'listening')
    },
    cut: async () => {
      const closed = once(listener, 'close')
      listener.close()
      for (const socket of sockets) socket.destroy()
      await closed
    },
    slow: (milliseconds) => {
      delay = milliseconds
    },
  }
  await gate.open()
  return gate
}

/** Starts it in production mode on a database, with our realm and look, as docker-compose.yml does. */
async function startKeycloak(
  home: string,
  folder: string,
  {
    port,
    publicUrl,
    databaseUrl,
    smtpUrl,
  }: Record<'publicUrl' | 'databaseUrl' | 'smtpUrl', string> & {
    port: number
  },
): Promise<Keycloak> {
  const own = path.join(folder, 'keycloak')
  await cp(home, own, { recursive: true })
  await mkdir(path.join(own, 'data/password-blacklists'), { recursive: true })
  await cp(path.join(REALM, 'domizil-realm.json'), path.join(own, 'data/import/domizil-realm.json'))
  const passwords = 'domizil-passwords.txt'
  await cp(path.join(REALM, passwords), path.join(own, 'data/password-blacklists', passwords))
  await cp(path.join(REALM, 'themes/domizil'), path.join(own, 'themes/domizil'), { recursive: true })

  const database = new URL(databaseUrl)
  const smtp = new URL(smtpUrl)
  const child = spawn('bash', [path.join(own, 'bin/kc.sh'), 'start', '--import-realm'], {
    stdio: ['ignore', ...outputOfParts()],
    // The script starts Java, which ends with the group.
    detached: true,
    env: {
      ...process.env,
      JAVA_OPTS_KC_HEAP: '-Xms64m -Xmx512m',
      KC_DB: 'postgres',
      KC_DB_URL: `jdbc:postgresql://${database.host}${database.pathname}`,
      KC_DB_USERNAME: database.username,
      KC_DB_PASSWORD: database.password || 'trusted',
      KC_CACHE: 'local',
      KC_HTTP_ENABLED: 'true',
      KC_HTTP_HOST: '127.0.0.1',
      KC_HTTP_PORT: String(port),
      KC_HTTP_MANAGEMENT_PORT: String(port + 1),
      KC_HTTP_RELATIVE_PATH: '/auth',
      KC_HTTP_MANAGEMENT_RELATIVE_PATH: '/',
      KC_HOSTNAME: `${publicUrl}/auth`,
      KC_HOSTNAME_BACKCHANNEL_DYNAMIC: 'true',
      KC_PROXY_HEADERS: 'xforwarded',
      KC_HEALTH_ENABLED: 'true',
      KC_BOOTSTRAP_ADMIN_USERNAME: KEYCLOAK_ADMIN.user,
      KC_BOOTSTRAP_ADMIN_PASSWORD: KEYCLOAK_ADMIN.password,
      PUBLIC_URL: publicUrl,
      ACCOUNTS_CLIENT_SECRET: ACCOUNTS_SECRET,
      SMTP_HOST: smtp.hostname,
      SMTP_PORT: smtp.port,
      SMTP_FROM: 'site@domizil.example',
      SMTP_USER: '',
      SMTP_PASSWORD: '',
      SMTP_AUTH: 'false',
      SMTP_STARTTLS: 'false',
      // As the embedded provider does where the journeys run otherwise.
      VERIFY_EMAIL: 'false',
    },
  })
  const callOff = afterUs('kill -- "-$1"', [child.pid ?? 0])
  const stop = async () => {
    callOff()
    const ended = endOf(child)
    if (child.pid && child.exitCode === null) process.kill(-child.pid, 'SIGTERM')
    await ended
  }
  try {
    await untilAnswer(`http://127.0.0.1:${port + 1}/health/ready`, child, START_MS)
  } catch (error) {
    await stop()
    throw error
  }
  return { url: `http://127.0.0.1:${port}`, child, stop }
}
