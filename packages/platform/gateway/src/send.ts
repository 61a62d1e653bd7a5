import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

export interface Answer {
  readonly status: number
  readonly type: string
  readonly body: string
  readonly headers?: Readonly<Record<string, string>>
}

/** Sends a text, compressed according to Accept-Encoding. */
export async function send(
  request: IncomingMessage,
  response: ServerResponse,
  answer: Answer,
): Promise<void> {
  const { encoding, body } = await compress(
    Buffer.from(answer.body),
    request.headers['accept-encoding'] ?? '',
  )

  response.writeHead(answer.status, {
    'Content-Type': answer.type,
    'Content-Length': body.length,
    ...(encoding && { 'Content-Encoding': encoding }),
    ...answer.headers,
  })
  response.end(request.method === 'HEAD' ? undefined : body)
}

/** Sends a cacheable response with an ETag. A matching `If-None-Match` is answered with 304 and no body. */
export async function sendCacheable(
  request: IncomingMessage,
  response: ServerResponse,
  answer: Answer,
): Promise<void> {
  const etag = `W/"${createHash('sha256').update(answer.body).digest('base64url').slice(0, 27)}"`
  const headers = { ETag: etag, Vary: 'Accept-Encoding', ...answer.headers }
  const known = request.headers['if-none-match']?.split(',').map((one) => one.trim()) ?? []
  if (!known.includes(etag) && !known.includes('*')) return send(request, response, { ...answer, headers })

  response.writeHead(304, headers)
  response.end()
}

/** Sends an error in the API's shape, uncached. If the response has begun, the connection is closed. */
export function sendError(response: ServerResponse, status: number, code: string, error: string): void {
  if (response.headersSent) {
    response.destroy()
    return
  }
  response.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-store',
  })
  response.end(JSON.stringify({ error, code }))
}

async function compress(body: Buffer, accepted: string): Promise<{ encoding?: string; body: Buffer }> {
  if (/\bbr\b/.test(accepted)) {
    // level 5 of 11: a page is compressed per request, so time counts as much as size
    const params = { [constants.BROTLI_PARAM_QUALITY]: 5 }
    return { encoding: 'br', body: await compressBrotli(body, { params }) }
  }
  if (/\bgzip\b/.test(accepted)) return { encoding: 'gzip', body: await compressGzip(body) }
  return { body }
}
