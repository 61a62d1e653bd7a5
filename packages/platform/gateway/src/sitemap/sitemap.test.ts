// proves 2.1
import { afterEach, expect, test } from '@jest/globals'
import type { GatewayConfig } from '../gateway-config.ts'
import { anApi, type Reply } from '../testing/an-api.ts'
import { aSite } from '../testing/a-site.ts'
import type { Site } from '../testing/site.ts'
import { aRegistry, publishFlat, publishSearch, publishShell } from '../testing/published-apps.ts'

const sites: Site[] = []
afterEach(() => Promise.all(sites.splice(0).map((site) => site.close())))

async function aSiteWith(
  replies: Record<string, Reply>,
  changes: Partial<GatewayConfig> = {},
): Promise<Site> {
  const site = await aSite({ api: anApi(replies), ...changes })
  sites.push(site)
  site.writeRegistry(
    aRegistry({
      shell: publishShell(site),
      'mf-search': publishSearch(site, '1.0.0'),
      'mf-flat': publishFlat(site),
    }),
  )
  return site
}

const published = (total: number, ...ids: number[]): Reply => ({
  body: {
    total,
    pageSize: 15_000,
    items: ids.map((id) => ({ id, changedAt: `2027-03-0${id}T12:00:00.000Z` })),
  },
})
const FIRST = '/api/flat/published?page=0'
const placesIn = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, place]) => place)

test('the sitemap names every described page and every listed flat, in every language', async () => {
  const site = await aSiteWith({ [FIRST]: published(2, 1, 2) })

  const { status, headers, text } = await site.get('/sitemap.xml')

  expect([status, headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8'])
  expect(placesIn(text).map((place) => place?.replace(site.origin, ''))).toEqual(
    ['/', '/search', '/flat/1', '/flat/2'].flatMap((path) => [
      path,
      path === '/' ? '/de' : `/de${path}`,
      path === '/' ? '/es' : `/es${path}`,
    ]),
  )
})

test('each entry of the sitemap has its last change and its translations', async () => {
  const site = await aSiteWith({ [FIRST]: published(1, 1) })

  const { text } = await site.get('/sitemap.xml')

  const german = text.split('\n').find((line) => line.includes(`<loc>${site.origin}/de/flat/1</loc>`))
  expect(german).toBe(
    `<url><loc>${site.origin}/de/flat/1</loc><lastmod>2027-03-01T12:00:00.000Z</lastmod>` +
      `<xhtml:link rel="alternate" hreflang="en" href="${site.origin}/flat/1"/>` +
      `<xhtml:link rel="alternate" hreflang="de" href="${site.origin}/de/flat/1"/>` +
      `<xhtml:link rel="alternate" hreflang="es" href="${site.origin}/es/flat/1"/>` +
      `<xhtml:link rel="alternate" hreflang="x-default" href="${site.origin}/flat/1"/></url>`,
  )
})

test('a sitemap over the limit is split behind an index', async () => {
  const site = await aSiteWith({
    [FIRST]: published(15_001, 1),
    '/api/flat/published?page=1': published(15_001, 2),
    '/api/flat/published?page=2': published(15_001),
  })

  const index = await site.get('/sitemap.xml')
  const [pages, second, third] = await Promise.all(
    ['/sitemap-pages.xml', '/sitemap-flats-2.xml', '/sitemap-flats-3.xml'].map((one) => site.get(one)),
  )

  expect(index.text).toContain('<sitemapindex')
  expect(placesIn(index.text)).toEqual(
    ['pages', 'flats-1', 'flats-2'].map((name) => `${site.origin}/sitemap-${name}.xml`),
  )
  expect(placesIn(pages?.text ?? '')).toHaveLength(6)
  expect(placesIn(second?.text ?? '')[0]).toBe(`${site.origin}/flat/2`)
  expect(third?.status).toBe(404)
})

test('without the backend the sitemap is answered with 503 and Retry-After', async () => {
  const site = await aSiteWith({ [FIRST]: { status: 500, body: {} } })

  const { status, headers } = await site.get('/sitemap.xml')

  expect([status, headers['retry-after']]).toEqual([503, '600'])
})

test('a sitemap with a matching etag is answered with 304', async () => {
  const site = await aSiteWith({ [FIRST]: published(1, 1) })

  const { etag = '' } = (await site.get('/sitemap.xml')).headers
  const again = await site.get('/sitemap.xml', { 'if-none-match': etag })

  expect([again.status, again.text]).toEqual([304, ''])
})

test('robots.txt names the sitemap, and excludes the sign-in', async () => {
  const site = await aSiteWith({})

  const { headers, text } = await site.get('/robots.txt')

  expect(headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(text.split('\n')).toEqual(
    expect.arrayContaining(['Disallow: /auth/', `Sitemap: ${site.origin}/sitemap.xml`]),
  )
  expect(text).not.toContain('Disallow: /\n')
})

test('robots.txt of a test site excludes everything', async () => {
  const site = await aSiteWith({}, { isIndexed: false })

  expect((await site.get('/robots.txt')).text).toBe('User-agent: *\nDisallow: /\n')
})
