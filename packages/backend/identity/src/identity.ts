import type { IncomingMessage, ServerResponse } from 'node:http'
import { createQueries, type Database, migrate } from '@domizil/database'
import type { JSONWebKeySet } from 'jose'
import { type NewAccount, openAccounts } from './accounts/accounts.ts'
import { createEmailConfirmations, type SendConfirmation } from './accounts/email-confirmation.ts'
import { createKnownBrowsers } from './accounts/known-browsers.ts'
import { createPasswordJudge } from './accounts/password-judge.ts'
import { createFormGuard } from './csrf.ts'
import type { Log } from './log.ts'
import { placesOf } from './places.ts'
import { createProvider } from './provider/provider.ts'
import { sweepRegularly } from './provider/sweep.ts'
import type { IdentityTables } from './queries/tables.ts'
import { createRateLimits, DEFAULT_LIMITS, type Limits } from './rate-limits.ts'
import { createEntry } from './request-entry.ts'
import { routeMiddleware } from './routes/middleware.ts'
import { createRoutes } from './routes/routes.ts'
import { openSecrets, publicKeysOf } from './secrets.ts'

const MIGRATIONS = new URL('../migrations', import.meta.url)

/** What the service needs to run. */
export interface IdentityConfig {
  pool: Database['pool']
  /** The one address of the site, such as `http://localhost:8080`. Everything issued names it. */
  publicUrl: string
  productName: string
  log: Log
  /** What one network address may try; for tests and for unusual networks. */
  limits?: Limits
  /** Sends the mail with which people confirm their address; without it nobody is asked to. */
  sendConfirmation?: SendConfirmation | undefined
  /** Whose request it is, for the limits. Behind a proxy, read the header that the proxy overwrites. */
  clientAddress?(request: IncomingMessage): string
}

/** The embedded identity provider. */
export interface Identity {
  /** Answers everything under `/auth`. */
  handle(request: IncomingMessage, response: ServerResponse): void
  /** Ends the service's own work. The pool stays open. */
  close(): Promise<void>
  /** The `iss` of its tokens. */
  readonly issuer: string
  /** The public keys of its tokens, so that the API in the same process needs no call. */
  readonly jwks: JSONWebKeySet
  readonly accounts: {
    /** Makes the account unless its e-mail address has one already, which then stays as it is. */
    ensure(account: NewAccount): Promise<{ id: string }>
    /** Takes an account away with all its sessions. One that is not there is fine. */
    remove(id: string): Promise<void>
  }
}

/** Opens the embedded identity provider on a database, bringing its tables up to date. */
export async function createIdentity(config: IdentityConfig): Promise<Identity> {
  const { pool, productName, log, limits = DEFAULT_LIMITS, clientAddress = socketAddress } = config
  await migrate(pool, { owner: 'identity', folder: MIGRATIONS })

  const db = createQueries<IdentityTables>(pool)
  const secrets = await openSecrets(db)
  const accounts = await openAccounts(db)
  const places = placesOf(config.publicUrl)
  const site = { productName, home: places.home }
  const provider = createProvider({ db, secrets, accounts, places, site, log })
  const publicKeys = publicKeysOf(secrets)

  const formGuard = createFormGuard(secrets.hmacKey)
  const rateLimits = createRateLimits(limits)
  const passwordJudge = createPasswordJudge()
  const knownBrowsers = createKnownBrowsers(secrets.hmacKey, places)
  const confirmations = createEmailConfirmations({
    key: secrets.hmacKey,
    places,
    log,
    send: config.sendConfirmation,
  })
  const parts = {
    provider,
    accounts,
    confirmations,
    places,
    site,
    formGuard,
    knownBrowsers,
    rateLimits,
    passwordJudge,
    publicKeys,
    clientAddress,
  }
  provider.use(routeMiddleware(createRoutes(parts), site, log))
  const stopSweeping = sweepRegularly(db, (error) => log.error({ err: error }, 'Sweeping failed'))

  return {
    handle: createEntry(places, provider.callback()),
    close: async () => void (await Promise.all([stopSweeping(), passwordJudge.close()])),
    issuer: places.issuer,
    jwks: publicKeys,
    accounts: { ensure: accounts.ensure, remove: accounts.remove },
  }
}

function socketAddress({ socket }: IncomingMessage): string {
  return socket.remoteAddress ?? ''
}
