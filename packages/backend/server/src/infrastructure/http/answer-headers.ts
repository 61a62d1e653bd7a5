import type { FastifyInstance, FastifyReply } from 'fastify'

export const NO_STORE = 'no-store'

/**
 * Default headers of every response: not cacheable, because most responses are made for one caller, and no content
 * sniffing.
 */
export function addAnswerHeaders(reply: FastifyReply): FastifyReply {
  return reply.header('cache-control', NO_STORE).header('x-content-type-options', 'nosniff')
}

/** Sets these headers on every response. */
export function addDefaultHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', async (_request, reply) => void addAnswerHeaders(reply))
}
