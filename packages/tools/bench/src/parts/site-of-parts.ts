import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createDatabase } from '../api/create-database.ts'
import { startLocalPostgres } from '../api/local-postgres.ts'
import { type Gate, openGate } from './gate.ts'
import { ACCOUNTS_SECRET, findKeycloak, KEYCLOAK_ADMIN, startKeycloak } from './keycloak.ts'
import { aPart, endOf, type Part, startProgram, stopProcess, untilAnswer } from './processes.ts'
import { BUCKET, startBucket, startMails } from './servers.ts'

const START_MS = 180_000
const [FRONT, GATEWAYS, BACKENDS, SOURCE] = [8400, [8401, 8402], [8403, 8404], 8405] as const
/** Keycloak's checks are one port further. */
const [KEYCLOAK, POSTGRES] = [8406, 8408] as const
/** What stands between the backends and the servers. */
const GATES = { database: 8410, storage: 8411, mails: 8412, identity: 8413 } as const
const KEY = randomBytes(32).toString('base64')

export interface SiteOfParts {
  readonly url: string
  readonly databaseUrl: string
  readonly backends: readonly Part[]
  readonly gateways: readonly Part[]
  readonly gates: Readonly<Record<keyof typeof GATES, Gate>>
  readonly mails: Awaited<ReturnType<typeof startMails>>
  restartDatabase(): Promise<void>
  stop(): Promise<void>
}

/**
 * The demo marketplace on real parts, moved there as `npm run move-to` does: PostgreSQL, Keycloak, a bucket, a mail server,
 * two backends, and two gateways behind a balancer. Undefined, with a loud line, where a part is missing.
 */
export async function startSiteOfParts(
  say: (line: string) => void,
  settings: Record<string, string> = {},
): Promise<SiteOfParts | undefined> {
  const keycloakHome = await findKeycloak()
  const postgres = await startLocalPostgres(POSTGRES)
  if (!keycloakHome || !postgres) {
    const missing = [...(keycloakHome ? [] : ['KEYCLOAK']), ...(postgres ? [] : ['POSTGRESQL'])]
    say(`NO ${missing.join(' AND NO ')} ON THIS MACHINE: nothing is tried on real parts`)
    await postgres?.stop()
    return undefined
  }
  const folder = await mkdtemp(path.join(tmpdir(), 'domizil-parts-'))
  const stops: (() => Promise<unknown>)[] = [
    () => rm(folder, { recursive: true, force: true }),
    postgres.stop,
  ]
  const stop = async () => {
    while (stops.length > 0) await stops.pop()?.()
  }
  try {
    const [bucket, mails] = [await startBucket(folder), await startMails(folder)]
    stops.push(bucket.stop, mails.stop)
    const { url: databaseUrl } = await createDatabase(postgres.url)
    const { url: keycloakDatabase } = await createDatabase(postgres.url)
    const gates = {
      database: await openGate(GATES.database, [POSTGRES]),
      storage: await openGate(GATES.storage, [bucket.port]),
      mails: await openGate(GATES.mails, [mails.port]),
      identity: await openGate(GATES.identity, [KEYCLOAK]),
    }
    for (const gate of Object.values(gates)) stops.push(gate.cut)

    say('Keycloak starts, and a marketplace with its demo that is moved …')
    const url = `http://localhost:${FRONT}`
    const common = { PUBLIC_URL: url, DATA_FOLDER: path.join(folder, 'data'), DATA_KEY: KEY, ...settings }
    const storage = { ...bucket.env, S3_ENDPOINT: at('storage') }
    const [keycloak] = await Promise.all([
      startKeycloak(keycloakHome, folder, {
        port: KEYCLOAK,
        publicUrl: url,
        databaseUrl: keycloakDatabase,
        smtpUrl: at('mails'),
      }),
      fillDemo(common),
    ])
    stops.push(keycloak.stop)
    await move({ ...common, ...storage }, throughGate(databaseUrl), at('identity'))

    say('Two backends and two gateways start …')
    const part = { ...common, IDENTITY_URL: at('identity'), TRUST_PROXY: 'on', DRAIN_S: '2' }
    const ofBackend = {
      ...storage,
      S3_BUCKET: BUCKET,
      DATABASE_URL: throughGate(databaseUrl),
      ACCOUNTS_CLIENT_SECRET: ACCOUNTS_SECRET,
      SMTP_URL: at('mails').replace('http', 'smtp'),
      MAIL_FROM: 'Domizil <site@domizil.example>',
      VERIFY_EMAIL: 'off',
    }
    const ofGateway = { API_URL: BACKENDS.map((port) => `http://127.0.0.1:${port}`).join(',') }
    const backends = BACKENDS.map((port) => aPart(port, '/api/health/ready', { ...part, ...ofBackend }))
    const gateways = GATEWAYS.map((port) => aPart(port, '/health/ready', { ...part, ...ofGateway }))
    for (const one of [...backends, ...gateways]) {
      stops.push(one.stop)
      await one.start()
    }
    stops.push((await openGate(FRONT, GATEWAYS)).cut)
    return { url, databaseUrl, backends, gateways, gates, mails, restartDatabase: postgres.restart, stop }
  } catch (error) {
    await stop()
    throw error
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
    await untilAnswer(`http://127.0.0.1:${SOURCE}/health/demo`, child, START_MS, isComplete)
  } finally {
    await stopProcess(child)
  }
}

async function move(env: Record<string, string>, database: string, keycloak: string): Promise<void> {
  const args = ['--database', database, '--storage', `s3://${BUCKET}`, '--keycloak', keycloak]
  const child = startProgram('move-to', args, {
    ...env,
    KEYCLOAK_ADMIN: KEYCLOAK_ADMIN.user,
    KEYCLOAK_ADMIN_PASSWORD: KEYCLOAK_ADMIN.password,
  })
  const code = await endOf(child)
  if (code !== 0) throw new Error(`The move ended with ${code}`)
}
