// proves 2.102, 21.91
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { aSite } from './testing/a-site.ts'
import type { Site } from './testing/site.ts'

const MAIN = '/remotes/shell/1.0.0/main.js'

let site: Site
beforeAll(async () => {
  site = await aSite()
})
afterAll(() => site.close())

/** One address of every kind that the gateway answers without an upstream. */
const OWN_ADDRESSES = [
  '/',
  '/nowhere',
  '/blog/',
  '/health',
  '/robots.txt',
  '/remotes/registry.json',
  MAIN,
  '/favicon.svg',
]

test.each(OWN_ADDRESSES)(
  '%s is sent with the headers nosniff, referrer policy and permissions policy',
  async (target) => {
    const { headers } = await site.get(target)

    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=(), unload=()',
    })
  },
)

test.each(['/', '/nowhere', '/blog/'])(
  '%s forbids framing, and allows forms to the site itself only',
  async (target) => {
    const policy = String((await site.get(target)).headers['content-security-policy']).split('; ')

    expect(policy).toEqual(
      expect.arrayContaining([
        "frame-ancestors 'none'",
        "form-action 'self'",
        "base-uri 'none'",
        "object-src 'none'",
      ]),
    )
  },
)

test('a site with an https address sends HSTS', async () => {
  const other = await aSite({ publicUrl: 'https://domizil.example' })

  const answers = await Promise.all(['/', MAIN].map((one) => other.get(one, { host: 'domizil.example' })))
  await other.close()

  expect(answers.map(({ headers }) => headers['strict-transport-security'])).toEqual([
    'max-age=31536000; includeSubDomains',
    'max-age=31536000; includeSubDomains',
  ])
})

test('a site with an http address sends no HSTS', async () => {
  expect((await site.get('/')).headers['strict-transport-security']).toBeUndefined()
})

test.each([
  ['br', 'br'],
  ['gzip', 'gzip'],
  ['gzip, br;q=0.9', 'br'],
  ['', undefined],
])(
  'to a browser that accepts "%s" a page is sent with the encoding %s, and varies by it',
  async (accepted, encoding) => {
    const { headers } = await site.get('/', { 'accept-encoding': accepted })

    expect(headers['content-encoding']).toBe(encoding)
    expect(headers.vary).toContain('Accept-Encoding')
  },
)

test('a page is cached privately only, as its nonce is valid for one visit', async () => {
  expect((await site.get('/')).headers['cache-control']).toBe('private, no-cache')
})

test.each([MAIN, '/favicon.svg', '/remotes/registry.json', '/robots.txt'])(
  '%s with a matching etag is answered with 304 and no body',
  async (target) => {
    const { etag = '' } = (await site.get(target)).headers
    const again = await site.get(target, { 'if-none-match': etag })

    expect(etag).not.toBe('')
    expect([again.status, again.text]).toEqual([304, ''])
  },
)

test('a changed registry is sent again despite the old etag', async () => {
  const other = await aSite()
  const { etag = '' } = (await other.get('/remotes/registry.json')).headers
  other.writeRegistry({ schemaVersion: 1, revision: 2, channels: {}, versions: {} })

  const { status, text } = await other.get('/remotes/registry.json', { 'if-none-match': etag })
  await other.close()

  expect([status, JSON.parse(text).revision]).toEqual([200, 2])
})

test.each(OWN_ADDRESSES)('HEAD %s has the status and type of GET, and no body', async (target) => {
  const whole = await site.get(target)
  const head = await site.ask('HEAD', target)

  expect([head.status, head.text]).toEqual([whole.status, ''])
  expect(head.headers['content-type']).toBe(whole.headers['content-type'])
})

test.each(['POST', 'PUT', 'DELETE', 'PATCH'])(
  '%s is refused with 405 and the allowed methods',
  async (method) => {
    const { status, headers, text } = await site.ask(method, '/search')

    expect([status, headers.allow, JSON.parse(text).code]).toEqual([405, 'GET, HEAD', 'METHOD_NOT_ALLOWED'])
  },
)

test('a range request is answered with the whole file', async () => {
  const { status, text } = await site.get(MAIN, { range: 'bytes=0-3' })

  expect([status, text]).toEqual([200, 'console.log("main")'])
})

test.each([
  ['/search', { cookie: 'locale=de' }],
  ['/search', { 'accept-language': 'de' }],
  ['/de/search', { cookie: 'locale=en' }],
])('%s with %j is not redirected, whatever the language of cookie or browser', async (target, headers) => {
  const { status, headers: answered } = await site.get(target, headers)

  expect([status, answered.location]).toEqual([200, undefined])
})
