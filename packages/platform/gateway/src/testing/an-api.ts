import type { Upstream } from '../gateway-config.ts'

export interface Reply {
  readonly status?: number
  readonly body: unknown
}

/** A backend with these replies; every other address is answered with 404. */
export function anApi(replies: Readonly<Record<string, Reply>>): Upstream {
  return {
    handle: (request, response) => {
      const { status = 200, body } = replies[request.url ?? ''] ?? {
        status: 404,
        body: { code: 'NOT_FOUND' },
      }
      response.writeHead(status, { 'Content-Type': 'application/json' })
      response.end(typeof body === 'string' ? body : JSON.stringify(body))
    },
    close: async () => undefined,
  }
}
