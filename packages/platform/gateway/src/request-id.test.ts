// proves 11.23, 18.4
import { afterEach, expect, test } from '@jest/globals'
import type { AnsweredRequest } from './gateway-config.ts'
import { aSite } from './testing/a-site.ts'
import type { GatewayConfig, Upstream } from './gateway-config.ts'
import type { Site } from './testing/site.ts'

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736'
const PARENT = `00-${TRACE}-00f067aa0ba902b7-01`
/** Answers with the headers that it was sent. */
const mirror: Upstream = {
  handle: ({ headers }, response) => response.end(JSON.stringify(headers)),
  close: async () => undefined,
}

let site: Site
afterEach(() => site.close())

async function ask(headers: Record<string, string>, change: Partial<GatewayConfig> = {}) {
  site = await aSite({ api: mirror, ...change })
  const answer = await site.get('/api/x', headers)
  return { answered: String(answer.headers['x-request-id']), handedOn: JSON.parse(answer.text) }
}

test('each request gets an id, which backend and visitor both see', async () => {
  const { answered, handedOn } = await ask({ 'x-request-id': 'made-up-by-a-visitor' })

  expect(answered).toMatch(/^[0-9a-f]{32}$/)
  expect(handedOn).toMatchObject({
    'x-request-id': answered,
    traceparent: expect.stringMatching(new RegExp(`^00-${answered}-[0-9a-f]{16}-01$`)),
  })
})

test('an incoming trace is continued', async () => {
  const { answered, handedOn } = await ask({ traceparent: PARENT })

  expect(answered).toBe(TRACE)
  expect(handedOn.traceparent).toBe(PARENT)
})

test('an invalid trace is replaced', async () => {
  const { answered } = await ask({ traceparent: `00-${'0'.repeat(32)}-00f067aa0ba902b7-01` })

  expect(answered).toMatch(/^(?!0{32})[0-9a-f]{32}$/)
})

test('the request id of a trusted proxy is kept', async () => {
  const { answered } = await ask({ 'x-request-id': 'proxy-4711' }, { trustsProxy: true })

  expect(answered).toBe('proxy-4711')
})

test('every answer is reported by its route, never by its full address', async () => {
  const seen: AnsweredRequest[] = []
  const { answered } = await ask({}, { observe: (one) => seen.push(one) })
  await site.get('/search?q=secret.txt')
  await site.get('/robots.txt')

  expect(seen.map(({ route, status }) => [route, status])).toEqual([
    ['/api', 200],
    ['page', 200],
    ['file', 200],
  ])
  expect(seen[0]).toEqual({
    id: answered,
    method: 'GET',
    route: '/api',
    status: 200,
    seconds: expect.any(Number),
  })
})
