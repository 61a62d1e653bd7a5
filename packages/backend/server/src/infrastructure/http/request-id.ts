import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'

const HEADER = 'x-request-id'

/** Letters, digits and a few signs: what a log line takes as it is. */
const USABLE = /^[\w.:-]{8,128}$/

/** The id that the gateway gave to a request, or a new one. */
export function requestIdOf({ headers }: IncomingMessage): string {
  const given = [headers[HEADER] ?? []].flat()[0] ?? ''

  return USABLE.test(given) ? given : randomUUID()
}

/** Answers every request with its id, by which its lines in the log are found. */
export function addRequestIds(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => void reply.header(HEADER, request.id))
}
