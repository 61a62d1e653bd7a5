import type { FastifyInstance, FastifyReply } from 'fastify'

export const NO_STORE = 'no-store'

/**
 * What every answer says unless its call says otherwise: no cache keeps it, since most answers are made for one caller,
 * and no browser takes it for anything but what its type names.
 */
export function addAnswerHeaders(reply: FastifyReply): FastifyReply {
  return reply.header('cache-control', NO_STORE).header('x-content-type-options', 'nosniff')
}

/** Puts these headers on every answer. */
export function addDefaultHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', async (_request, reply) => void addAnswerHeaders(reply))
}
