import fastify, { type FastifyInstance } from 'fastify'
import type { User } from '../lib/actor.ts'
import type { Log } from '../lib/log.ts'
import { addAuthentication } from './authentication.ts'
import { addCompression } from './compression.ts'
import { addErrorHandler } from './error-handler.ts'
import { addHealth } from './health.ts'
import { addOpenApi } from '../openapi/openapi-routes.ts'
import { addQueryLists } from './query-lists.ts'
import { addRateLimits, DEFAULT_LIMITS, type Limits } from './rate-limits.ts'
import { addRoutes } from './routes.ts'
import type { Services } from './services.ts'
import { serializerCompiler } from './serialization.ts'
import { validatorCompiler } from './validation.ts'
import type { VerifyToken } from './verify-token.ts'

/** Where all calls live. */
export const PREFIX = '/api'

const MAX_BODY_BYTES = 256 * 1024

export interface AppDependencies {
  services: Services
  verifyToken: VerifyToken
  remember: (user: User) => Promise<void>
  /** Fails when the database is out of reach. */
  ping: () => Promise<void>
  productName: string
  log: Log
  /** Whether a proxy in front writes down whose request it is. */
  trustProxy?: boolean
  /** How often somebody may ask; for tests and for unusual networks. */
  limits?: Limits
}

/** Builds the whole API without listening. Tests talk to it with `inject`. */
export async function buildApp(dependencies: AppDependencies): Promise<FastifyInstance> {
  const { services, verifyToken, remember, ping, productName, log, trustProxy = false } = dependencies
  const app = fastify({
    bodyLimit: MAX_BODY_BYTES,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    // Only the nearest proxy: what stands before its entry may be made up.
    trustProxy: trustProxy && ((_address: string, hop: number) => hop === 0),
    // The gateway in front decides about connections.
    return503OnClosing: false,
  })

  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  await addCompression(app)
  addErrorHandler(app, log)
  addAuthentication(app, {
    prefix: PREFIX,
    verifyToken,
    remember,
    refuseBlocked: (user) => services.userBlocking.refuseBlocked(user),
  })
  addRateLimits(app, PREFIX, dependencies.limits ?? DEFAULT_LIMITS)
  addQueryLists(app)
  addHealth(app, PREFIX, ping)
  addOpenApi(app, productName, PREFIX)
  await app.register(async (calls) => addRoutes(calls, services), { prefix: PREFIX })

  await app.ready()
  return app
}
