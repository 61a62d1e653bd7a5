import { mkdtemp, rm } from 'node:fs/promises'
import { createServer as createHttpServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createQueries } from '@domizil/database'
import { lendPool, openTestDatabase } from '@domizil/database/testing'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { createUserCache } from '../catalogue/user/module.ts'
import { upsertUser } from '../catalogue/user/user-repository.ts'
import {
  type AppDependencies,
  buildApp,
  jobTypes,
  SERVER_MIGRATIONS,
  tryWrite,
} from '../composition/create-server.ts'
import type { ServiceDependencies } from '../composition/service-dependencies.ts'
import { createServices, type Services } from '../composition/services.ts'
import { DEFAULT_SITE, rateLimitsOn, type User } from '../foundation/kernel/index.ts'
import type { Database, Tables } from '../foundation/tables/index.ts'
import { createTokenVerifier } from '../infrastructure/http/verify-token.ts'
import { createJobRunner } from '../infrastructure/job/job-runner.ts'
import type { OpenSeal } from '../infrastructure/seal/index.ts'
import { openSealWith } from '../infrastructure/seal/module.ts'
import type { Storage } from '../infrastructure/storage/index.ts'
import { createLocalStorage, guardStorage } from '../infrastructure/storage/module.ts'
import { clearingOf } from './clear-tables.ts'
import { givenUser } from './given.ts'
import { NOW } from './now.ts'
import { TEST_ENCRYPTION } from './test-key.ts'
import { createTestLog } from './test-log.ts'
import { createTestTokens, type TestTokens } from './test-tokens.ts'

export { NOW } from './now.ts'

/** Tests look into answers as they like: JSON.parse promises nothing either. */
type AnyJson = ReturnType<typeof JSON.parse>

export interface TestServer extends TestTokens {
  app: FastifyInstance
  /** Where it listens, for requests that `send` cannot make. */
  origin: string
  db: Database
  services: Services
  storage: Storage
  openSeal: OpenSeal
  log: ReturnType<typeof createTestLog>
  clock: { now: Date }
  /** Whether the services, from now on, can only read. */
  setReadOnly(mode: boolean): void
  /** Does all that is due by now. Nothing happens by itself in tests. */
  runJobs(): Promise<number>
  /** Makes a call and reads the JSON of its answer. */
  send(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    options?: { as?: Partial<User>; body?: unknown; headers?: Record<string, string> },
  ): Promise<{ status: number; body: AnyJson; headers: Headers }>
  /** Empties every table that the migrations have left empty. */
  clear(): Promise<void>
  close(): Promise<void>
}

/** A test may ask as often as it likes, unless limits are what it is about. */
const ENOUGH = { points: 1_000_000, seconds: 1 }
const LIMITS = {
  search: ENOUGH,
  places: ENOUGH,
  addresses: ENOUGH,
  savedSearches: ENOUGH,
  messages: ENOUGH,
  calendars: ENOUGH,
  failures: ENOUGH,
  requests: ENOUGH,
  uploads: ENOUGH,
  exports: ENOUGH,
}

/** The whole API on an empty migrated database, with a clock to set. One per test file. */
export async function openTestServer({
  cachesUsers = false,
  ...change
}: Partial<
  ServiceDependencies &
    Pick<AppDependencies, 'trustProxy' | 'limits' | 'observe' | 'isDraining'> & {
      /** As the real server does: a test that never empties the tables, and makes its people itself, is quicker. */
      cachesUsers: boolean
    }
> = {}): Promise<TestServer> {
  const database = await openTestDatabase(SERVER_MIGRATIONS)
  const lend = lendPool(database.pool)
  const db = createQueries<Tables>(lend(() => false))
  const clearing = await clearingOf(db)
  let isReadOnly = false
  const clock = { now: NOW }
  const log = createTestLog()
  const tokens = await createTestTokens()
  const storageFolder = await mkdtemp(join(tmpdir(), 'domizil-storage-'))

  const dependencies = {
    db: createQueries<Tables>(lend(() => isReadOnly)),
    clock: () => clock.now,
    createRateLimit: rateLimitsOn(),
    log,
    storage: guardStorage(createLocalStorage(storageFolder)),
    openSeal: openSealWith(
      // One key for all tests of a run: making one takes seconds.
      { file: join(tmpdir(), 'seal.pem'), isMade: true },
      { owner: DEFAULT_SITE.company.name, clock: () => NOW },
    ),
    encryption: TEST_ENCRYPTION,
    flatReview: true,
    productName: 'Domizil',
    site: DEFAULT_SITE,
    smtp: null,
    limits: LIMITS,
    ...change,
  }
  const services = createServices(dependencies)
  const kinds = jobTypes(services, dependencies)
  const app = await buildApp({
    ...dependencies,
    services,
    verifyToken: createTokenVerifier(tokens.identity),
    // Without the cache of the real server, since tests empty the tables; and with a complete profile.
    upsertUser: cachesUsers
      ? createUserCache(db, () => clock.now)
      : async (user) => {
          await givenUser(db, user.id)
          await upsertUser(db, user, clock.now)
        },
    ping: async () => void (await sql`SELECT 1`.execute(db)),
    tryWrite: () => tryWrite(db, dependencies.storage),
  })

  // A busy machine would close an idle connection just when a test sends on it.
  const http = createHttpServer({ keepAliveTimeout: 0 }, (request, response) =>
    app.routing(request, response),
  )
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(http.address() as AddressInfo).port}`

  return {
    ...tokens,
    app,
    origin,
    db,
    services,
    storage: dependencies.storage,
    openSeal: dependencies.openSeal,
    setReadOnly: (mode) => {
      isReadOnly = mode
    },
    log,
    clock,
    // A new runner each time: the tables, and the timers with them, are emptied between tests.
    runJobs: () => createJobRunner({ ...dependencies, kinds }).runDue(),
    send: async (method, url, { as, body, headers = {} } = {}) => {
      const reply = await fetch(`${origin}/api${url}`, {
        method,
        headers: {
          ...(as && { authorization: `Bearer ${await tokens.tokenFor(as)}` }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      })
      const text = await reply.text()
      return {
        status: reply.status,
        body: reply.headers.get('content-type')?.includes('json') ? JSON.parse(text) : undefined,
        headers: reply.headers,
      }
    },
    clear: async () => {
      await sql.raw(clearing).execute(db)
    },
    close: async () => {
      http.closeAllConnections()
      http.close()
      await app.close()
      await database.close()
      await rm(storageFolder, { recursive: true, force: true })
    },
  }
}
