// proves 12.2
import type { ServerResponse } from 'node:http'
import { afterEach, expect, test } from '@jest/globals'
import type { PublicFlat } from '@domizil/api'
import { aPublicFlat } from '../../testing/a-public-flat.ts'
import { anApi, type Reply } from '../../testing/an-api.ts'
import { aSite } from '../../testing/a-site.ts'
import { complaintsAbout } from '../../testing/schema-org.ts'
import type { Site } from '../../testing/site.ts'
import { aRegistry, publishFlat, publishSearch, publishShell } from '../../testing/published-apps.ts'
import type { GatewayConfig } from '../../gateway-config.ts'

const sites: Site[] = []
afterEach(() => Promise.all(sites.splice(0).map((site) => site.close())))

async function aSiteWith(changes: Partial<GatewayConfig>): Promise<Site> {
  const site = await aSite(changes)
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

const aSiteWithApi = (replies: Record<string, Reply>) => aSiteWith({ api: anApi(replies) })
const aSiteWithFlat = (flat: Partial<PublicFlat> = {}) =>
  aSiteWithApi({ '/api/flat/7': { body: aPublicFlat(flat) } })

const decode = (text: string) =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')

/** The meta tags of a page by name, as a link preview reads them. */
function metaIn(html: string): Record<string, string> {
  const tags = html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)">/g)
  return Object.fromEntries([...tags].map(([, name = '', content = '']) => [name, decode(content)]))
}
const titleIn = (html: string) => decode(/<title>(.*?)<\/title>/.exec(html)?.[1] ?? '')
const dataIn = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, text = '']) =>
    JSON.parse(text),
  )

test('title and description of a page come from its app, in the language of the page', async () => {
  const site = await aSiteWith({})

  const { text } = await site.get('/de/search?q=Berlin')

  expect(titleIn(text)).toBe('Furnished flats to rent (de) | Domizil')
  expect(metaIn(text)).toMatchObject({
    description: 'On a list and a map. (de)',
    'og:title': 'Furnished flats to rent (de)',
    'og:description': 'On a list and a map. (de)',
    'og:url': `${site.origin}/de/search`,
    'og:locale': 'de_DE',
    'og:site_name': 'Domizil',
    'og:image': `${site.origin}/share.png`,
    'twitter:card': 'summary_large_image',
  })
  expect(metaIn(text)['robots']).toBeUndefined()
})

test('the home page describes the organisation and its search for search engines', async () => {
  const site = await aSiteWith({})

  const [organization, website] = dataIn((await site.get('/es')).text)

  expect(organization).toMatchObject({
    '@type': 'Organization',
    name: 'Domizil',
    legalName: 'Domizil GmbH',
    sameAs: ['https://instagram.example/domizil'],
  })
  expect(website).toMatchObject({
    '@type': 'WebSite',
    url: `${site.origin}/es`,
    potentialAction: {
      '@type': 'SearchAction',
      target: { urlTemplate: `${site.origin}/es/search?q={place}` },
      'query-input': 'required name=place',
    },
  })
})

test('a link preview of a flat has title, text and main picture without scripts', async () => {
  const site = await aSiteWithFlat()

  const { status, text } = await site.get('/flat/7')

  expect(status).toBe(200)
  expect(titleIn(text)).toBe('Light-filled two-room flat | Domizil')
  expect(metaIn(text)).toMatchObject({
    description: 'A quiet, sunny flat, one minute from the park.',
    'og:title': 'Light-filled two-room flat',
    'og:url': `${site.origin}/flat/7`,
    'og:image': `${site.origin}/api/image/2/large.webp`,
    'og:image:width': '1020',
    'og:image:alt': 'Light-filled two-room flat',
  })
})

test('in the local language a flat is described with the landlord’s original text', async () => {
  const site = await aSiteWithFlat()

  const { text } = await site.get('/de/flat/7')

  expect(titleIn(text)).toBe('Helle Zweizimmerwohnung | Domizil')
  expect(metaIn(text)['description']).toBe('Eine ruhige, sonnige Wohnung, eine Minute vom Park.')
})

test('a long description is shortened to one line', async () => {
  const site = await aSiteWithFlat({ description_flat_en: `A\n\n${'sunny '.repeat(50)}` })

  const description = metaIn((await site.get('/flat/7')).text)['description'] ?? ''

  expect(description).toMatch(/^A sunny .*\.\.\.$/)
  expect(description.length).toBeLessThanOrEqual(163)
})

test('search engines read price, place, pictures and breadcrumb of a flat', async () => {
  const site = await aSiteWithFlat()

  const [offer, trail] = dataIn((await site.get('/flat/7')).text)

  expect(offer).toMatchObject({
    '@type': 'Offer',
    url: `${site.origin}/flat/7`,
    price: 1240,
    priceCurrency: 'EUR',
    itemOffered: {
      '@type': ['Apartment', 'Product'],
      name: 'Light-filled two-room flat',
      image: [`${site.origin}/api/image/2/xlarge.webp`, `${site.origin}/api/image/1/xlarge.webp`],
      address: { addressLocality: 'Berlin', postalCode: '12051' },
      floorSize: { value: 58 },
      petsAllowed: true,
    },
  })
  expect(trail).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, name: 'Flats', item: `${site.origin}/search` },
      { position: 2, name: 'Berlin', item: `${site.origin}/search?q=Berlin` },
      { position: 3, name: 'Light-filled two-room flat', item: `${site.origin}/flat/7` },
    ],
  })
})

