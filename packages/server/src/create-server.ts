import type { IncomingMessage, ServerResponse } from 'node:http'
import { createQueries, migrate } from '@domizil/database'
import { sql } from 'kysely'
import { buildApp } from './app/build-app.ts'
import { jobKinds } from './app/job-kinds.ts'
import { createServices, type Services } from './app/services.ts'
import { createTokenVerifier, type IdentityConfig } from './app/verify-token.ts'
import { createJobRunner } from './job/job-runner.ts'
import { createGazetteerAddresses } from './flat-editing/gazetteer-addresses.ts'
import { createGeocodedAddresses } from './geocoder/geocoded-addresses.ts'
import { createGeocoder, type GeocoderConfig } from './geocoder/geocoder.ts'
import type { User } from './lib/actor.ts'
import type { Clock } from './lib/clock.ts'
import type { Log } from './lib/log.ts'
import type { IdentityAccounts } from './lib/service-dependencies.ts'
import { DEFAULT_SITE, type Site } from './lib/site.ts'
import type { Tables } from './lib/tables.ts'
import type { SmtpConfig } from './mail/smtp-transport.ts'
import { openStorage, type StorageConfig } from './storage/open-storage.ts'
import { createUserMemory } from './user/remember-user.ts'

export interface ServerConfig {
  /** The connections of `openDatabase`. The server does not close them. */
  pool: Parameters<typeof migrate>[0]
  identity: IdentityConfig
  productName: string
  /** Where everybody finds the site, and who runs it; the defaults are invented. */
  site?: Partial<Omit<Site, 'productName'>>
  /** A service that knows houses; without one the bundled gazetteer tells where an address is. */
  geocoder?: GeocoderConfig | null
  /** The server that takes mails; without one they are kept to be read. */
  smtp?: SmtpConfig | null
  /** Where pictures and documents are kept. */
  storage: StorageConfig
  /** Whether an administrator looks at a flat before it is listed. */
  flatReview: boolean
  log: Log
  /** The accounts that people sign in with; left out where they are looked after elsewhere. */
  identityAccounts?: IdentityAccounts | undefined
  /** Whether a proxy in front writes down whose request it is. */
  trustProxy?: boolean
  /** What time it is; the system's clock by default. */
  clock?: Clock
}

export interface Server {
  /** Answers a request whose address begins with `/api`. */
  handle(request: IncomingMessage, response: ServerResponse): void
  services: Services
  /** Keeps a row for somebody who has an account, as the first request of theirs would. */
  remember(user: User): Promise<void>
  /** The same by another clock: for the demo data, whose past has to be written at its time. */
  at(clock: Clock): Pick<Server, 'services' | 'remember'>
  /** Does some work while nothing happens by itself: for the demo data, whose past would be over at once. */
  withoutJobs<Result>(work: () => Promise<Result>): Promise<Result>
  close(): Promise<void>
}

function geocodedBy(
  geocoder: GeocoderConfig,
  { productName, log }: Pick<ServerConfig, 'productName' | 'log'>,
) {
  const geocode = createGeocoder(geocoder, productName)
  return createGeocodedAddresses({ gazetteer: createGazetteerAddresses(), geocode, log })
}

export const MIGRATIONS = new URL('../migrations/', import.meta.url)

/** Brings the database up to date and makes the backend. It listens nowhere: the caller hands it the requests. */
export async function createServer(config: ServerConfig): Promise<Server> {
  const { pool, clock = () => new Date(), identity, site, smtp = null, storage: kept, ...others } = config
  const { geocoder = null, ...rest } = others
  const storage = await openStorage(kept)
  await migrate(pool, { owner: 'server', folder: MIGRATIONS })

  const db = createQueries<Tables>(pool)
  const dependencies = {
    db,
    clock,
    smtp,
    storage,
    addresses: geocoder ? geocodedBy(geocoder, rest) : undefined,
    site: { ...DEFAULT_SITE, ...site, productName: rest.productName },
    ...rest,
  }
  const at = (time: Clock) => {
    const { remember, forget } = createUserMemory(db, time)
    return { services: createServices({ ...dependencies, clock: time, forgetUser: forget }), remember }
  }
  const { services, remember } = at(clock)
  const app = await buildApp({
    services,
    verifyToken: createTokenVerifier(identity),
    remember,
    ping: async () => void (await sql`SELECT 1`.execute(db)),
    ...rest,
  })

  const startJobs = () => {
    const runner = createJobRunner({ ...dependencies, kinds: jobKinds(services, dependencies) })
    runner.start()
    return runner
  }
  let jobs = startJobs()
  let isClosed = false

  return {
    handle: (request, response) => app.routing(request, response),
    services,
    remember,
    at,
    withoutJobs: async (work) => {
      await jobs.stop()
      try {
        return await work()
      } finally {
        if (!isClosed) jobs = startJobs()
      }
    },
    close: async () => {
      isClosed = true
      await jobs.stop()
      await app.close()
      await services.searchLog.flush()
    },
  }
}
