// proves 10.13
import { expect, test } from '@jest/globals'
import { aSite } from './testing/a-site.ts'
import type { GatewayConfig } from './gateway-config.ts'

const FORWARDED = { 'x-forwarded-for': '203.0.113.7' }

/** The logged warnings about proxies after two requests with these headers. */
async function warningsOf(changes: Partial<GatewayConfig>, headers: Record<string, string>) {
  const site = await aSite(changes)
  const publicHost = { host: new URL(changes.publicUrl ?? site.origin).host }
  await site.get('/api/x', { ...publicHost, ...headers })
  await site.get('/', { ...publicHost, ...headers })
  await site.close()
  return site.log.filter((line) => line.includes('TRUST_PROXY'))
}

test('a request through an untrusted proxy causes one warning that names the setting', async () => {
  const warnings = await warningsOf({}, FORWARDED)

  expect(warnings).toHaveLength(1)
  expect(warnings[0]).toContain('If a proxy of yours overwrites that header, set TRUST_PROXY=on')
})

test('a site with an https address that trusts no proxy warns at its start', async () => {
  const warnings = await warningsOf({ publicUrl: 'https://domizil.example' }, {})

  expect(warnings).toEqual([expect.stringContaining('PUBLIC_URL is https')])
})

test.each([
  ['a proxy that is trusted', { trustsProxy: true, publicUrl: 'https://domizil.example' }, FORWARDED],
  ['a site without a proxy', {}, {}],
])('%s causes no warning', async (_, changes, headers) => {
  expect(await warningsOf(changes, headers)).toEqual([])
})
