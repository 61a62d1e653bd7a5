import path from 'node:path'
import { type Database, openDatabase, openReplica, type Replica } from '@domizil/database'
import type { Upstream } from '@domizil/gateway'
import {
  ADMIN_ROLE,
  AUDIENCE,
  CLIENT_ID,
  createIdentity,
  createKeycloakAccounts,
  DEFAULT_LIMITS,
  type Identity,
} from '@domizil/identity'
import { createServer, type Observer, type Server } from '@domizil/server'
import type { Config, IdentitySource } from '../config/config.ts'
import { openCanaryControl, registryPlaceOf } from './canary-control.ts'
import { openVersionControl } from './version-control.ts'
import { findSourcesIn } from './find-sources.ts'
import { forwardedAddress } from './forwarded-address.ts'
import { type IdentityMails, mailsBy } from './identity-mails.ts'
import { createLog } from './log.ts'
import { openDataKey } from './open-data-key.ts'
import { isServerElsewhere, proxyToApi, proxyToIdentity } from './proxies.ts'

/** The services behind the gateway, each in this process or elsewhere. */
export interface Backend {
  readonly api: Upstream
  readonly identity: Upstream
  /** Null if neither server nor identity is in this process. */
  readonly database: Database | null
  /** Null if it runs elsewhere. */
  readonly server: Server | null
  /** Server and identity with their database; null if one of them runs elsewhere. */
  readonly embedded: Embedded | null
  /** Closes the database. To be called when no request is in flight. */
  close(): Promise<void>
}

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

/** Opens the database with server and identity on it, or proxies in their place. */
export async function openBackend(
  config: Config,
  onFailure: (error: Error) => void,
  process: ProcessState,
): Promise<Backend> {
  const isDatabaseNeeded = !isServerElsewhere(config) || config.identity.kind === 'embedded'
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
      server,
      embedded: database && server && identity && { pool: database.pool, server, identity },
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
function accountsOf(source: IdentitySource) {
  if (source.kind === 'embedded' || source.accountsSecret === null) return undefined
  return createKeycloakAccounts({ url: source.url, secret: source.accountsSecret })
}

/** The keys that verify tokens. */
function keysOf(source: IdentitySource, identity: Identity | null) {
  if (source.kind === 'remote') return { issuer: source.issuer, jwksUri: source.jwksUri }
  if (identity) return { issuer: identity.issuer, jwks: identity.jwks }

  throw new TypeError('The embedded identity provider has to be open before the backend.')
}
