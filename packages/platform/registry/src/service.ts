import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { folderStore, readRegistry, REGISTRY_FILE } from '@domizil/cli'
import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify'
import type { Team } from './access.ts'
import { openAccess } from './access-file.ts'
import type { Context } from './context.ts'
import { addGoverning } from './governing-routes.ts'
import { addEvents } from './event-routes.ts'
import { addHistory } from './history-routes.ts'
import { createIdentify } from './identify.ts'
import { objectsOf } from './objects.ts'
import type { Bucket } from './bucket.ts'
import { openBucketStore } from './bucket-store.ts'
import { addReading } from './reading-routes.ts'
import { addPruning } from './pruning-routes.ts'
import { refusalOf, ServiceRefusal } from './refusal.ts'
import { watchRevisions } from './revisions.ts'
import { whenChanged } from './when-changed.ts'
import { addWriting } from './writing-routes.ts'
import { addOpenApi } from './openapi.ts'

/** The largest body of a call, in bytes; files may be larger. */
const MAX_BODY_BYTES = 4 * 1024 * 1024

/** Where a registry is, and who may use it. */
export interface RegistryServiceOptions {
  /** The folder of the registry; other processes may change it as well. */
  readonly folder: string
  /** The bucket that keeps the registry: the folder is a copy then, and nothing else may change it. */
  readonly bucket?: Bucket | undefined
  /** The file of the teams. */
  readonly accessFile: string
  readonly log: (line: string) => void
}

/** The registry over HTTP, below `/registry`. */
export interface RegistryService {
  handle(request: IncomingMessage, response: ServerResponse): void
  close(): Promise<void>
}

/** Opens the registry of a folder to teams and gateways. */
export async function createRegistryService({
  folder,
  bucket,
  accessFile,
  log,
}: RegistryServiceOptions): Promise<RegistryService> {
  const access = openAccess(accessFile, log)
  const identify = createIdentify(log)
  const registry = whenChanged(path.join(folder, REGISTRY_FILE), () => readRegistry(folder))
  const revisions = watchRevisions(() => registry().revision)
  const bucketStore = bucket && (await openBucketStore({ bucket, folder, log }))
  const store = bucketStore ?? folderStore(folder)
  const context: Context = {
    folder,
    store,
    registry,
    objects: objectsOf(store),
    revisions,
    access,
    teamOf: oncePerRequest(async ({ headers }) => {
      const team = await identify(access(), headers.authorization)
      if (team) return team
      throw new ServiceRefusal(
        401,
        'NOT_SIGNED_IN',
        headers.authorization
          ? 'This token is not, or no longer, that of a team here. Whoever runs the registry makes another one.'
          : 'This call needs the token of a team, as `Authorization: Bearer <token>`.',
      )
    }),
    async isTeamStill({ headers }) {
      try {
        return (await identify(access(), headers.authorization)) !== undefined
      } catch (error) {
        // An access token that cannot be checked at the moment may still be valid.
        return error instanceof ServiceRefusal && error.status === 503
      }
    },
  }
  const app = fastify({
    bodyLimit: MAX_BODY_BYTES,
    return503OnClosing: false,
    // What a body has too much is refused: taken away, it would be missing where another form of it is tried.
    ajv: { customOptions: { removeAdditional: false, coerceTypes: false } },
  })

  addErrors(app, log)
  addOpenApi(app)
  await app.register(
    async (routes) => {
      // For every route, and before the body: what strangers send is not kept in memory.
      routes.addHook('onRequest', async (request) => void (await context.teamOf(request)))
      addReading(routes, context)
      addEvents(routes, context)
      addWriting(routes, context)
      addGoverning(routes, context)
      addPruning(routes, context)
      addHistory(routes, context)
    },
    { prefix: '/registry/v1' },
  )
  await app.ready()

  return {
    handle: (request, response) => app.routing(request, response),
    async close() {
      revisions.close()
      await app.close()
      await bucketStore?.close()
    },
  }
}

function oncePerRequest(identify: (request: FastifyRequest) => Promise<Team>): Context['teamOf'] {
  const known = new WeakMap<FastifyRequest, Promise<Team>>()
  return (request) => {
    const team = known.get(request) ?? identify(request)
    known.set(request, team)
    return team
  }
}

function addErrors(app: FastifyInstance, log: (line: string) => void): void {
  app.setErrorHandler((error: Error & { statusCode?: number }, _request, reply) => {
    const refusal = refusalOf(error)
    if (refusal) {
      const { status, ...body } = refusal
      if (status === 401) void reply.header('WWW-Authenticate', 'Bearer realm="registry"')
      return reply.code(status).send(body)
    }
    const status = error.statusCode ?? 500
    if (status < 500) return reply.code(status).send({ code: 'REQUEST_INVALID', error: error.message })

    log(`a call failed: ${error.message}`)
    return reply
      .code(500)
      .send({ code: 'REQUEST_FAILED', error: 'The registry could not do this. Please try again.' })
  })
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).send({ code: 'ADDRESS_NOT_FOUND', error: 'There is nothing at this address.' }),
  )
}
