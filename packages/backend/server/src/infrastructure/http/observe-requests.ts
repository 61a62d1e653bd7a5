import type { FastifyInstance } from 'fastify'
import type { Observer } from '../../foundation/kernel/index.ts'

/** Reports every answered request, by the pattern of its call. */
export function observeRequests(app: FastifyInstance, observe: Observer['request']): void {
  if (!observe) return

  app.addHook('onResponse', async (request, reply) => {
    observe({
      id: request.id,
      method: request.method,
      route: request.routeOptions.url ?? 'unknown',
      status: reply.statusCode,
      seconds: reply.elapsedTime / 1000,
    })
  })
}
