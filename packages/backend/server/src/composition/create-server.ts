import { randomBytes } from 'node:crypto'
import { type IncomingMessage, maxHeaderSize, type ServerResponse } from 'node:http'
import { assertMigrated, createQueries, migrate, type MigrationFolder, type Replica } from '@domizil/database'
import fastify, { type FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { createGazetteerAddresses } from '../catalogue/address/index.ts'
import { createGeocodedAddresses, createGeocoder, type GeocoderConfig } from '../catalogue/address/module.ts'
import { createUserCache } from '../catalogue/user/module.ts'
import {
  type Clock,
  type CreateRateLimit,
  DEFAULT_SITE,
  type FieldWords,
  type Log,
  type Observer,
  rateLimitsOn,
  type Site,
  type User,
} from '../foundation/kernel/index.ts'
import type { Database, Tables } from '../foundation/tables/index.ts'
import { assertSameKey, createEncryption } from '../infrastructure/encryption/index.ts'
import { named } from '../infrastructure/http/index.ts'
import {
  addAuthentication,
  addCompression,
  addDefaultHeaders,
  addErrorHandler,
  addHealth,
  addOpenApi,
  addRateLimits,
  addRequestIds,
  addUncheckedAddresses,
  answerUnreadableAddress,
  createAuthentication,
  createDiskWatch,
  createTokenVerifier,
  DEFAULT_LIMITS,
  type HealthParts,
  type IdentityConfig,
  type Limits,
  observeRequests,
  requestIdOf,
  serializerCompiler,
  validatorCompiler,
  type VerifyToken,
} from '../infrastructure/http/module.ts'
import type { JobType } from '../infrastructure/job/index.ts'
import { createJobRunner } from '../infrastructure/job/module.ts'
import { SEND_MAIL } from '../infrastructure/mail/index.ts'
import type { SmtpConfig } from '../infrastructure/mail/module.ts'
import { openSealWith, type SealConfig } from '../infrastructure/seal/module.ts'
import type { Storage } from '../infrastructure/storage/index.ts'
import { openWatchedStorage, type StorageConfig } from '../infrastructure/storage/module.ts'
import type { CanaryControl, FindSources, VersionControl } from '../management/operations/module.ts'
import type { IdentityAccounts } from '../management/privacy/module.ts'
import { clockFor } from './database-clock.ts'
import { type Gauge, readGauges } from './read-gauges.ts'
import { ROOMS } from './rooms.ts'
import type { ServiceDependencies } from './service-dependencies.ts'
import { createServices, type Services } from './services.ts'

/** More than what is left over in pages and blocks that are already there. */
const PROBE_BYTES = 256 * 1024

const PROBE_KEY = 'health/probe'

/** The configuration of the backend. */
export interface ServerConfig {
  /** The connections of `openDatabase`. The server does not close them. */
  pool: Parameters<typeof migrate>[0]
  /** A replica for the public search. The server does not close it. */
  replica?: Pick<Replica, 'pool' | 'read'> | undefined
  identity: IdentityConfig
  productName: string
  /** Where everybody finds the site, and who runs it; the defaults are invented. */
  site?: Partial<Omit<Site, 'productName'>>
  /** A service that knows houses; without one the bundled gazetteer tells where an address is. */
  geocoder?: GeocoderConfig | null
  /** The mail server; without one mails are collected in the outbox. */
  smtp?: SmtpConfig | null
  /** The storage of pictures and documents. */
  storage: StorageConfig
  /** The key that seals signed contracts. */
  seal: SealConfig
  /** The key of 32 bytes that encrypts bank accounts. The same at each start. */
  dataKey: Buffer
  /** Whether pictures in HEIC are read; true by default. */
  readsHeic?: boolean
  /** Whether an administrator looks at a flat before it is listed. */
  flatReview: boolean
  log: Log
  /** The registry whose canaries are judged; without it only people end and promote them. */
  canaries?: CanaryControl | undefined
  /** The registry as administrators see and change it; without it they do neither. */
  versions?: VersionControl | undefined
  /** Where published scripts stand in the sources; without it failures name the scripts alone. */
  findSources?: FindSources | undefined
  /** The accounts that people sign in with; left out where they are looked after elsewhere. */
  identityAccounts?: IdentityAccounts | undefined
  /** Whether a proxy in front writes down whose request it is. */
  trustProxy?: boolean
  /** Overrides of rate limits. */
  limits?: Partial<Limits>
  /** Whether all servers on the database share the limits, or each has its own; false by default. */
  sharesLimits?: boolean
  /** Whether it brings the database up to date, or refuses one that is not; true by default. */
  migrates?: boolean
  /** Asks whether the database answers, without a connection of the pool; by default with one. */
  ping?: () => Promise<void>
  /** Whether the process is about to end. */
  isDraining?: () => boolean
  /** Receives answered requests and attempted jobs. */
  observe?: Observer
  /** What time it is; the database's clock by default. */
  clock?: Clock
}

/** The backend: a request handler, its services, and its jobs. */
export interface Server {
  /** Answers a request whose address begins with `/api`. */
  handle(request: IncomingMessage, response: ServerResponse): void
  services: Services
  /** How much work waits, and for how long. */
  readGauges(): Promise<Gauge[]>
  /** Stores the row of a user with an account, as the first request would. */
  upsertUser(user: User): Promise<void>
  /** The same by another clock: for the demo data, whose past has to be written at its time. */
  withClock(clock: Clock): Pick<Server, 'services' | 'upsertUser'>
  /** Does some work while mails are sent and nothing else happens by itself: for the past of the demo data. */
  whileOnlyMailsRun<Result>(work: () => Promise<Result>): Promise<Result>
  close(): Promise<void>
}

/** What people call the fields of all calls. */
export const FIELD_WORDS: FieldWords = Object.assign({}, ...ROOMS.map(({ fieldWords }) => fieldWords))

/** Where all calls live. */
const PREFIX = '/api'

const MAX_BODY_BYTES = 256 * 1024

export interface AppDependencies {
  services: Services
  verifyToken: VerifyToken
  upsertUser: (user: User) => Promise<void>
  ping: HealthParts['ping']
  isDraining?: HealthParts['isDraining']
  listAway?: HealthParts['listAway']
  observe?: Observer
  productName: string
  log: Log
  /** Whether a proxy in front writes down whose request it is. */
  trustProxy?: boolean
  /** Writes something and takes it back. Fails when there is no space to write. */
  tryWrite: () => Promise<void>
  createRateLimit: CreateRateLimit
  /** The rate limits; for tests and for unusual networks. */
  limits?: Limits
}

function geocodedBy(
  geocoder: GeocoderConfig,
  { productName, log }: Pick<ServerConfig, 'productName' | 'log'>,
) {
  const geocode = createGeocoder(geocoder, productName)
  return createGeocodedAddresses({ gazetteer: createGazetteerAddresses(), geocode, log })
}

/** The tables of the backend. */
export const SERVER_MIGRATIONS = {
  owner: 'server',
  folder: new URL('../../migrations/', import.meta.url),
} satisfies MigrationFolder

/** Makes the backend on a database that is up to date, or is brought there. It listens nowhere: the caller hands it the requests. */
export async function createServer(config: ServerConfig): Promise<Server> {
  const {
    pool,
    clock: givenClock,
    identity,
    migrates = true,
    site,
    smtp = null,
    storage: kept,
    dataKey,
    replica,
    ...others
  } = config
  const { geocoder = null, seal, ...rest } = others
  const fullSite = { ...DEFAULT_SITE, ...site, productName: rest.productName }
  const { storage, listAway } = await openWatchedStorage(kept, rest.log)
  const sealClock = givenClock ?? (() => new Date())
  const openSeal = openSealWith(seal, { owner: fullSite.company.name, clock: sealClock })
  // An unusable key is found now, not by the first contract.
  await openSeal()
  await (migrates ? migrate : assertMigrated)(pool, {
    ...SERVER_MIGRATIONS,
    log: (line) => rest.log.info({}, line),
  })

  const db = createQueries<Tables>(pool)
  const { clock, stop: stopClock } = await clockFor(db, givenClock)
  const createRateLimit = rateLimitsOn(config.sharesLimits ? pool : undefined)
  const encryption = createEncryption(dataKey)
  await assertSameKey(db, encryption)
  const dependencies = {
    db,
    clock,
    createRateLimit,
    replica: replica && { db: createQueries<Tables>(replica.pool), read: replica.read },
    smtp,
    storage,
    encryption,
    addresses: geocoder ? geocodedBy(geocoder, rest) : undefined,
    site: fullSite,
    openSeal,
    ...rest,
  }
  const withClock = (time: Clock) => ({
    services: createServices({ ...dependencies, clock: time }),
    upsertUser: createUserCache(db, time),
  })
  const { services, upsertUser } = withClock(clock)
  const app = await buildApp({
    services,
    verifyToken: createTokenVerifier(identity),
    upsertUser,
    ping: async () => void (await sql`SELECT 1`.execute(db)),
    tryWrite: () => tryWrite(db, storage),
    listAway,
    createRateLimit,
    ...rest,
    limits: { ...DEFAULT_LIMITS, ...rest.limits },
  })

  const jobs = createJobSwitch(jobTypes(services, dependencies), (kinds) =>
    createJobRunner({ ...dependencies, kinds }),
  )

  return {
    handle: (request, response) => app.routing(request, response),
    services,
    readGauges: () => readGauges(db, clock()),
    upsertUser,
    withClock,
    whileOnlyMailsRun: jobs.whileOnlyMailsRun,
    close: async () => {
      await jobs.close()
      await app.close()
      await services.searchLog.flush()
      await services.mails.close()
      stopClock()
    },
  }
}

type JobRunner = ReturnType<typeof createJobRunner>
type Kinds = Readonly<Record<string, JobType>>

/** Runs jobs of all kinds from now on, except during work that all but mails would disturb. */
function createJobSwitch(kinds: Kinds, createRunner: (kinds: Kinds) => JobRunner) {
  const start = (some: Kinds) => {
    const runner = createRunner(some)
    runner.start()
    return runner
  }
  const mails = Object.fromEntries(Object.entries(kinds).filter(([kind]) => kind === SEND_MAIL))
  let jobs = start(kinds)
  let isClosed = false

  async function exchange(some: Kinds): Promise<void> {
    await jobs.stop()
    if (!isClosed) jobs = start(some)
  }

  return {
    /** Does some work while mails are sent and nothing else happens by itself. */
    whileOnlyMailsRun: async <Result>(work: () => Promise<Result>): Promise<Result> => {
      await exchange(mails)
      try {
        return await work()
      } finally {
        await exchange(kinds)
      }
    },
    close: async (): Promise<void> => {
      isClosed = true
      await jobs.stop()
    },
  }
}

/** Writes to the storage and the database as much as an upload would, and takes it back. @throws what the write throws */
export async function tryWrite(db: Database, storage: Storage): Promise<void> {
  const bytes = randomBytes(PROBE_BYTES)
  await storage.put(PROBE_KEY, bytes)
  await storage.delete(PROBE_KEY)

  const rollBack = new Error('The probe is taken back')
  await db
    .transaction()
    .execute(async (trx) => {
      await sql`INSERT INTO job (kind, payload) VALUES ('PROBE', ${JSON.stringify({ hex: bytes.toString('hex') })}::jsonb)`.execute(
        trx,
      )
      throw rollBack
    })
    .catch((error: unknown) => {
      if (error !== rollBack) throw error
    })
}

/** The jobs of all rooms by their kind. */
export function jobTypes(
  services: Services,
  dependencies: Pick<ServiceDependencies, 'db' | 'clock'>,
): Record<string, JobType> {
  const types: Record<string, JobType> = {}
  for (const room of ROOMS) Object.assign(types, room.jobs(services, dependencies))
  return types
}

/** Builds the whole API without listening. Tests talk to it with `inject`. */
export async function buildApp(dependencies: AppDependencies): Promise<FastifyInstance> {
  const { services, verifyToken, upsertUser, ping, isDraining, listAway, observe, ...rest } = dependencies
  const { productName, log, trustProxy = false } = rest
  const answering = { log, words: FIELD_WORDS }
  const authenticate = createAuthentication({
    prefix: PREFIX,
    verifyToken,
    upsertUser,
    refuseBlocked: (user) => services.userBlocking.refuseBlocked(user),
  })
  const app = fastify({
    bodyLimit: MAX_BODY_BYTES,
    genReqId: requestIdOf,
    // The check of the parts refuses such names and says where they stand; the parser would say that it is no JSON.
    onProtoPoisoning: 'ignore',
    onConstructorPoisoning: 'ignore',
    // How long a parameter may be says the schema of its call; Node refuses longer addresses.
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: maxHeaderSize },
    frameworkErrors: (error, request, reply) =>
      void answerUnreadableAddress({ error, request, reply }, authenticate, answering),
    // Only the nearest proxy: what stands before its entry may be made up.
    trustProxy: trustProxy && ((_address: string, hop: number) => hop === 0),
    // The gateway in front decides about connections.
    return503OnClosing: false,
  })

  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  observeRequests(app, observe?.request)
  addRequestIds(app)
  await addCompression(app)
  const disk = createDiskWatch(dependencies.tryWrite, log)
  addErrorHandler(app, answering, disk)
  addDefaultHeaders(app)
  addAuthentication(app, authenticate)
  addRateLimits(app, PREFIX, dependencies.limits ?? DEFAULT_LIMITS, dependencies.createRateLimit)
  addUncheckedAddresses(app)
  addHealth(app, PREFIX, { ping, disk, isDraining, listAway })
  addOpenApi(app, productName, PREFIX)
  await app.register(
    named('calls', async (calls) => addRoutes(calls, services)),
    { prefix: PREFIX },
  )

  await app.ready()
  return app
}

/** Every call of the API, room by room. */
function addRoutes(app: FastifyInstance, services: Services): void {
  for (const room of ROOMS) room.routes(app, services)
}
