import type { FastifyInstance } from 'fastify'
import { findUnstorable } from './unstorable.ts'

/**
 * Refuses in the address of a route what its schema would refuse if it had one: such words go to the database as well.
 */
export function addUncheckedAddresses(app: FastifyInstance): void {
  app.addHook('preValidation', async ({ is404, params, query, routeOptions: { schema } }) => {
    if (is404) return
    const unstorable =
      (schema?.params ? undefined : findUnstorable(params)) ??
      (schema?.querystring ? undefined : findUnstorable(query))

    if (unstorable) throw Object.assign(new Error('Unstorable'), { validation: [unstorable] })
  })
}
