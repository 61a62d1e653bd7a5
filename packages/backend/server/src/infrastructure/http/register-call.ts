import * as api from '@domizil/api'
import { accessOf, type Call, type CallInput, type CallOutput, type CallSchema } from '@domizil/api'
import { ErrorBody } from '@domizil/api/schemas'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Actor, User } from '../../foundation/kernel/index.ts'
import { registerOperation } from './openapi/registered-calls.ts'

type MaybePromise<T> = T | Promise<T>

/** The raw request and reply, for calls with files, streams or headers. */
export interface Exchange {
  request: FastifyRequest
  reply: FastifyReply
}

type Handle<Who, Schema extends CallSchema> = (
  actor: Who,
  input: CallInput<Call<Schema>>,
  exchange: Exchange,
) => MaybePromise<CallOutput<Call<Schema>>>

/** Handlers of calls, by the name that a call and its schema share. */
type Handlers<Who, Schemas> = {
  readonly [Name in keyof Schemas & keyof typeof api as Schemas[Name] extends CallSchema
    ? Name
    : never]?: Schemas[Name] extends CallSchema ? Handle<Who, Schemas[Name]> : never
}

/** Registers open calls: their paths, permissions and schemas. */
export function registerOpenCalls<Schemas extends object>(
  app: FastifyInstance,
  schemas: Schemas,
  handlers: Handlers<Actor, Schemas>,
): void {
  for (const [call, schema, handle] of callsOf<Actor>(schemas, handlers)) {
    if (accessOf(call) !== 'open') throw new TypeError(`${call.path} is not open to all`)
    register(app, call, schema, handle)
  }
}

/** Registers calls that require a session or the admin role. */
export function registerUserCalls<Schemas extends object>(
  app: FastifyInstance,
  schemas: Schemas,
  handlers: Handlers<User, Schemas>,
): void {
  for (const [call, schema, handle] of callsOf<User>(schemas, handlers)) {
    if (accessOf(call) === 'open') throw new TypeError(`${call.path} is open to all`)
    // Authentication has refused anonymous callers.
    register(app, call, schema, (actor, input, exchange) => handle(actor as User, input, exchange))
  }
}

type Registered<Who> = [call: Call, schema: CallSchema, handle: Handle<Who, CallSchema>]

/** `Handlers` has seen to it that a call and a schema have each name. */
function callsOf<Who>(schemas: object, handlers: object): Registered<Who>[] {
  const [calls, schemaOf] = [api, schemas] as unknown as [Record<string, Call>, Record<string, CallSchema>]
  return Object.entries(handlers).map(
    ([name, handle]) => [calls[name], schemaOf[name], handle] as Registered<Who>,
  )
}

function register(
  app: FastifyInstance,
  call: Call,
  schema: CallSchema,
  handle: Handle<Actor, CallSchema>,
): void {
  registerOperation(app, call, schema)

  app.route({
    method: call.method,
    url: call.path,
    config: { access: accessOf(call) },
    schema: {
      ...(schema.params && { params: schema.params }),
      ...(schema.query && { querystring: schema.query }),
      ...(schema.headers && { headers: schema.headers }),
      ...(schema.body && { body: schema.body }),
      response: { 200: schema.response, default: ErrorBody },
    },
    handler: (request, reply) => {
      const { actor, params, query, body } = request
      // Fastify has validated the parts against the schema.
      return handle(actor, { params, query, body }, { request, reply })
    },
  })
}

/**
 * Names a group of calls for Fastify, which otherwise looks for a name among all modules that are loaded: half a second
 * for each server in tests.
 */
export function named<Group extends object>(name: string, group: Group): Group {
  return Object.assign(group, { [Symbol.for('fastify.display-name')]: name })
}

/** For calls with an optional body: no body, an empty one and `{}` are equivalent. */
export function allowMissingBody(calls: FastifyInstance): void {
  const parseJson = calls.getDefaultJsonParser('ignore', 'ignore')

  calls.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, {})
    else void parseJson(request, String(body), done)
  })
  calls.addHook('preValidation', async (request) => {
    request.body ??= {}
  })
}
