import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import {
  assertMigrated,
  createQueries,
  type Database,
  type MigrationFolder,
  migrate,
} from '@domizil/database'
import type { JSONWebKeySet } from 'jose'
import type { AccountOwner, SendAccountMail } from './accounts/account-mail.ts'
import { type NewAccount, openAccounts } from './accounts/accounts.ts'
import { createEmailChanges } from './accounts/email-changes.ts'
import { createEmailConfirmations, type SendConfirmation } from './accounts/email-confirmation.ts'
import { createKnownBrowsers } from './accounts/known-browsers.ts'
import { createLinks } from './accounts/links.ts'
import { createPasswordJudge } from './accounts/password-judge.ts'
import { createPasswordResets } from './accounts/password-resets.ts'
import { createFormGuard } from './csrf.ts'
import type { Log } from './log.ts'
import { createProvider } from './provider/provider.ts'
import { sweepRegularly } from './provider/sweep.ts'
import type { IdentityTables } from './queries/tables.ts'
import { createRateLimits, DEFAULT_LIMITS, type Limits } from './rate-limits.ts'
import { routeMiddleware } from './routes/middleware.ts'
import { createRoutes } from './routes/routes.ts'
import { openSecrets, publicKeysOf } from './secrets.ts'
import { type IdentityUrls, identityUrls } from './urls.ts'

type Serve = (request: IncomingMessage, response: ServerResponse) => Promise<void>

/** The tables of the embedded identity provider. */
export const IDENTITY_MIGRATIONS = {
  owner: 'identity',
  folder: new URL('../migrations', import.meta.url),
} satisfies MigrationFolder

/** The configuration of the identity provider. */
export interface IdentityConfig {
  pool: Database['pool']
  /** The public origin of the site, such as `http://localhost:8080`. It is the base of issuer and redirects. */
  publicUrl: string
  productName: string
  log: Log
  /** Whether it brings the database up to date, or refuses one that is not; true by default. */
  migrates?: boolean
  /** The limits per network address; for tests and for unusual networks. */
  limits?: Limits
  /** Whether all processes on the database share the limits, or each has its own; false by default. */
  sharesLimits?: boolean
  /** Sends the mail that confirms an address; left out, addresses are not confirmed. */
  sendConfirmation?: SendConfirmation | undefined
  /** Sends mails about passwords and addresses; left out, a forgotten password and an address cannot be changed. */
  sendAccountMail?: SendAccountMail | undefined
  /** Called after an account has got another e-mail address. */
  emailChanged?: ((owner: AccountOwner) => Promise<void>) | undefined
  /** The client's address for the limits. Behind a proxy, read the header that the proxy overwrites. */
  clientAddress?(request: IncomingMessage): string
}

/** The embedded identity provider. */
export interface Identity {
  /** Answers all paths under `/auth`. */
  handle(request: IncomingMessage, response: ServerResponse): void
  /** Stops background work. The pool stays open. */
  close(): Promise<void>
  /** The `iss` claim of its tokens. */
  readonly issuer: string
  /** The public keys of its tokens, so that the API in the same process needs no request. */
  readonly jwks: JSONWebKeySet
  readonly accounts: {
    /** Creates the account unless its e-mail address is taken; an existing account is not changed. */
    ensure(account: NewAccount): Promise<{ id: string }>
    /** Deletes an account with all its sessions. Idempotent. */
    remove(id: string): Promise<void>
  }
}

/** Opens the embedded identity provider on a database that is up to date, or is brought there. */
export async function createIdentity(config: IdentityConfig): Promise<Identity> {
  const { pool, productName, log, limits = DEFAULT_LIMITS, clientAddress = socketAddress } = config
  await (config.migrates === false ? assertMigrated : migrate)(pool, IDENTITY_MIGRATIONS)

  const db = createQueries<IdentityTables>(pool)
  const secrets = await openSecrets(db)
  const accounts = await openAccounts(db)
  const urls = identityUrls(config.publicUrl)
  const site = { productName, home: urls.home, page: urls.page }
  const provider = createProvider({ db, secrets, accounts, urls, site, log })
  const publicKeys = publicKeysOf(secrets)

  const formGuard = createFormGuard(secrets.hmacKey)
  const rateLimits = createRateLimits(limits, config.sharesLimits ? pool : undefined)
  const passwordJudge = createPasswordJudge()
  const knownBrowsers = createKnownBrowsers(secrets.hmacKey, urls)
  const confirmations = createEmailConfirmations({
    key: secrets.hmacKey,
    urls,
    log,
    send: config.sendConfirmation,
  })
  const links = createLinks(db)
  const passwordResets = createPasswordResets({ db, links, urls, log, send: config.sendAccountMail })
  const emailChanges = createEmailChanges({
    db,
    links,
    urls,
    send: config.sendAccountMail,
    changed: withoutFailing(config.emailChanged, log),
  })
  const dependencies = {
    provider,
    accounts,
    confirmations,
    links,
    passwordResets,
    emailChanges,
    urls,
    site,
    formGuard,
    knownBrowsers,
    rateLimits,
    passwordJudge,
    publicKeys,
    clientAddress,
  }
  provider.use(routeMiddleware(createRoutes(dependencies), site, log))
  const stopSweeping = sweepRegularly(db, (error) => log.error({ err: error }, 'Sweeping failed'))

  return {
    handle: createEntry(urls, provider.callback()),
    close: async () =>
      void (await Promise.all([stopSweeping(), passwordResets.settle(), passwordJudge.close()])),
    issuer: urls.issuer,
    jwks: publicKeys,
    accounts: { ensure: accounts.ensure, remove: accounts.remove },
  }
}

/** The change itself is made: its next token tells the site as well. */
function withoutFailing(changed: IdentityConfig['emailChanged'], log: Log): IdentityConfig['emailChanged'] {
  return (owner) =>
    changed?.(owner).catch((error: unknown) => {
      log.error({ err: error }, 'The site could not be notified of a changed address')
    }) ?? Promise.resolve()
}

function socketAddress({ socket }: IncomingMessage): string {
  return socket.remoteAddress ?? ''
}

/** Serves the paths below the realm; other paths below `/auth` are answered with 404. */
function createEntry(urls: IdentityUrls, serve: Serve): RequestListener {
  return (request, response) => {
    fixOrigin(request, urls)

    const path = request.url ?? ''
    if (path.startsWith(`${urls.mount}/`)) request.url = path.slice(urls.mount.length)
    // The provider builds its links from the original URL.
    Object.assign(request, { originalUrl: path })
    // Failures are answered and logged inside.
    void serve(request, response)
  }
}

/** As KC_HOSTNAME: URLs and the Secure attribute of cookies follow the configuration, never the request. */
function fixOrigin({ headers }: IncomingMessage, { publicUrl }: IdentityUrls): void {
  headers.host = publicUrl.host
  headers['x-forwarded-proto'] = publicUrl.protocol.slice(0, -1)
  delete headers['x-forwarded-host']
}
