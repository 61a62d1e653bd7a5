// proves 18.6, 18.7
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, expect, test } from '@jest/globals'
import { aSite } from '../testing/a-site.ts'
import { proxyTo } from './proxy.ts'

const NOBODY = 'http://127.0.0.1:9'
const closing: (() => unknown)[] = []

afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

async function anOrigin(answer: RequestListener): Promise<{ url: string; server: Server }> {
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closing.push(() => server.close().closeAllConnections())
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server }
}

const named = (name: string) =>
  anOrigin((request, response) => {
    void text(request).then((body) => response.end(`${name} ${request.method} ${body}`))
  })

/** Breaks the connection once it has read the request. */
const breaking = () => anOrigin((request) => void text(request).then(() => request.socket.destroy()))

async function post(origin: string, body: string) {
  const answer = await fetch(`${origin}/api/x`, { method: 'POST', body })
  return [answer.status, await answer.text()]
}

async function inFrontOf(urls: string[], healthPath?: string) {
  const log: string[] = []
  const proxy = proxyTo(urls, { log: (line) => log.push(line), ...(healthPath && { healthPath }) })
  const site = await aSite({ api: proxy, identity: proxy })
  closing.push(site.close)
  return { site, log }
}

test('requests are distributed over several origins in turn', async () => {
  const [one, two] = await Promise.all([named('one'), named('two')])
  const { site } = await inFrontOf([one.url, two.url])

  const answers = [await site.get('/api/x'), await site.get('/api/x'), await site.get('/api/x')]

  expect(new Set(answers.slice(0, 2).map(({ text: said }) => said))).toEqual(
    new Set(['one GET ', 'two GET ']),
  )
  expect(answers[2]?.text).toBe(answers[0]?.text)
})

test('a request that an unreachable origin did not receive is sent to another one, with its body', async () => {
  const { url } = await named('one')
  const { site } = await inFrontOf([NOBODY, url])

  const answers = [await post(site.origin, 'a'), await post(site.origin, 'b'), await post(site.origin, 'c')]

  expect(answers).toEqual([
    [200, 'one POST a'],
    [200, 'one POST b'],
    [200, 'one POST c'],
  ])
})

test('an interrupted read is repeated, an interrupted change is not', async () => {
  const [bad, good] = await Promise.all([breaking(), named('one')])
  const { site } = await inFrontOf([bad.url, good.url])

  const reads = [await site.get('/api/x'), await site.get('/api/x')]
  const changes = [await post(site.origin, 'a'), await post(site.origin, 'b')]

  expect(reads.map(({ status }) => status)).toEqual([200, 200])
  expect(changes.map(([status]) => status).toSorted()).toEqual([200, 502])
})

test('an upload is streamed through', async () => {
  const { url } = await named('one')
  const { site } = await inFrontOf([url])
  const large = 'x'.repeat(400_000)

  expect(await post(site.origin, large)).toEqual([200, `one POST ${large}`])
})

test('an origin that is not ready gets no requests until it is, and the log says so', async () => {
  let isReady = false
  const [leaving, staying] = await Promise.all([
    anOrigin((request, response) =>
      response.writeHead(request.url === '/ready' && !isReady ? 503 : 200).end('leaving'),
    ),
    named('staying'),
  ])
  const { site, log } = await inFrontOf([leaving.url, staying.url], '/ready')
  await until(() => log.length > 0)

  const answers = [await site.get('/api/x'), await site.get('/api/x')]
  isReady = true
  await until(() => log.length > 1)
  const later = [await site.get('/api/x'), await site.get('/api/x')]

  expect(answers.map(({ text: said }) => said)).toEqual(['staying GET ', 'staying GET '])
  expect(later.map(({ text: said }) => said).toSorted()).toEqual(['leaving', 'staying GET '])
  expect(log).toEqual([`${leaving.url} is away, or not ready`, `${leaving.url} answers again`])
})

test('the gateway is healthy without its backend, and names it as away', async () => {
  const { site, log } = await inFrontOf([NOBODY], '/ready')
  await until(() => log.length > 0)

  const { status, text: said } = await site.get('/health')

  expect([status, JSON.parse(said)]).toEqual([200, { status: 'ok', away: ['api', 'identity'] }])
})

/** Looks again after each turn of the event loop. */
async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((resolve) => setImmediate(resolve))
}
