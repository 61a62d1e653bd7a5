import type { IncomingMessage, ServerResponse } from 'node:http'

/** Anything that answers requests: the gateway itself, the server, the identity provider, or a proxy to one. */
export interface Upstream {
  handle(request: IncomingMessage, response: ServerResponse): void
  close(): Promise<void>
}
