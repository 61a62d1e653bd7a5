// proves 15.24, 15.28
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { aSite } from '../testing/a-site.ts'
import { aRegistry, publishSearch, publishShell } from '../testing/published-apps.ts'
import type { Site } from '../testing/site.ts'

const ORIGIN = 'http://localhost:9000'
const JOURNAL = `/journal?remotes=mf-journal@${ORIGIN}`
const CHROME = { 'user-agent': 'Chrome/150.0.0.0' }

let site: Site
beforeEach(async () => {
  site = await aSite()
})
afterEach(() => site.close())

/** A site whose visitors may choose versions, with a shell that can load remotes of their machines. */
function givenStaging(): void {
  const shell = publishShell(site, '2.0.0')
  site.writeRegistry(aRegistry({ shell, 'mf-search': publishSearch(site, '1.0.0') }, {}, true))
}

const factsIn = (html: string) => JSON.parse(/id="page-facts">(.*?)<\/script>/.exec(html)?.[1] ?? '{}')
const policyOf = (answer: { headers: Record<string, unknown> }) =>
  String(answer.headers['content-security-policy'])
const sourcesOf = (policy: string, directive: string) =>
  policy.split('; ').find((one) => one.startsWith(`${directive} `)) ?? ''

test('a page of staging may load a remote from the visitor’s machine, from that origin only', async () => {
  givenStaging()

  const answer = await site.get(JOURNAL, CHROME)

  expect(answer.status).toBe(200)
  expect(factsIn(answer.text).parts).toMatchObject({
    local: { 'mf-journal': ORIGIN },
    provides: { react: '19.3.1' },
  })
  const policy = policyOf(answer)
  for (const directive of ['script-src', 'style-src', 'connect-src', 'font-src', 'img-src']) {
    expect(sourcesOf(policy, directive)).toMatch(/ http:\/\/localhost:9000$/)
  }
  expect(policy).not.toMatch(/unsafe|\*|localhost(?!:9000)/)
})

test('the choice of a local remote is kept for the visit, and removed by reset', async () => {
  givenStaging()
  const { headers } = await site.get(JOURNAL, CHROME)
  const cookie = String(headers['set-cookie']?.[0]).split(';')[0] ?? ''

  const [next, reset] = await Promise.all([
    site.get('/', { ...CHROME, cookie }),
    site.get('/?remotes=reset', { ...CHROME, cookie }),
  ])

  expect(factsIn(next.text).parts.local).toEqual({ 'mf-journal': ORIGIN })
  expect(factsIn(reset.text).parts.local).toBeUndefined()
  expect(policyOf(reset)).not.toContain('localhost')
})

test('a page with a local remote contains nothing of the published version', async () => {
  givenStaging()

  const { text } = await site.get(`/search?remotes=mf-search@${ORIGIN}`, CHROME)

  expect(text).not.toContain('/remotes/mf-search/')
  expect(factsIn(text).parts.remotes).toEqual([])
})

test('a remote in work is shown to all without a choice of their own, where the channel allows choosing', async () => {
  const work = await aSite({ remotesInWork: { 'mf-search': ORIGIN } })
  try {
    const released = await work.get('/search', CHROME)
    const shell = publishShell(work, '2.0.0')
    work.writeRegistry(aRegistry({ shell, 'mf-search': publishSearch(work, '1.0.0') }, {}, true))
    const [shown, chosen] = await Promise.all([
      work.get('/search', CHROME),
      work.get('/search?remotes=mf-search@1.0.0', CHROME),
    ])

    expect(factsIn(shown.text).parts).toMatchObject({ local: { 'mf-search': ORIGIN }, remotes: [] })
    expect(shown.headers['set-cookie']).toBeUndefined()
    expect(factsIn(chosen.text).parts.local).toBeUndefined()
    expect(factsIn(chosen.text).parts.remotes).toHaveLength(1)
    expect(policyOf(released)).not.toContain('localhost:9000')
  } finally {
    await work.close()
  }
})

test('a local version of the shell is not accepted', async () => {
  givenStaging()

  const { text } = await site.get(`/?remotes=shell@${ORIGIN}`, CHROME)

  expect(factsIn(text).shell).toMatchObject({ name: 'shell', version: '2.0.0' })
})

test('other visitors of staging do not get the local remote', async () => {
  givenStaging()
  await site.get(JOURNAL, CHROME)

  const other = await site.get('/search', CHROME)

  expect(policyOf(other)).not.toContain('localhost')
  expect(factsIn(other.text).parts.local).toBeUndefined()
  expect((await site.get('/journal', CHROME)).status).toBe(404)
})

test.each([
  ['en', 'released versions only'],
  ['de', 'nur freigegebene Versionen'],
  ['es', 'solo muestra versiones publicadas'],
])('production refuses a local remote with a sentence (%s) and loads nothing', async (language, sentence) => {
  const answer = await site.get(JOURNAL, { ...CHROME, 'accept-language': language })

  expect(answer.status).toBe(403)
  expect(answer.text).toContain(sentence)
  expect(answer.text).not.toContain('<script')
  expect(policyOf(answer)).not.toContain('localhost')
  expect(answer.headers['set-cookie']).toBeUndefined()
})

test('production ignores a cookie with a local remote', async () => {
  const answer = await site.get('/search', {
    ...CHROME,
    cookie: `remotes=mf-search%40${encodeURIComponent(ORIGIN)}`,
  })

  expect(answer.status).toBe(200)
  expect(policyOf(answer)).not.toContain('localhost')
  expect(factsIn(answer.text).parts.remotes).toHaveLength(1)
})

test.each([
  'mf-search@http://evil.example',
  'mf-search@http://localhost.evil.example',
  'mf-search@http://localhost:9000@evil.example',
  'mf-search@http://localhost:9000;script-src *',
  'mf-search@http://localhost:9000/x',
  'mf-search@http://192.168.0.7:9000',
])('the choice %s is refused as not being on the visitor’s machine', async (remotes) => {
  givenStaging()

  const answer = await site.get(`/search?remotes=${encodeURIComponent(remotes)}`, CHROME)

  expect(answer.status).toBe(403)
  expect(answer.text).toContain('of no other')
  expect(policyOf(answer)).not.toMatch(/evil|192\.168|\*|localhost/)
})

test.each([
  ['a browser that takes one import map only', 'Chrome/132.0.0.0'],
  ['another browser', 'Firefox/145.0'],
])('%s is refused, as it could not check the hashes of local files', async (_, agent) => {
  givenStaging()

  const answer = await site.get(JOURNAL, { 'user-agent': agent })

  expect(answer.status).toBe(403)
  expect(answer.text).toContain('Chrome and Edge 133')
})
