import type { FastifyInstance } from 'fastify'
import type { DiskWatch } from './disk-watch.ts'

/** What the checks ask. */
export interface HealthParts {
  /** Fails when the database is out of reach. */
  ping: () => Promise<void>
  disk: DiskWatch
  /** The parts that are away, without which most calls still work. */
  listAway?: (() => string[]) | undefined
  /** Whether the process is about to end: it answers, but should be sent nothing more. */
  isDraining?: (() => boolean) | undefined
}

/**
 * Three checks. `live` answers while the process can: a database that is away is no reason to start it again.
 * `ready`, and the address without a name, asks whether requests should be sent here: the database answers, writes
 * succeed, and the process goes on. A storage that is away is named, but leaves search and booking to work. `started` answers once the tables fit and all parts are made, as they are here.
 */
export function addHealth(
  app: FastifyInstance,
  prefix: string,
  { ping, disk, listAway = () => [], isDraining = () => false }: HealthParts,
): void {
  for (const name of ['live', 'started']) {
    app.get(`${prefix}/health/${name}`, async () => ({ status: 'ok' }))
  }

  for (const path of [`${prefix}/health`, `${prefix}/health/ready`]) {
    app.get(path, async (_request, reply) => {
      if (isDraining()) return reply.code(503).send({ status: 'draining' })
      await ping()
      const canWrite = await disk.canWrite()
      const away = listAway()

      return reply
        .code(canWrite ? 200 : 507)
        .send({ status: canWrite ? 'ok' : 'disk full', ...(away.length > 0 && { away }) })
    })
  }
}
