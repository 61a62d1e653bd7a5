import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import type { FastifyInstance } from 'fastify'
import { defineRoom, type Observer } from '../../foundation/kernel/index.ts'
import type { DiskWatch } from './disk-watch.ts'
import { fieldWords, refuse } from './http-refusals.ts'
import { findUnstorable } from './unstorable.ts'

export { addDefaultHeaders } from './answer-headers.ts'
export { addAuthentication, createAuthentication } from './authentication.ts'
export { createDiskWatch } from './disk-watch.ts'
export { addErrorHandler, answerUnreadableAddress } from './error-handler.ts'
export { addOpenApi } from './openapi/openapi-routes.ts'
export { addRateLimits, DEFAULT_LIMITS, type Limits } from './rate-limits.ts'
export { serializerCompiler, validatorCompiler } from './validation.ts'
export { createTokenVerifier, type IdentityConfig, type VerifyToken } from './verify-token.ts'

/** Refusals and routes of the API itself. */
export const httpRoom = defineRoom({
  fieldWords,
  refusals: refuse.table,
})

/** Below this size compression saves no time. */
const THRESHOLD_BYTES = 1_024
/**
 * A response is compressed per request, so time counts as much as size. For a search with 327 pins (93 kB) brotli at
 * this level yields 16.6 kB in 0.25 ms, two levels more 16.0 kB in 0.58 ms; gzip 18.0 kB in 0.46 ms.
 */
const BROTLI_QUALITY = 1
const GZIP_LEVEL = 2
/**
 * Up to this size a response is compressed synchronously: a stream switches threads for each chunk, which takes
 * longer than the compression (at most a millisecond for this size).
 */
const IN_ONE_GO_BYTES = 256 * 1024

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

const HEADER = 'x-request-id'

/** Letters, digits and a few signs: what a log line takes as it is. */
const USABLE = /^[\w.:-]{8,128}$/

/** Compresses responses according to Accept-Encoding. Pictures and PDFs are compressed already. */
export async function addCompression(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: THRESHOLD_BYTES,
    syncThreshold: IN_ONE_GO_BYTES,
    zlibOptions: { level: GZIP_LEVEL },
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
    // Compressed request bodies are refused: they could be decompression bombs, and our clients send none.
    globalDecompression: false,
  })
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

/** The id that the gateway gave to a request, or a new one. */
export function requestIdOf({ headers }: IncomingMessage): string {
  const given = [headers[HEADER] ?? []].flat()[0] ?? ''

  return USABLE.test(given) ? given : randomUUID()
}

/** Answers every request with its id, by which its lines in the log are found. */
export function addRequestIds(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => void reply.header(HEADER, request.id))
}

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
