// proves 18.7
import { Agent, createServer, get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from '@jest/globals'
import { type ProxyOptions, proxyTo } from './proxy.ts'
import { aSite } from '../testing/a-site.ts'

const closing: (() => Promise<unknown>)[] = []
afterEach(() => Promise.all(closing.splice(0).map((close) => close())))

async function anOrigin(onConnection = () => {}): Promise<string> {
  const server = createServer((request, response) => {
    response.end(JSON.stringify({ url: request.url, headers: request.headers }))
  })
  server.on('connection', onConnection)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closing.push(() => new Promise((resolve) => server.close(resolve).closeAllConnections()))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

async function aSiteInFrontOf(origin: string, options?: ProxyOptions) {
  const proxy = proxyTo(origin, options)
  const site = await aSite({ api: proxy, identity: proxy })
  closing.push(site.close)
  return site
}

const claims = {
  'x-forwarded-for': '6.6.6.6',
  'x-forwarded-host': 'domizil.example',
  'x-forwarded-proto': 'https',
}

test('a request is forwarded with its path and query', async () => {
  const site = await aSiteInFrontOf(await anOrigin())

  const { text } = await site.get('/api/flat/list?page=2')

  expect(JSON.parse(text).url).toBe('/api/flat/list?page=2')
})

test('forwarding headers from a visitor are replaced', async () => {
  const site = await aSiteInFrontOf(await anOrigin())

  const { text } = await site.get('/api/x', {
    ...claims,
    forwarded: 'for=6.6.6.6',
    'x-forwarded-prefix': '/x',
  })

  const { headers } = JSON.parse(text)
  expect(headers).toMatchObject({
    'x-forwarded-for': expect.stringMatching(/^(::ffff:)?127\.0\.0\.1$/),
    'x-forwarded-host': new URL(site.origin).host,
    'x-forwarded-port': new URL(site.origin).port,
    'x-forwarded-proto': 'http',
  })
  expect(Object.keys(headers)).not.toContain('forwarded')
  expect(Object.keys(headers)).not.toContain('x-forwarded-prefix')
})

test('a trusted proxy’s forwarding headers are kept, without addresses a visitor may have added', async () => {
  const site = await aSiteInFrontOf(await anOrigin(), { trustProxy: true })

  const { text } = await site.get('/api/x', { ...claims, 'x-forwarded-for': '1.1.1.1, 6.6.6.6' })

  expect(JSON.parse(text).headers).toMatchObject({
    'x-forwarded-for': '6.6.6.6',
    'x-forwarded-host': 'domizil.example',
    'x-forwarded-port': '443',
    'x-forwarded-proto': 'https',
  })
})

test.each([
  ['/auth/realms/domizil/account?tab=1', '/auth/realms/domizil/account?tab=1'],
  ['/auth/resources/abc/login.css', '/auth/resources/abc/login.css'],
  ['/auth/admin/../realms/domizil', '/auth/realms/domizil'],
])('with a list of allowed paths, %s is forwarded as %s', async (target, handedOn) => {
  const site = await aSiteInFrontOf(await anOrigin(), { only: ['/auth/realms/', '/auth/resources/'] })

  expect(JSON.parse((await site.get(target)).text).url).toBe(handedOn)
})

test.each([
  '/auth',
  '/auth/admin/',
  '/auth/metrics',
  '/auth/realms',
  '/auth/realms/../admin/',
  '/auth/realms/%2e%2e/admin/',
  '/auth/realms/..%2fadmin/',
  '/auth/realms/..;/admin/',
  '/auth/resources/..%5Cadmin/',
])('with a list of allowed paths, %s is answered with 404', async (target) => {
  const site = await aSiteInFrontOf(await anOrigin(), { only: ['/auth/realms/', '/auth/resources/'] })

  const { status, text } = await site.get(target)

  expect([status, JSON.parse(text).code]).toEqual([404, 'ADDRESS_NOT_FOUND'])
})

test('requests reuse connections to the origin, whatever the visitor’s Connection header says', async () => {
  let connections = 0
  const site = await aSiteInFrontOf(await anOrigin(() => (connections += 1)))

  const answers = [await site.get('/api/x'), await site.get('/api/x', { connection: 'close' })]

  expect(answers.map(({ text }) => JSON.parse(text).headers.connection)).toEqual(['keep-alive', 'keep-alive'])
  expect(connections).toBe(1)
})

test('listeners do not accumulate on a visitor’s connection', async () => {
  const proxy = proxyTo(await anOrigin())
  const listeners: number[] = []
  const server = createServer((request, response) => {
    listeners.push(request.socket.listenerCount('timeout'))
    proxy.handle(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  closing.push(
    async () => agent.destroy(),
    async () => server.close(),
    proxy.close,
  )
  const ask = () =>
    new Promise<void>((resolve, reject) => {
      const { port } = server.address() as AddressInfo
      get({ port, agent }, (answer) => answer.resume().once('end', resolve)).once('error', reject)
    })

  for (let request = 1; request <= 3; request += 1) await ask()

  expect(listeners).toEqual([listeners[0], listeners[0], listeners[0]])
})

test('an unreachable origin is answered with 502 in the usual form of errors', async () => {
  const site = await aSiteInFrontOf('http://127.0.0.1:9')

  const { status, text } = await site.get('/api/x')

  expect(status).toBe(502)
  expect(JSON.parse(text)).toMatchObject({ code: 'UPSTREAM_UNREACHABLE' })
})
