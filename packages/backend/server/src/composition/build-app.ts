import { maxHeaderSize } from 'node:http'
import fastify, { type FastifyInstance } from 'fastify'
import type { CreateRateLimit, FieldWords, Log, Observer, User } from '../foundation/kernel/index.ts'
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
  DEFAULT_LIMITS,
  type HealthParts,
  type Limits,
  observeRequests,
  requestIdOf,
  serializerCompiler,
  validatorCompiler,
  type VerifyToken,
} from '../infrastructure/http/module.ts'
import { named } from '../infrastructure/http/index.ts'
import type { Services } from './services.ts'
import { ROOMS } from './rooms.ts'

/** What people call the fields of all calls. */
export const FIELD_WORDS: FieldWords = Object.assign({}, ...ROOMS.map(({ fieldWords }) => fieldWords))

/** Where all calls live. */
export const PREFIX = '/api'

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
