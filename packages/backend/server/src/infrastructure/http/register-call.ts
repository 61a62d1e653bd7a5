import { accessOf, type Call, type CallInput, type CallOutput, type CallSchema } from '@domizil/api'
import { ErrorBody } from '@domizil/api/schemas'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Actor, User } from '../../foundation/kernel/index.ts'
import { rememberCall } from './openapi/known-calls.ts'

type MaybePromise<T> = T | Promise<T>

/** For the few calls that need more than their input: files, streams, headers. */
export interface Exchange {
  request: FastifyRequest
  reply: FastifyReply
}

type Handle<Who, Schema extends CallSchema> = (
  actor: Who,
  input: CallInput<Call<Schema>>,
  exchange: Exchange,
) => MaybePromise<CallOutput<Call<Schema>>>

/** Puts a call that is open to all on the server: its address, its access rule and the shapes of its parts. */
export function registerOpenCall<Schema extends CallSchema>(
  app: FastifyInstance,
  call: Call<Schema>,
  schema: Schema,
  handle: Handle<Actor, Schema>,
): void {
  if (accessOf(call) !== 'open') throw new TypeError(`${call.path} is not open to all`)
  register(app, call, schema, handle)
}

/** Puts a call on the server that only somebody signed in, or an administrator, gets through to. */
export function registerUserCall<Schema extends CallSchema>(
  app: FastifyInstance,
  call: Call<Schema>,
  schema: Schema,
  handle: Handle<User, Schema>,
): void {
  if (accessOf(call) === 'open') throw new TypeError(`${call.path} is open to all`)
  // Authentication has let nobody through who is not signed in.
  register(app, call, schema, (actor, input, exchange) => handle(actor as User, input, exchange))
}

function register<Schema extends CallSchema>(
  app: FastifyInstance,
  call: Call<Schema>,
  schema: Schema,
  handle: Handle<Actor, Schema>,
): void {
  rememberCall(app, call, schema)

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
      // Fastify has checked the parts against the schema that their types come from.
      return handle(actor, { params, query, body } as CallInput<Call<Schema>>, { request, reply })
    },
  })
}
