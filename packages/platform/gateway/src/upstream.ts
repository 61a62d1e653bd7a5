import type { IncomingMessage, ServerResponse } from 'node:http'

/** A request handler: the gateway, the server, the identity provider, or a proxy to one. */
export interface Upstream {
  handle(request: IncomingMessage, response: ServerResponse): void
  close(): Promise<void>
}
