import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Upstream } from '@domizil/gateway'
import { expect, test } from '@jest/globals'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { aFreePort } from '../testing/launched.ts'
import { listen } from './listen.ts'

/** A handler that fails at every address but one. */
const falling = (fall: () => unknown): Upstream['handle'] => {
  const handle = (request: IncomingMessage, response: ServerResponse) =>
    request.url === '/good' ? response.end('good') : fall()
  return handle
}

test.each([
  [
    'throws',
    () => {
      throw new Error('it fell')
    },
  ],
  ['fails later', () => Promise.reject(new Error('it fell'))],
])('a handler that %s aborts only its own answer', async (_, fall) => {
  const port = await aFreePort()
  const told: unknown[] = []
  const upstream = { handle: falling(fall), close: async () => undefined }
  const listener = await listen(upstream, port, '127.0.0.1', (error) => told.push(error))

  const bad = await fetch(`http://127.0.0.1:${port}/bad`).then(({ status }) => status)
  const good = await fetch(`http://127.0.0.1:${port}/good`).then((answer) => answer.text())
  await listener.close()

  expect([bad, good, told]).toEqual([500, 'good', [new Error('it fell')]])
})

test.each([
  [
    'an address of 20 kB',
    `GET /${'x'.repeat(20_000)} HTTP/1.1\r\nHost: localhost\r\n\r\n`,
    431,
    'HEADERS_TOO_LARGE',
  ],
  ['no HTTP', 'HELLO\r\n\r\n', 400, 'MALFORMED_REQUEST'],
])('%s is refused in the usual form of errors', async (_, sent, status, code) => {
  const port = await aFreePort()
  const upstream = { handle: () => undefined, close: async () => undefined }
  const listener = await listen(upstream, port, '127.0.0.1', () => undefined)

  const socket = connect(port, '127.0.0.1')
  socket.write(sent)
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n')
  await listener.close()

  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  expect(JSON.parse(body)).toEqual({ error: expect.any(String), code })
})
