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

/** Sends a text, compressed as the browser likes it. */
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

/** Sends a text that may be kept, with a mark of its content: who has the same already is told so, without it. */
export async function sendKept(
  request: IncomingMessage,
  response: ServerResponse,
  answer: Answer,
): Promise<void> {
  const mark = `W/"${createHash('sha256').update(answer.body).digest('base64url').slice(0, 27)}"`
  const headers = { ETag: mark, Vary: 'Accept-Encoding', ...answer.headers }
  const known = request.headers['if-none-match']?.split(',').map((one) => one.trim()) ?? []
  if (!known.includes(mark) && !known.includes('*')) return send(request, response, { ...answer, headers })

  response.writeHead(304, headers)
  response.end()
}

/** A refusal in the one shape that all errors have. */
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
    // 5 of 11: a page is made for one visitor, so the time counts as much as the size
    const params = { [constants.BROTLI_PARAM_QUALITY]: 5 }
    return { encoding: 'br', body: await compressBrotli(body, { params }) }
  }
  if (/\bgzip\b/.test(accepted)) return { encoding: 'gzip', body: await compressGzip(body) }
  return { body }
}
