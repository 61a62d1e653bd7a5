import * as contract from '@domizil/api'
import type { Call, CallSchema } from '@domizil/api'
import type { FastifyInstance } from 'fastify'

/** A registered call with its name in the API. */
export interface RegisteredCall {
  name: string
  call: Call
  schema: CallSchema
}

declare module 'fastify' {
  interface FastifyInstance {
    /** All registered calls. */
    registeredCalls: RegisteredCall[]
  }
}

const NAMES = new Map<object, string>(
  Object.entries(contract).flatMap(([name, value]): [object, string][] =>
    typeof value === 'object' ? [[value, name]] : [],
  ),
)

/** Records a registered call for the API's description. */
export function registerOperation(app: FastifyInstance, call: Call, schema: CallSchema): void {
  app.registeredCalls.push({ name: NAMES.get(call) ?? call.path, call, schema })
}
