import { Agent, type IncomingHttpHeaders, request } from 'node:http'
import { buffer } from 'node:stream/consumers'

const agent = new Agent({ keepAlive: true })

export interface Answer {
  status: number
  /** The raw body, possibly compressed. */
  bytes: Buffer
  headers: IncomingHttpHeaders
  /** From the call until the last byte, without decoding. */
  milliseconds: number
}

/** Posts JSON over a keep-alive connection, as a browser does. */
export async function post(url: string, body: string, headers: Record<string, string>): Promise<Answer> {
  const startedAt = performance.now()
  const answer = await new Promise<Answer>((resolve, reject) => {
    const sent = request(url, { method: 'POST', agent, headers: headersOf(body, headers) }, (coming) => {
      buffer(coming).then(
        (bytes) =>
          resolve({ status: coming.statusCode ?? 0, bytes, headers: coming.headers, milliseconds: 0 }),
        reject,
      )
    })
    sent.once('error', reject)
    sent.end(body)
  })
  return { ...answer, milliseconds: performance.now() - startedAt }
}

function headersOf(body: string, headers: Record<string, string>): Record<string, string | number> {
  return {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'accept-encoding': 'br, gzip',
    ...headers,
  }
}
