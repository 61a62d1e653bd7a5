import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import path from 'node:path'
import type { RegistryPlace } from '@domizil/cli'
import { type Database, openDatabase, openReplica, type Replica } from '@domizil/database'
import { sourceMapOf } from '@domizil/federation'
import {
  type AccountMail,
  type AccountOwner,
  ADMIN_ROLE,
  AUDIENCE,
  CLIENT_ID,
  type ConfirmationMail,
  createIdentity,
  createKeycloakAccounts,
  DEFAULT_LIMITS,
  type Identity,
  type IdentityConfig,
} from '@domizil/identity'
import {
  ACCOUNT_MAILS,
  createServer,
  type FailurePlace,
  type FindSources,
  type Observer,
  readOrMakeFile,
  type Server,
} from '@domizil/server'
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping'
import type { Config } from '../config/read-config.ts'
import { openCanaryControl, registryPlaceOf } from './canary-control.ts'
import { createLog } from './log.ts'
import { isServerElsewhere, proxyToApi, proxyToIdentity } from './proxies.ts'
import { openVersionControl } from './version-control.ts'

/** The services through which demo data is loaded. */
export interface Embedded {
  readonly pool: Database['pool']
  readonly server: Server
  readonly identity: Identity
}

/** What the server reports to, and asks of, the process that it is part of. */
export interface ProcessState {
  readonly observe: Observer
  readonly isDraining: () => boolean
}

/** The mails of the identity provider that the server sends. */
type IdentityMails = Pick<IdentityConfig, 'sendConfirmation' | 'sendAccountMail' | 'emailChanged'>

const DATA_KEY_FILE = 'data.key'
const KEY_BYTES = 32

/** Opens the database with server and identity on it, or proxies in their place. */
export async function openBackend(config: Config, onFailure: (error: Error) => void, process: ProcessState) {
  const isDatabaseNeeded = !isServerElsewhere(config) || config.identity.kind === 'embedded'
  /** Null if neither server nor identity is in this process. */
  const database = isDatabaseNeeded ? await openConfiguredDatabase(config, onFailure) : null
  const replica = database && openConfiguredReplica(config, database)

  try {
    // The server needs the keys of the identity service, so it is opened later; mails are sent by requests, when both
    // are open.
    let server: Server | null = null
    const identity =
      database &&
      (await openIdentity(config, database, isServerElsewhere(config) ? {} : mailsBy(() => server, config)))
    server = database && (await openServer(config, { ...database, identity, replica }, process))

    return {
      api: server ?? proxyToApi(config),
      identity: identity ?? proxyToIdentity(config),
      database,
      /** Null if it runs elsewhere. */
      server,
      /** Server and identity with their database; null if one of them runs elsewhere. */
      embedded: database && server && identity && { pool: database.pool, server, identity },
      /** Closes the database. To be called when no request is in flight. */
      close: async () => {
        await replica?.close()
        await database?.close()
      },
    }
  } catch (error) {
    await replica?.close()
    await database?.close()
    throw error
  }
}

/** Opens the database of the configuration. */
export function openConfiguredDatabase(
  { databaseUrl, databasePool, dataFolder }: Config,
  onFailure: (error: Error) => void,
): Promise<Database> {
  const log = createLog('database')
  const place = databaseUrl
    ? { url: databaseUrl, poolSize: databasePool }
    : { folder: path.join(dataFolder, 'postgres') }

  return openDatabase({ ...place, log: (line) => log.info({}, line), onFailure })
}

/** Opens the replica of the configuration, for the searches of a server in this process. */
function openConfiguredReplica(config: Config, { pool }: Database): Replica | null {
  const { replica, databasePool } = config
  if (replica === null || isServerElsewhere(config)) return null

  const log = createLog('database')
  return openReplica({ ...replica, primary: pool, poolSize: databasePool, log: (line) => log.info({}, line) })
}

async function openIdentity(
  config: Config,
  { pool }: Database,
  mails: Partial<IdentityMails>,
): Promise<Identity | null> {
  if (config.identity.kind === 'remote') return null

  const { publicUrl, productName, trustProxy, registrationsPerHour, verifyEmail, migrates } = config
  const log = createLog('identity')
  return createIdentity({
    pool,
    publicUrl,
    productName,
    log,
    migrates,
    ...mails,
    sendConfirmation: verifyEmail ? mails.sendConfirmation : undefined,
    limits: { ...DEFAULT_LIMITS, registrations: registrationsPerHour },
    sharesLimits: config.sharesLimits,
    ...(trustProxy && { clientAddress: forwardedAddress }),
  })
}

type OpenParts = Pick<Database, 'pool' | 'ping'> & { identity: Identity | null; replica: Replica | null }

