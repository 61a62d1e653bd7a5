import path from 'node:path'
import { type Database, openDatabase } from '@domizil/database'
import { proxyTo, type Upstream } from '@domizil/gateway'
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
  REALM,
} from '@domizil/identity'
import { createServer, type Server } from '@domizil/server'
import type { Config, IdentitySource } from '../config/config.ts'
import { forwardedAddress } from './forwarded-address.ts'
import { createLog } from './log.ts'
import { openDataKey } from './open-data-key.ts'

/** The services behind the gateway, each in this process or elsewhere. */
export interface Backend {
  readonly api: Upstream
  readonly identity: Upstream
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

/** Opens the database with server and identity on it, or proxies in their place. */
export async function openBackend(config: Config, onFailure: (error: Error) => void): Promise<Backend> {
  const isDatabaseNeeded = config.apiUrl === null || config.identity.kind === 'embedded'
  const database = isDatabaseNeeded ? await openConfiguredDatabase(config, onFailure) : null

  try {
    // The server needs the keys of the identity service, so it is opened later; mails are sent by requests, when both
    // are open.
    let server: Server | null = null
    const identity =
      database && (await openIdentity(config, database, config.apiUrl ? {} : mailsBy(() => server, config)))
    server = database && (await openServer(config, database, identity))

    return {
      api: server ?? proxyTo(config.apiUrl ?? '', { trustProxy: config.trustProxy }),
      identity: identity ?? proxyToIdentity(config),
      embedded: database && server && identity && { pool: database.pool, server, identity },
      close: async () => database?.close(),
    }
  } catch (error) {
    await database?.close()
    throw error
  }
}

/** Opens the database of the configuration. */
export function openConfiguredDatabase(
  { databaseUrl, dataFolder }: Config,
  onFailure: (error: Error) => void,
): Promise<Database> {
  const log = createLog('database')
  const place = databaseUrl ? { url: databaseUrl } : { folder: path.join(dataFolder, 'postgres') }

  return openDatabase({ ...place, log: (line) => log.info({}, line), onFailure })
}

type IdentityMails = Pick<IdentityConfig, 'sendConfirmation' | 'sendAccountMail' | 'emailChanged'>

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
      await services.mails.order({ mail: 'CONFIRM_EMAIL', to: person.id, path: link })
    },

    async sendAccountMail({ kind, person, to: address, locale, path: link, newEmail }: AccountMail) {
      await follow(person)
      await opened().services.mails.order({
        mail: kind,
        to: person.id,
        address,
        locale,
        path: link,
        ...(newEmail && { values: { email: newEmail } }),
      })
    },

    emailChanged: follow,
  }
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
    ...(trustProxy && { clientAddress: forwardedAddress }),
  })
}

/** Only the paths for signing in: Keycloak's administration and its other realms stay private. */
function proxyToIdentity({ identity, trustProxy }: Config): Upstream {
  const url = identity.kind === 'remote' ? identity.url : ''
  return proxyTo(url, { trustProxy, only: [`/auth/realms/${REALM}/`, '/auth/resources/'] })
}

async function openServer(
  config: Config,
  { pool }: Database,
  identity: Identity | null,
): Promise<Server | null> {
  if (config.apiUrl) return null

  return createServer({
    pool,
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
    identityAccounts: identity?.accounts ?? accountsOf(config.identity),
    trustProxy: config.trustProxy,
    migrates: config.migrates,
    limits: config.rateLimits,
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
