import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { one } from './proxy/forwarded-headers.ts'

/** Version, trace, parent and flags of https://www.w3.org/TR/trace-context/. */
const TRACE = /^00-((?!0{32})[0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}$/
const USABLE = /^[\w.:-]{8,128}$/

/**
 * Gives a request its id and trace, for all that it passes through, and answers with the id. Both are taken over from a
 * `traceparent`: that of the browser, of a proxy, or of this process where it traces. The id of a trusted proxy takes precedence.
 */
export function identify(request: IncomingMessage, response: ServerResponse, trustsProxy: boolean): string {
  const { headers } = request
  const [traceparent, traceId] = TRACE.exec(one(headers.traceparent) ?? '') ?? []
  const trace = traceId ?? randomBytes(16).toString('hex')
  const given = one(headers['x-request-id']) ?? ''
  const id = trustsProxy && USABLE.test(given) ? given : trace

  headers['x-request-id'] = id
  headers.traceparent = traceparent ?? `00-${trace}-${randomBytes(8).toString('hex')}-01`
  response.setHeader('X-Request-Id', id)
  return id
}
