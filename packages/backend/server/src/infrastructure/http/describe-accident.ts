import type { FastifyRequest } from 'fastify'

/**
 * What may be written down of an accident: where it happened, never with which data. Messages of the database repeat
 * values of the request, and so do addresses: both stay out.
 */
export function describeAccident(
  error: Error & { code?: string; constraint?: string },
  request: FastifyRequest,
) {
  return {
    requestId: request.id,
    method: request.method,
    route: request.routeOptions.url ?? 'unknown',
    error: error.name,
    code: error.code,
    constraint: error.constraint,
    message: 'severity' in error ? undefined : error.message,
    stack: error.stack?.split('\n').filter((line) => /^\s+at /.test(line)),
    cause: error.cause instanceof Error ? error.cause.name : undefined,
  }
}
