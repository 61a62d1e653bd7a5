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
export function refuseUnreadable(problem: NodeJS.ErrnoException, socket: Duplex): void {
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
