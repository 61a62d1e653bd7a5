// proves 2.102, 21.91
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { aSite } from './testing/a-site.ts'
import type { Site } from './testing/site.ts'

const MAIN = '/remotes/shell/1.0.0/main.js'

let site: Site
beforeEach(async () => {
  site = await aSite()
})
afterEach(() => site.close())

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
  '%s is what it says it is, and tells others little of where its readers come from',
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
  '%s can be framed by nobody and sends its forms to us only',
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

test('a site that is reached by https is reached by nothing else from then on', async () => {
  const other = await aSite({ publicUrl: 'https://domizil.example' })

  const answers = await Promise.all(['/', MAIN].map((one) => other.get(one, { host: 'domizil.example' })))
  await other.close()

  expect(answers.map(({ headers }) => headers['strict-transport-security'])).toEqual([
    'max-age=31536000; includeSubDomains',
    'max-age=31536000; includeSubDomains',
  ])
})

test('a site that is reached by http promises no https', async () => {
  expect((await site.get('/')).headers['strict-transport-security']).toBeUndefined()
})

test.each([
  ['br', 'br'],
  ['gzip', 'gzip'],
  ['gzip, br;q=0.9', 'br'],
  ['', undefined],
])(
  'to a browser that understands "%s" a page comes as %s, and caches are told',
  async (accepted, encoding) => {
    const { headers } = await site.get('/', { 'accept-encoding': accepted })

    expect(headers['content-encoding']).toBe(encoding)
    expect(headers.vary).toContain('Accept-Encoding')
  },
)

test('only the own browser keeps a page, for Back: its nonce is good for one visit', async () => {
  expect((await site.get('/')).headers['cache-control']).toBe('private, no-cache')
})

test.each([MAIN, '/favicon.svg', '/remotes/registry.json', '/robots.txt'])(
  'who has %s already is told that it is the same, without it',
  async (target) => {
    const { etag = '' } = (await site.get(target)).headers
    const again = await site.get(target, { 'if-none-match': etag })

    expect(etag).not.toBe('')
    expect([again.status, again.text]).toEqual([304, ''])
  },
)

test('a registry that has changed is sent anew', async () => {
  const { etag = '' } = (await site.get('/remotes/registry.json')).headers
  site.writeRegistry({ schemaVersion: 1, revision: 2, channels: {}, versions: {} })

  const { status, text } = await site.get('/remotes/registry.json', { 'if-none-match': etag })

  expect([status, JSON.parse(text).revision]).toEqual([200, 2])
})

test.each(OWN_ADDRESSES)('asked about %s, the answer is the same without its body', async (target) => {
  const whole = await site.get(target)
  const head = await site.ask('HEAD', target)

  expect([head.status, head.text]).toEqual([whole.status, ''])
  expect(head.headers['content-type']).toBe(whole.headers['content-type'])
})

test.each(['POST', 'PUT', 'DELETE', 'PATCH'])(
  '%s is refused, with what would be understood',
  async (method) => {
    const { status, headers, text } = await site.ask(method, '/search')

    expect([status, headers.allow, JSON.parse(text).code]).toEqual([405, 'GET, HEAD', 'METHOD_NOT_ALLOWED'])
  },
)

test('a part of a file is answered with the whole', async () => {
  const { status, text } = await site.get(MAIN, { range: 'bytes=0-3' })

  expect([status, text]).toEqual([200, 'console.log("main")'])
})

test.each([
  ['/search', { cookie: 'locale=de' }],
  ['/search', { 'accept-language': 'de' }],
  ['/de/search', { cookie: 'locale=en' }],
])(
  '%s with %j is answered where it is: no cookie and no browser leads elsewhere',
  async (target, headers) => {
    const { status, headers: answered } = await site.get(target, headers)

    expect([status, answered.location]).toEqual([200, undefined])
  },
)
