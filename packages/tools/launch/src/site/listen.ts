import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Upstream } from '@domizil/gateway'
import type { Duplex } from 'node:stream'

interface Refusal {
  status: string
  code: string
  error: string
}

const UNREADABLE: Refusal = {
  status: '400 Bad Request',
  code: 'MALFORMED_REQUEST',
  error: 'This request cannot be read.',
}
const REFUSALS: Readonly<Record<string, Refusal>> = {
  HPE_HEADER_OVERFLOW: {
    status: '431 Request Header Fields Too Large',
    code: 'HEADERS_TOO_LARGE',
    error: 'The address or the headers of this request are too long.',
  },
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: '408 Request Timeout',
    code: 'REQUEST_TIMEOUT',
    error: 'This request took too long to arrive.',
  },
}

/** Answers a malformed HTTP request with an error in the API's shape. */
function refuseUnreadable(problem: NodeJS.ErrnoException, socket: Duplex): void {
  if (!socket.writable || problem.code === 'ECONNRESET') return void socket.destroy()

  const { status, code, error } = REFUSALS[problem.code ?? ''] ?? UNREADABLE
  const body = JSON.stringify({ error, code })
  const head = [
    `HTTP/1.1 ${status}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    'Connection: close',
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
}

const LAST_REQUESTS_MS = 5_000

/** Longer than proxies and balancers keep an idle connection, so that none is closed while it is being used. */
const IDLE_MS = 75_000

/** What answers the requests of a port. */
export interface Answering extends Pick<Upstream, 'handle'> {
  /** Whether connections end with the next answer on them. */
  isDraining?: () => boolean
}

/** A listening server. Closing it waits for requests in flight, up to a limit. */
export type Listener = Awaited<ReturnType<typeof listen>>

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
) {
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
