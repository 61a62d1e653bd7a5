import * as contract from '@domizil/api'
import type { Call, CallSchema } from '@domizil/api'
import type { FastifyInstance } from 'fastify'

/** A call that is on the server, under its name in the contract. */
export interface KnownCall {
  name: string
  call: Call
  schema: CallSchema
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Every call that is on the server. */
    knownCalls: KnownCall[]
  }
}

const NAMES = new Map<object, string>(
  Object.entries(contract).flatMap(([name, value]): [object, string][] =>
    typeof value === 'object' ? [[value, name]] : [],
  ),
)

/** Writes down a call that is put on the server, for its description. */
export function rememberCall(app: FastifyInstance, call: Call, schema: CallSchema): void {
  app.knownCalls.push({ name: NAMES.get(call) ?? call.path, call, schema })
}
