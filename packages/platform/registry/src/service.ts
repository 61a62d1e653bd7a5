import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { MalformedError } from '@domizil/federation/schema'
import { folderStore, readRegistry, REGISTRY_FILE, RefusedError } from '@domizil/cli'
import fastify, {
  type FastifyInstance,
  type FastifyRequest,
  type FastifySchema,
  type RouteOptions,
} from 'fastify'
import { openAccess, type Provider, type Team } from './access.ts'
import { addChannels, addGoverning, addPruning } from './changing-routes.ts'
import { type Context, objectsOf } from './context.ts'
import { createIdentify, nobody } from './identify.ts'
import type { Bucket } from './bucket.ts'
import { openBucketStore } from './bucket-store.ts'
import { addReading } from './reading-routes.ts'
import { addPublishing } from './publishing-routes.ts'
import { whenChanged } from '@domizil/federation/when-changed'

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
  /** The identity provider of the site, where the file names no other. */
  readonly oidc?: Provider | undefined
  readonly log: (line: string) => void
}

/** The registry over HTTP, below `/registry`. */
export interface RegistryService {
  handle(request: IncomingMessage, response: ServerResponse): void
  close(): Promise<void>
}

/** Opens the registry of a folder to teams and gateways. */
export async function createRegistryService(options: RegistryServiceOptions): Promise<RegistryService> {
  const { folder, bucket, accessFile, oidc, log } = options
  const access = openAccess(accessFile, log, oidc)
  const identify = createIdentify(log)
  const registry = whenChanged(path.join(folder, REGISTRY_FILE), () => readRegistry(folder))
  const bucketStore = bucket && (await openBucketStore({ bucket, folder, log }))
  const store = bucketStore ?? folderStore(folder)
  const context: Context = {
    folder,
    store,
    registry,
    objects: objectsOf(store),
    access,
    teamOf: oncePerRequest(async ({ headers }) => {
      const team = await identify(access(), headers.authorization)
      if (team) return team
      throw nobody(
        headers.authorization
          ? 'This token is not, or no longer, that of a team here. Whoever runs the registry makes another one.'
          : 'This call needs the token of a team, as `Authorization: Bearer <token>`.',
      )
    }),
  }
  const app = fastify({
    bodyLimit: MAX_BODY_BYTES,
    return503OnClosing: false,
    // What a body has too much is refused: taken away, it would be missing where another form of it is tried.
    ajv: { customOptions: { removeAdditional: false, coerceTypes: false } },
  })

  addErrors(app, log)
  addOpenApi(app)
  // Who has no token yet asks where to get one.
  const summary =
    'Where people sign in at a terminal: the identity provider, and its client for them, if there is one'
  app.get('/registry/v1/login', { schema: { summary } }, () => {
    const { issuer, terminals: client } = access().oidc ?? {}
    return client ? { issuer, client } : {}
  })
  await app.register(
    async (routes) => {
      // For every route, and before the body: what strangers send is not kept in memory.
      routes.addHook('onRequest', async (request) => void (await context.teamOf(request)))
      for (const add of [addReading, addPublishing, addChannels, addGoverning, addPruning]) {
        add(routes, context)
      }
    },
    { prefix: '/registry/v1' },
  )
  await app.ready()

  return {
    handle: (request, response) => app.routing(request, response),
    async close() {
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
    if (error instanceof RefusedError) {
      // Code and values are enough to say it in another language.
      const { status, code, detail, values, problems, message } = error
      if (status === 401) void reply.header('WWW-Authenticate', 'Bearer realm="registry"')
      return reply
        .code(status)
        .send({ code, detail, values, ...(problems.length > 0 && { problems }), error: message })
    }
    if (error instanceof MalformedError) {
      return reply.code(422).send({ code: 'RELEASE_MALFORMED', error: error.message })
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

declare module 'fastify' {
  interface FastifySchema {
    /** What the call does, for its description; routes without it are not described. */
    summary?: string
    /** The types of a body that is no JSON. */
    consumes?: readonly string[]
  }
}

/** Serves the description of all routes that are added afterwards. */
function addOpenApi(app: FastifyInstance): void {
  const paths: Record<string, Record<string, unknown>> = {}
  app.addHook('onRoute', (route) => {
    const { schema } = route
    // Fastify adds a HEAD to every GET.
    if (!schema?.summary || (route.method === 'HEAD' && !route.url.includes('/objects/'))) return
    const address = route.url.replace(/:(\w+)/g, '{$1}').replace('*', '{file}')
    paths[address] = { ...paths[address], [String(route.method).toLowerCase()]: operationOf(route, schema) }
  })
  app.get('/registry/v1/openapi.json', async () => ({
    openapi: '3.1.0',
    info: { title: 'Registry of remotes', version: '1' },
    paths,
    security: [{ token: [] }],
    components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
  }))
}

function operationOf({ url }: RouteOptions, { summary, params, body, consumes }: FastifySchema) {
  const { properties = {} } = (params ?? {}) as { properties?: Record<string, unknown> }
  const inPath = { ...properties, ...(url.endsWith('*') && { file: { type: 'string' } }) }
  const content = consumes
    ? Object.fromEntries(consumes.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]))
    : { 'application/json': { schema: body } }

  return {
    summary,
    parameters: Object.entries(inPath).map(([name, schema]) => ({
      name,
      in: 'path',
      required: true,
      schema,
    })),
    ...((body !== undefined || consumes) && { requestBody: { required: true, content } }),
    responses: {
      '2XX': { description: 'Done' },
      '4XX': { description: 'Refused: a code, and a sentence that says what to do' },
    },
  }
}
