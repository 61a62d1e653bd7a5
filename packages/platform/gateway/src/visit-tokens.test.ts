// proves 15.59
import { isCanaryBucket } from '@domizil/federation'
import { UNPROVEN_VISIT_HEADER } from '@domizil/api'
import { expect, test } from '@jest/globals'
import { aSite } from './testing/a-site.ts'
import { aRegistry, publishSearch, publishShell } from './testing/published-apps.ts'
import type { Upstream } from './gateway-config.ts'
import { createVisitTokens } from './page/visit.ts'

const HOUR_MS = 3_600_000
const VISITED = { remote: 'mf-search', version: '2.0.0', address: '203.0.113.7' }

test('a token proves the visit it was made for at another gateway with the same key', () => {
  const key = Buffer.alloc(32, 1)
  const token = createVisitTokens(key).tokenOf(VISITED)

  expect(createVisitTokens(key).isTokenOf(VISITED, token)).toBe(true)
})

test.each([
  ['another app', { ...VISITED, remote: 'mf-flat' }],
  ['another version', { ...VISITED, version: '1.0.0' }],
  ['another network', { ...VISITED, address: '203.0.113.8' }],
])('a token does not prove a visit of %s', (_what, other) => {
  const tokens = createVisitTokens()

  expect(tokens.isTokenOf(other, tokens.tokenOf(VISITED))).toBe(false)
})

test('tokens of another site, changed tokens and missing tokens are invalid', () => {
  const tokens = createVisitTokens()
  const [until, mac] = tokens.tokenOf(VISITED).split('.')

  const claimed = [
    createVisitTokens(Buffer.alloc(32)).tokenOf(VISITED),
    `${Number(until) + 1}.${mac}`,
    '.',
    '',
  ]

  expect(claimed.filter((token) => tokens.isTokenOf(VISITED, token))).toEqual([])
})

test('a token is valid for twelve hours', () => {
  let now = 0
  const tokens = createVisitTokens(Buffer.alloc(32), () => now)
  const token = tokens.tokenOf(VISITED)

  now = 12 * HOUR_MS
  expect(tokens.isTokenOf(VISITED, token)).toBe(true)
  now = 13 * HOUR_MS
  expect(tokens.isTokenOf(VISITED, token)).toBe(false)
})

test('a report counts for a canary only with the token of its page and version', async () => {
  const api: Upstream = {
    handle: ({ headers }, response) => response.end(headers[UNPROVEN_VISIT_HEADER] ? 'unproven' : 'proven'),
    close: async () => undefined,
  }
  const site = await aSite({ api })
  const [stable, next] = ['1.0.0', '2.0.0'].map((version) => publishSearch(site, version))
  const since = '2026-11-24T09:00:00.000Z'
  const judge = { minStarts: 100, maxExtra: 2 }
  const canary = { ...next, percent: 10, since, judge }
  const parts = { shell: publishShell(site), 'mf-search': { ...stable, canary } }
  site.writeRegistry(aRegistry(parts as never, { versions: { 'mf-search': [stable, next] } } as never))
  const bucket = Array.from({ length: 100 }, (_, one) => one).find((one) =>
    isCanaryBucket(one, 10, 'mf-search'),
  )

  const { text } = await site.get('/search', { cookie: `bucket=${bucket}` })
  const { visit } = JSON.parse(/id="page-facts">(.*?)<\/script>/.exec(text)?.[1] ?? '').parts.trials[
    'mf-search'
  ]
  const sent = [`2.0.0?visit=${visit}`, '2.0.0', `1.0.0?visit=${visit}`].map((end) =>
    site.ask('POST', `/api/telemetry/start/mf-search/${end}`),
  )

  expect((await Promise.all(sent)).map((answer) => answer.text)).toEqual(['proven', 'unproven', 'unproven'])
  await site.close()
})
