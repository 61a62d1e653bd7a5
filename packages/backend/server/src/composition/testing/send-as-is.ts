import { Agent, request } from 'node:http'
import { text } from 'node:stream/consumers'
import type { RawRequest } from './base-request.ts'

export interface RawReply {
  status: number
  body: string
}

/** Creates a function that sends raw requests, which `fetch` would normalize. Each comes from a separate address. */
export function createSender(origin: string) {
  const agent = new Agent({ keepAlive: true })
  let sent = 0

  async function send({ method, path, headers, body }: RawRequest): Promise<RawReply> {
    sent += 1
    const from = [sent >> 16, sent >> 8, sent].map((part) => part & 0xff).join('.')
    const bytes = body === undefined ? undefined : Buffer.from(body)

    return new Promise((resolve, reject) => {
      const outgoing = request(
        `${origin}/`,
        {
          agent,
          method,
          path: `/api${path}`,
          headers: {
            ...headers,
            'x-forwarded-for': `10.${from}`,
            ...(bytes && { 'content-length': bytes.length }),
          },
        },
        (reply) => {
          text(reply).then((answer) => resolve({ status: reply.statusCode ?? 0, body: answer }), reject)
        },
      )
      outgoing.on('error', reject).end(bytes)
    })
  }

  return { send, close: () => agent.destroy() }
}
