import type { FastifyRequest } from 'fastify'

/**
 * The loggable part of an unexpected error: where it happened, without data. Database messages repeat values of the
 * request, and so do URLs: both are left out.
 */
export function formatUnexpectedError(
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
    reason: 'severity' in error ? undefined : error.message,
    stack: error.stack?.split('\n').filter((line) => /^\s+at /.test(line)),
    cause: error.cause instanceof Error ? error.cause.name : undefined,
  }
}