async function openServer(
  config: Config,
  { pool, ping, identity, replica }: OpenParts,
  { observe, isDraining }: ProcessState,
): Promise<Server | null> {
  if (isServerElsewhere(config)) return null

  return createServer({
    pool,
    ping,
    replica: replica ?? undefined,
    observe,
    isDraining,
    identity: {
      ...keysOf(config.identity, identity),
      audience: AUDIENCE,
      clientId: CLIENT_ID,
      adminRole: ADMIN_ROLE,
      verifiesEmail: config.verifyEmail,
    },
    productName: config.productName,
    storage: config.storage,
    seal: config.seal,
    dataKey: config.dataKey ?? (await openDataKey(config.dataFolder)),
    flatReview: config.flatReview,
    readsHeic: config.readsHeic,
    site: {
      publicUrl: config.publicUrl,
      company: config.company,
      fees: {
        servicePercent: config.fees.percent,
        vatPercent: config.fees.vatPercent,
        vatReading: config.fees.vatReading,
      },
    },
    geocoder: config.geocoder,
    smtp: config.smtp,
    canaries: openCanaryControl(config),
    versions: openVersionControl(config),
    findSources: findSourcesIn(registryPlaceOf(config)),
    identityAccounts: identity?.accounts ?? accountsOf(config.identity),
    trustProxy: config.trustProxy,
    migrates: config.migrates,
    limits: config.rateLimits,
    sharesLimits: config.sharesLimits,
    log: createLog('server'),
  })
}

/** The accounts of an external identity service, if the server may close them. */
function accountsOf(source: Config['identity']) {
  if (source.kind === 'embedded' || source.accountsSecret === null) return undefined
  return createKeycloakAccounts({ url: source.url, secret: source.accountsSecret })
}

/** The keys that verify tokens. */
function keysOf(source: Config['identity'], identity: Identity | null) {
  if (source.kind === 'remote') return { issuer: source.issuer, jwksUri: source.jwksUri }
  if (identity) return { issuer: identity.issuer, jwks: identity.jwks }

  throw new TypeError('The embedded identity provider has to be open before the backend.')
}

/** Finds places of published scripts in their sources, by the source maps that lie beside them in a registry. */
export function findSourcesIn(registry: Pick<RegistryPlace, 'readFile'>): FindSources {
  async function readMap({ remote, version, file }: FailurePlace): Promise<TraceMap | undefined> {
    const bytes = await registry.readFile({ name: remote, version }, sourceMapOf(file)).catch(() => undefined)
    try {
      return bytes && new TraceMap(bytes.toString('utf8'))
    } catch {
      return undefined // a team may publish anything as a map
    }
  }

  return async (places) => {
    const maps = new Map<string, Promise<TraceMap | undefined>>()
    return Promise.all(
      places.map(async (place) => {
        const key = `${place.remote}/${place.version}/${place.file}`
        const reading = maps.get(key) ?? readMap(place)
        maps.set(key, reading)
        const map = await reading
        return map ? sourceAt(map, place) : null
      }),
    )
  }
}

/** Stacks count columns from 1, source maps from 0. */
function sourceAt(map: TraceMap, { line, column }: FailurePlace) {
  if (line < 1 || column < 1) return null
  const found = originalPositionFor(map, { line, column: column - 1 })
  if (found.source === null) return null
  return { file: found.source, line: found.line, column: found.column + 1, name: found.name }
}

/**
 * The client's address according to the nearest proxy, which writes the last entry; earlier entries may be forged.
 */
export function forwardedAddress({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>): string {
  const entries = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',')

  return entries.at(-1)?.trim() || (socket.remoteAddress ?? '')
}

/** The server sends the mails of the identity provider through its outbox, to users whose row it has or makes. */
function mailsBy(getServer: () => Server | null, { verifyEmail }: Config): Required<IdentityMails> {
  const opened = () => {
    const server = getServer()
    if (!server) throw new TypeError('The backend has to be open before a mail is sent.')
    return server
  }
  const follow = ({ emailVerified, ...owner }: AccountOwner) =>
    opened().upsertUser({
      ...owner,
      isAdmin: false,
      emailVerified: emailVerified || (verifyEmail ? false : null),
    })

  return {
    async sendConfirmation({ path: link, ...person }: ConfirmationMail) {
      const { services, upsertUser } = opened()
      await upsertUser({ ...person, isAdmin: false, emailVerified: false })
      await services.mails.order(ACCOUNT_MAILS.CONFIRM_EMAIL.order({ to: person.id, path: link }))
    },

    async sendAccountMail({ kind, person, to: address, locale, path: link, newEmail }: AccountMail) {
      await follow(person)
      const values = { email: newEmail }
      const order = ACCOUNT_MAILS[kind].order({ to: person.id, address, locale, path: link, values })
      await opened().services.mails.order(order)
    },

    emailChanged: follow,
  }
}

/**
 * The key of a data folder, made at the first start and readable by its owner only. A copy of the folder contains it;
 * without it the bank accounts in the database cannot be read any more.
 */
export async function openDataKey(dataFolder: string): Promise<Buffer> {
  const key = await readOrMakeFile(path.join(dataFolder, DATA_KEY_FILE), async () =>
    randomBytes(KEY_BYTES).toString('base64'),
  )

  return Buffer.from(key, 'base64')
}
