import type { FastifyInstance } from 'fastify'
import type { DiskWatch } from './disk-watch.ts'

/** The readiness check: the database answers, and writes succeed. */
export function addHealth(
  app: FastifyInstance,
  prefix: string,
  { ping, disk }: { ping: () => Promise<void>; disk: DiskWatch },
): void {
  app.get(`${prefix}/health`, async (_request, reply) => {
    await ping()
    const canWrite = await disk.canWrite()

    return reply.code(canWrite ? 200 : 507).send({ status: canWrite ? 'ok' : 'disk full' })
  })
}
