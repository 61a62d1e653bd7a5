import { afterEach, expect, test } from '@jest/globals'
import { aSite } from '../testing/a-site.ts'
import { aRegistry, publishDrawing } from '../testing/published-apps.ts'
import type { Site } from '../testing/site.ts'

let site: Site
afterEach(() => site.close())

const TLS = { 'x-forwarded-proto': 'https' }

async function aDrawingSite(trustsProxy: boolean) {
  site = await aSite({ trustsProxy })
  const shell = publishDrawing(site, 'shell', '2.0.0')
  site.writeRegistry(aRegistry({ shell, 'mf-search': publishDrawing(site, 'mf-search', '1.0.0') }))
}

test('a page that is still made names its style sheets, with their hashes, to a proxy with TLS', async () => {
  await aDrawingSite(true)

  const { hints, status } = await site.get('/search', TLS)

  expect(status).toBe(200)
  expect(hints).toEqual([
    expect.stringMatching(
      /^<\/remotes\/mf-search\/1\.0\.0\/search\.css>; rel=preload; as=style; crossorigin; integrity="sha256-/,
    ),
  ])
})

test('a page that is there at once names none', async () => {
  await aDrawingSite(true)
  const isDrawn = async () => (await site.get('/search', TLS)).text.includes('data-drawn')
  while (!(await isDrawn())) await new Promise((resolve) => setTimeout(resolve, 50))

  const { hints, headers } = await site.get('/search', TLS)

  expect(headers['server-timing']).toContain('cache')
  expect(hints).toEqual([])
})

test.each([
  ['a proxy without TLS', true, { 'x-forwarded-proto': 'http' }],
  ['a visitor without a proxy', true, {}],
  ['a proxy that is not trusted', false, TLS],
])('%s gets none', async (_connection, trustsProxy, headers) => {
  await aDrawingSite(trustsProxy)

  expect((await site.get('/search', headers)).hints).toEqual([])
})
