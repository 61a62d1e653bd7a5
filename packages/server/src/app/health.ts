import type { FastifyInstance } from 'fastify'

/** Tells whoever watches the server that it works: it does when the database answers. */
export function addHealth(app: FastifyInstance, prefix: string, ping: () => Promise<void>): void {
  app.get(`${prefix}/health`, async (_request, reply) => {
    await ping()
    return reply.header('cache-control', 'no-store').send({ status: 'ok' })
  })
}