test('search engines read the rating of a flat and the number of reviews', async () => {
  const site = await aSiteWithFlat({ rating: 4.6, reviewCount: 5 })

  const data = dataIn((await site.get('/flat/7')).text)

  expect(data[0]).toMatchObject({
    itemOffered: { aggregateRating: { ratingValue: 4.6, reviewCount: 5, worstRating: 1, bestRating: 5 } },
  })
  expect(data.flatMap(complaintsAbout)).toEqual([])
})

test('search engines read “sold out” for a flat without room for its shortest stay', async () => {
  const site = await aSiteWithFlat({ availableFrom: null })

  const [offer] = dataIn((await site.get('/flat/7')).text)

  expect(offer.availability).toBe('https://schema.org/SoldOut')
  expect(offer).not.toHaveProperty('availabilityStarts')
})

test('search engines read no rating for a flat without reviews', async () => {
  const site = await aSiteWithFlat({ rating: null, reviewCount: 0 })

  const [offer] = dataIn((await site.get('/flat/7')).text)

  expect(JSON.stringify(offer)).not.toContain('aggregateRating')
})

test('the structured data of a flat is valid schema.org', async () => {
  const site = await aSiteWithFlat()

  const data = dataIn((await site.get('/flat/7')).text)

  expect(data.map((one) => one['@type'])).toEqual(['Offer', 'BreadcrumbList'])
  expect(data.flatMap(complaintsAbout)).toEqual([])
})

test.each([
  '</script><script>alert(1)</script><!--',
  '"><img src=x onerror=alert(1)>',
  "'><svg onload=alert(1)>",
])('a flat titled %s has that text as its title, and no script runs', async (attack) => {
  const site = await aSiteWithFlat({ title_en: attack, description_flat_en: attack })

  const { text } = await site.get('/flat/7')

  expect(text).not.toContain(attack)
  expect(text).not.toMatch(/<script>|<img|<svg|<!--/)
  expect(titleIn(text)).toBe(`${attack} | Domizil`)
  expect(metaIn(text)['og:title']).toBe(attack)
  expect(dataIn(text)[0].itemOffered.name).toBe(attack)
})

test('a paused flat that opens by link is noindex', async () => {
  const site = await aSiteWithFlat({ status: 'INACTIVE' })

  const { status, text } = await site.get('/flat/7')

  expect([status, metaIn(text)['robots'], dataIn(text)]).toEqual([200, 'noindex', []])
})

test.each(['/flat/8', '/de/flat/8', '/flat/abc', '/flat/0', '/flat/99999999999'])(
  '%s, which is not public, is answered with 404 and noindex',
  async (target) => {
    const site = await aSiteWithFlat()

    const { status, text } = await site.get(target)

    expect([status, metaIn(text)['robots']]).toEqual([404, 'noindex'])
    expect(text).toContain('id="root"')
  },
)

test('an unknown address has the title “not found” in its language, and is noindex', async () => {
  const site = await aSiteWith({})

  const { text } = await site.get('/es/nowhere')

  expect([titleIn(text), metaIn(text)['robots']]).toEqual(['Página no encontrada | Domizil', 'noindex'])
})

test('a page for signed-in users is noindex', async () => {
  const site = await aSiteWith({})

  expect(metaIn((await site.get('/my-flats')).text)['robots']).toBe('noindex')
})

test('a test site is noindex', async () => {
  const site = await aSiteWith({ isIndexed: false })

  expect(metaIn((await site.get('/')).text)['robots']).toBe('noindex')
})

test.each([
  ['fails', { status: 500, body: { error: 'it fell' } }],
  ['answers nonsense', { body: 'nonsense' }],
  ['answers something else', { body: { id: 7 } }],
])('a page of a flat is sent without a description when the backend %s', async (_how, reply) => {
  const site = await aSiteWithApi({ '/api/flat/7': reply })

  const { status, text } = await site.get('/flat/7')

  expect([status, titleIn(text)]).toEqual([200, 'Domizil'])
  expect(metaIn(text)['robots']).toBeUndefined()
})

test('a page of a flat is sent without a description when the backend is slow', async () => {
  const waiting: ServerResponse[] = []
  const site = await aSiteWith({
    api: { handle: (_request, response) => void waiting.push(response), close: async () => undefined },
  })

  const { status, text } = await site.get('/flat/7')

  // The page arrives although the backend has not answered yet.
  expect([status, titleIn(text)]).toEqual([200, 'Domizil'])
  expect(waiting.map(({ writableEnded }) => writableEnded)).toEqual([false])
})
