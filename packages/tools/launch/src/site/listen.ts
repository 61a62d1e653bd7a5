import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Upstream } from '@domizil/gateway'
import { refuseUnreadable } from './refuse-unreadable.ts'

const LAST_REQUESTS_MS = 5_000

/** Longer than proxies and balancers keep an idle connection, so that none is closed while it is being used. */
const IDLE_MS = 75_000

/** What answers the requests of a port. */
export interface Answering extends Pick<Upstream, 'handle'> {
  /** Whether connections end with the next answer on them. */
  isDraining?: () => boolean
}

/** A listening server. Closing it waits for requests in flight, up to a limit. */
export interface Listener {
  close(): Promise<void>
}

/**
 * Answers requests on a port. An exception of a handler is passed to `onFailure` and fails its own request only.
 *
 * @throws {Error} with the code EADDRINUSE if the port is in use.
 */
export async function listen(
  { handle, isDraining = () => false }: Answering,
  port: number,
  host: string,
  onFailure: (error: unknown) => void,
): Promise<Listener> {
  const server = createServer({ keepAliveTimeout: IDLE_MS }, (request, response) => {
    if (isDraining()) response.shouldKeepAlive = false
    attempt(handle, request, response).catch((error: unknown) => {
      onFailure(error)
      breakOff(response)
    })
  })

  server.on('clientError', refuseUnreadable)

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })

  return { close: () => closeServer(server) }
}

/** Also awaits a handler that returns a promise, though its type does not. */
async function attempt(
  handle: (request: IncomingMessage, response: ServerResponse) => unknown,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  await handle(request, response)
}

function breakOff(response: ServerResponse): void {
  if (response.headersSent) response.destroy()
  else response.writeHead(500).end()
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const impatience = setTimeout(() => server.closeAllConnections(), LAST_REQUESTS_MS)
    server.close(() => {
      clearTimeout(impatience)
      resolve()
    })
    server.closeIdleConnections()
  })
}
