// proves 15.42
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { EMPTY_REGISTRY } from '@domizil/federation'
import { afterEach, expect, test } from '@jest/globals'
import { runCommand } from './command-line.ts'
import { servicePlace } from './service-place.ts'

const WISH = {
  reason: '3 of 4 failed.',
  findings: [{ code: 'FAILED_STARTS', values: {} }],
  newChannel: false,
}

const bodies: unknown[] = []
/** Answers a change as an older service does, which knows the reason alone. */
const service = createServer((request, response) => void answer(request, response))

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = JSON.parse(await text(request)) as object
  bodies.push(body)
  const isRefused = 'findings' in body
  response.writeHead(isRefused ? 400 : 200, { 'Content-Type': 'application/json' })
  response.end(JSON.stringify(isRefused ? { code: 'REQUEST_INVALID', error: 'additional' } : EMPTY_REGISTRY))
}

afterEach(() => void service.close())

test('a service that is older than findings gets the change with the reason alone', async () => {
  await once(service.listen(0, '127.0.0.1'), 'listening')
  const { port } = service.address() as AddressInfo

  await servicePlace(`http://127.0.0.1:${port}/registry`, 'token').rollback(['mf-x'], 'production', WISH)

  expect(bodies).toEqual([
    expect.objectContaining({ findings: WISH.findings }),
    { kind: 'rollback', apps: ['mf-x'], newChannel: false, reason: WISH.reason },
  ])
})

test('another server than a registry is told by what its address lacks', async () => {
  const other = createServer((_request, response) => response.writeHead(404).end())
  await once(other.listen(0, '127.0.0.1'), 'listening')
  const { port } = other.address() as AddressInfo

  const asked = servicePlace(`http://127.0.0.1:${port}/regis`, 'token').read()

  await expect(asked).rejects.toThrow('/regis: the address of one ends with /registry.')
  other.close()
})

test('a service that is older than budgets says so where they are asked for, and tells its history all the same', async () => {
  const older = createServer((request, response) => {
    const isKnown = request.url?.endsWith('/registry') === true
    response.writeHead(isKnown ? 200 : 404, { 'Content-Type': 'application/json' })
    response.end(
      JSON.stringify(isKnown ? EMPTY_REGISTRY : { code: 'ADDRESS_NOT_FOUND', error: 'Nothing here.' }),
    )
  })
  await once(older.listen(0, '127.0.0.1'), 'listening')
  const url = `http://127.0.0.1:${(older.address() as AddressInfo).port}/registry`
  const run = (command: string) => runCommand([command, '--registry', url], { REGISTRY_TOKEN: 'token' })

  await expect(run('budget')).rejects.toThrow(
    `The registry at ${url} is older than this command, and lacks it.`,
  )
  expect(await run('history')).toBe('The channel production has not changed yet.')
  older.close()
})
