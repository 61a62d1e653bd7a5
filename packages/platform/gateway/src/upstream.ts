import type { IncomingMessage, ServerResponse } from 'node:http'

/** A request handler: the gateway, the server, the identity provider, or a proxy to one. */
export interface Upstream {
  handle(request: IncomingMessage, response: ServerResponse): void
  close(): Promise<void>
  /** Whether no origin behind it answers; left out by a part of this process. */
  isAway?(): boolean
}
