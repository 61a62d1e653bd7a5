import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Upstream } from '@domizil/gateway'
import { refuseUnreadable } from './refuse-unreadable.ts'

const LAST_REQUESTS_MS = 5_000

/** A server that answers. Closing it waits for the requests at work, but not for ever. */
export interface Listener {
  close(): Promise<void>
}

/**
 * Answers requests on a port. What a handler lets fall is told to `onFailure` and costs its own request only.
 *
 * @throws {Error} with the code EADDRINUSE if another program does so already.
 */
export async function listen(
  { handle }: Upstream,
  port: number,
  host: string,
  onFailure: (error: unknown) => void,
): Promise<Listener> {
  const server = createServer((request, response) => {
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

/** Waits for a handler that gives a promise, too, though none has to. */
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
