// proves 1.23, 2.93, 2.101, 14.21, 15.9, 15.12, 15.19, 15.53
import { generateKeyPairSync } from 'node:crypto'
import { renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { BUCKETS, isCanaryBucket, type PinnedVersion, type SignedVersion } from '@domizil/federation'
import { signRelease } from '@domizil/federation/signature'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import type { TrustedKeys } from '../gateway-config.ts'
import { aSite } from '../testing/a-site.ts'
import type { Site } from '../testing/site.ts'
import { aRegistry, publishSearch, publishShell } from '../testing/published-apps.ts'

let site: Site
beforeEach(async () => {
  site = await aSite()
})
afterEach(() => site.close())

const factsIn = (html: string) => JSON.parse(/id="page-facts">(.*?)<\/script>/.exec(html)?.[1] ?? '{}')
const versionIn = (html: string) =>
  factsIn(html).parts.remotes.find(({ name }: { name: string }) => name === 'mf-search')?.version
const cookiesOf = (answer: { headers: { 'set-cookie'?: string[] } }) =>
  (answer.headers['set-cookie'] ?? []).map((cookie) => cookie.split(';')[0]).join('; ')

test('each answer has its own nonce, and every inline script carries it', async () => {
  const [first, second] = await Promise.all([site.get('/'), site.get('/')])
  const policyOf = (answer: typeof first) => String(answer.headers['content-security-policy'])
  const nonceOf = (answer: typeof first) => /'nonce-([^']+)'/.exec(policyOf(answer))?.[1]

  expect(policyOf(first)).not.toMatch(/unsafe-inline|unsafe-eval/)
  expect(nonceOf(first)).not.toBe(nonceOf(second))
  const inline = first.text.match(/<script(?![^>]*application\/(?:ld\+)?json)[^>]*>/g) ?? []
  expect(inline.every((tag) => tag.includes(`nonce="${nonceOf(first)}"`))).toBe(true)
})

test('the policy of a page allows the scripts of an external map', async () => {
  const none = { scripts: [], styles: [], fonts: [], images: [], connections: [] }
  const other = await aSite({ otherOrigins: { ...none, scripts: ['https://map.example'] } })

  const { headers } = await other.get('/')
  await other.close()

  expect(headers['content-security-policy']).toMatch(/script-src [^;]* https:\/\/map\.example;/)
})

test('the import map stands before everything whose hash it checks', async () => {
  const { text } = await site.get('/search')

  expect(text.indexOf('type="importmap"')).toBeLessThan(text.indexOf('rel="modulepreload"'))
  expect(text).toContain('"/remotes/mf-search/1.0.0/search.js":"sha256-')
})

const SEVERAL_MAPS = { 'user-agent': 'Chrome/150.0.0.0' }
const mapIn = (html: string) => /type="importmap"[^>]*>(.*?)<\/script>/.exec(html)?.[1] ?? ''

test('a shell that adds hashes later gets a smaller import map and the hashes of other releases', async () => {
  const growing = publishShell(site, '2.0.0')
  const search = publishSearch(site, '1.0.0')
  site.writeRegistry(aRegistry({ shell: growing, 'mf-search': search }))

  const [home, page, old] = await Promise.all([
    site.get('/', SEVERAL_MAPS),
    site.get('/search', SEVERAL_MAPS),
    site.get('/', { 'user-agent': 'Chrome/132.0.0.0' }),
  ])

  expect(mapIn(home.text)).not.toContain('mf-search')
  expect(factsIn(home.text).parts.remotes[0].hash).toBe(search.hash)
  expect(mapIn(page.text)).toContain('mf-search')
  expect(mapIn(old.text)).toContain('mf-search')
})

test('a page preloads the files of its remote, each with its hash', async () => {
  const { text } = await site.get('/search')

  expect(text).toMatch(
    /<link rel="modulepreload" href="\/remotes\/mf-search\/1\.0\.0\/search\.js" integrity="sha256-[^"]+"/,
  )
  expect(text).toMatch(
    /<link rel="preload" as="style" href="\/remotes\/mf-search\/1\.0\.0\/search\.css" integrity=/,
  )
})

test('a page of the shell preloads nothing of a remote', async () => {
  expect((await site.get('/')).text).not.toContain('href="/remotes/mf-search')
})

test('an unknown address is answered with 404 and a page in its language', async () => {
  const { status, text } = await site.get('/nowhere')

  expect(status).toBe(404)
  const { text: spanish } = await site.get('/es/nowhere')
  expect(spanish).toContain(
    '<noscript><h1>Página no encontrada</h1><p><a href="/es/search">Pisos</a></p></noscript>',
  )
  expect(text).toContain('id="root"')
})

test.each([
  ['/de/search', {}, 'de'],
  ['/search', { cookie: 'locale=es' }, 'es'],
  ['/search', { 'accept-language': 'fr, de;q=0.7, en;q=0.3' }, 'de'],
  ['/search', { 'accept-language': 'de;q=0, en' }, 'en'],
  ['/search', {}, 'en'],
])('%s with the headers %j is served in %s', async (target, headers, locale) => {
  const { text } = await site.get(target, headers)

  expect(text).toContain(`<html lang="${locale}">`)
  expect(text).toContain(`rel="canonical" href="${site.origin}${locale === 'en' ? '' : `/${locale}`}/search"`)
})

test('a page without a language in its address varies by cookie and Accept-Language', async () => {
  expect((await site.get('/search')).headers.vary).toBe('Cookie, Accept-Language, Accept-Encoding')
})

test('pages reload after a change of versions only on a developer’s machine', async () => {
  const other = await aSite({ reloadsOnChange: true })

  const [here, there] = await Promise.all([site.get('/'), other.get('/')])
  await other.close()

  expect([here, there].map(({ text }) => text.includes('location.reload()'))).toEqual([false, true])
})

test('without scripts the page says in its language that it needs them', async () => {
  const { text } = await site.get('/es')

  expect(text).toContain('<noscript><p>Este sitio necesita JavaScript.')
  expect(text).toContain('<nav><a href="/es">Domizil</a><a href="/es/search">Pisos</a></nav>')
})

test('without scripts a page that only the browser renders loads its style sheet', async () => {
  const { text } = await site.get('/search')

  expect(text).toMatch(
    /<noscript><link rel="stylesheet" href="http:[^"]+\/search\.css" integrity="sha256-[^"]+" crossorigin><\/noscript>/,
  )
})

test('neither product name nor settings can inject markup into a page', async () => {
  const attack = '</title></script><script>alert(1)</script>'
  const other = await aSite({ productName: attack, publicConfig: { productName: attack } })

  const { text } = await other.get('/')
  await other.close()

  expect(text).not.toContain('<script>alert')
  expect(factsIn(text).config.productName).toBe(attack)
})

test('the product name cannot inject markup into the plain page', async () => {
  const other = await aSite({ productName: '</title><script>alert(1)</script>' })

  const { text } = await other.get('/blog')
  await other.close()

  expect(text).not.toContain('<script>alert')
})

test('a version chosen by a visitor is served for the whole visit, where the channel allows it', async () => {
  const newer = publishSearch(site, '2.0.0')
  const search = publishSearch(site, '1.0.0')
  const versions = { shell: [publishShell(site)], 'mf-search': [search, newer] }
  site.writeRegistry(aRegistry({ shell: publishShell(site), 'mf-search': search }, { versions }, true))

  const chosen = await site.get('/search?remotes=mf-search@2.0.0')
  const later = await site.get('/search', { cookie: cookiesOf(chosen) })
  const reset = await site.get('/search?remotes=reset', { cookie: cookiesOf(chosen) })

  expect([chosen, later, reset].map(({ text }) => versionIn(text))).toEqual(['2.0.0', '2.0.0', '1.0.0'])
})

test('production ignores a chosen version', async () => {
  const newer = publishSearch(site, '2.0.0')
  const search = publishSearch(site, '1.0.0')
  const versions = { shell: [publishShell(site)], 'mf-search': [search, newer] }
  site.writeRegistry(aRegistry({ shell: publishShell(site), 'mf-search': search }, { versions }))

  const answer = await site.get('/search?remotes=mf-search@2.0.0')

  expect(versionIn(answer.text)).toBe('1.0.0')
  expect(answer.headers['set-cookie']).toBeUndefined()
})

test('a visitor stays in or out of a canary by a cookie', async () => {
  const canary = { ...publishSearch(site, '2.0.0'), percent: 50 }
  site.writeRegistry(
    aRegistry({ shell: publishShell(site), 'mf-search': { ...publishSearch(site, '1.0.0'), canary } }),
  )

  const first = await site.get('/search')
  const later = await Promise.all([1, 2, 3].map(() => site.get('/search', { cookie: cookiesOf(first) })))

  expect(first.headers['set-cookie']).toEqual([expect.stringMatching(/^bucket=\d{1,2};.*Max-Age=31536000/)])
  expect(later.map(({ headers }) => headers['set-cookie'])).toEqual([undefined, undefined, undefined])
  expect(new Set([first, ...later].map(({ text }) => versionIn(text))).size).toBe(1)
})

const IN_CANARY = Array.from({ length: BUCKETS }, (_, bucket) => bucket).find((bucket) =>
  isCanaryBucket(bucket, 1, 'mf-search'),
)

test.each([
  [String(IN_CANARY), '2.0.0'],
  [String((IN_CANARY ?? 0) + 1), '1.0.0'],
])('with a canary of one percent, bucket %s gets version %s', async (bucket, version) => {
  const canary = { ...publishSearch(site, '2.0.0'), percent: 1 }
  const parts = { shell: publishShell(site), 'mf-search': { ...publishSearch(site, '1.0.0'), canary } }
  site.writeRegistry(aRegistry(parts))

  expect(versionIn((await site.get('/search', { cookie: `bucket=${bucket}` })).text)).toBe(version)
})

test.each(['', '100', '-1', 'x'])('the invalid bucket "%s" in the cookie is replaced', async (bucket) => {
  const canary = { ...publishSearch(site, '2.0.0'), percent: 1 }
  const parts = { shell: publishShell(site), 'mf-search': { ...publishSearch(site, '1.0.0'), canary } }
  site.writeRegistry(aRegistry(parts))

  const { headers } = await site.get('/search', { cookie: `bucket=${bucket}` })

  expect(headers['set-cookie']).toEqual([expect.stringMatching(/^bucket=\d{1,2};/)])
})

test('without a canary no cookie is set', async () => {
  expect((await site.get('/search')).headers['set-cookie']).toBeUndefined()
})

test('a tampered release is not served, and the page names the failing app', async () => {
  const search = publishSearch(site, '1.0.0')
  site.writeRegistry(
    aRegistry({ shell: publishShell(site), 'mf-search': { ...search, hash: `sha256-${'A'.repeat(43)}=` } }),
  )

  const { text } = await site.get('/')

  expect(factsIn(text).parts.failed['mf-search']).toMatchObject([{ code: 'NOT_AS_PUBLISHED' }])
})

test('a page names the refused version with a code and with a sentence for older shells', async () => {
  const parts = { shell: publishShell(site), 'mf-search': publishSearch(site, '1.0.0') }
  site.writeRegistry(aRegistry(parts, {}, true))

  const { text } = await site.get('/de/search?remotes=mf-search@8.8.8')

  expect(factsIn(text).parts.remotes[0].refused).toEqual([
    { version: '8.8.8', problem: { code: 'NOT_IN_REGISTRY' }, reason: 'steht nicht im Verzeichnis' },
  ])
})

test('an unreadable registry keeps the last valid one in use', async () => {
  await site.get('/search')
  site.writeRegistry('nonsense' as never)

  expect((await site.get('/search')).status).toBe(200)
  expect(site.log.join()).toContain('registry.json is not used')
})

test('a deleted registry keeps the last valid one in use', async () => {
  await site.get('/search')
  rmSync(path.join(site.folder, 'registry.json'))

  expect((await site.get('/search')).status).toBe(200)
  expect((await site.get('/remotes/mf-search/1.0.0/search.js')).status).toBe(200)
  expect(site.log.filter((line) => line.includes('registry.json is not used'))).toHaveLength(1)
})

test('a registry folder that cannot be read keeps the last valid registry in use', async () => {
  await site.get('/search')
  renameSync(site.folder, `${site.folder}-away`)
  writeFileSync(site.folder, 'a file where the folder was')

  const { status } = await site.get('/search')
  rmSync(site.folder)
  renameSync(`${site.folder}-away`, site.folder)

  expect(status).toBe(200)
})

test('a folder without a registry counts as empty, without an error in the log', async () => {
  rmSync(path.join(site.folder, 'registry.json'))

  expect((await site.get('/health')).status).toBe(503)
  expect(site.log).toEqual([])
})

test('the reason why a release cannot be read is logged, but not sent to visitors', async () => {
  rmSync(path.join(site.folder, 'mf-search'), { recursive: true })

  const pages = [await site.get('/'), await site.get('/')]

  expect(factsIn(pages[1]?.text ?? '').parts.failed).toEqual({
    'mf-search': [{ code: 'UNREADABLE', of: 'mf-search 1.0.0' }],
  })
  expect(pages.some(({ text }) => text.includes(site.folder))).toBe(false)
  expect(site.log.filter((line) => line.includes(site.folder))).toHaveLength(1)
})

const unreadable = { version: '2.0.0', hash: `sha256-${'A'.repeat(43)}=` }

test('a route of a failing app is 503, an unknown one 404', async () => {
  const search = publishSearch(site, '1.0.0')
  const shell = publishShell(site)
  const versions = { shell: [shell], 'mf-search': [search, unreadable] }
  site.writeRegistry(aRegistry({ shell, 'mf-search': unreadable }, { versions }))

  const answers = await Promise.all(['/search', '/de/search', '/nowhere', '/'].map((one) => site.get(one)))

  expect(answers.map(({ status }) => status)).toEqual([503, 503, 404, 200])
})

test('a route that was served before is 503 once no version of its app can be read', async () => {
  await site.get('/')
  site.writeRegistry(aRegistry({ shell: publishShell(site), 'mf-search': unreadable }))

  expect((await site.get('/search')).status).toBe(503)
})

test('a route of an app that was removed from the channel is 404', async () => {
  await site.get('/')
  site.writeRegistry(aRegistry({ shell: publishShell(site) }))

  expect((await site.get('/search')).status).toBe(404)
})

test('without a shell the site shows a page that asks to come back', async () => {
  site.writeRegistry({ schemaVersion: 1, revision: 2, channels: {}, versions: {} })

  const { status, text } = await site.get('/', { 'accept-language': 'de' })

  expect(status).toBe(503)
  expect(text).toContain('Wir sind gleich wieder da')
})

test('a site with an https address sets secure cookies', async () => {
  const other = await aSite({ publicUrl: 'https://domizil.example' })
  const canary = { ...publishSearch(other, '2.0.0'), percent: 50 }
  const parts = { shell: publishShell(other), 'mf-search': { ...publishSearch(other, '1.0.0'), canary } }
  other.writeRegistry(aRegistry(parts))

  const { headers } = await other.get('/', { host: 'domizil.example' })
  await other.close()

  expect(headers['set-cookie']).toEqual([expect.stringMatching(/^bucket=.*; Secure/)])
})

test('with trusted keys, a version that none of them signed is refused', async () => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  const key = publicKey.export({ format: 'der', type: 'spki' }).toString('base64')
  const other = generateKeyPairSync('ed25519')
    .publicKey.export({ format: 'der', type: 'spki' })
    .toString('base64')
  let keys: TrustedKeys = { web: [key] }
  const trusting = await aSite({ trustedKeys: () => keys })
  const signed = (name: string, pinned: PinnedVersion, team = 'web') => {
    const pem = privateKey.export({ format: 'pem', type: 'pkcs8' }).toString()
    return {
      ...pinned,
      signature: signRelease({ name, ...pinned }, { team, commit: null, builder: 'ci' }, pem),
    }
  }
  const shell = publishShell(trusting)
  const search = publishSearch(trusting, '1.0.0')
  const write = (...versions: SignedVersion[]) =>
    trusting.writeRegistry(
      aRegistry(
        { shell, 'mf-search': search },
        { versions: { shell: [signed('shell', shell)], 'mf-search': versions } },
      ),
    )

  write(search)
  const unsigned = factsIn((await trusting.get('/')).text).parts
  write(signed('mf-search', search, 'another'))
  const stranger = factsIn((await trusting.get('/')).text).parts
  // The signature of another content: the channel pins this one.
  write(signed('mf-search', { ...search, hash: shell.hash }))
  const exchanged = factsIn((await trusting.get('/')).text).parts
  write(signed('mf-search', search))
  const trusted = await trusting.get('/')
  keys = { web: [other, key] }
  const rotating = await trusting.get('/')
  const file = '/remotes/mf-search/1.0.0/remoteEntry.js'
  const { status: before } = await trusting.get(file)
  keys = { web: [other] }
  const { status: after } = await trusting.get(file)
  const { status: revoked } = await trusting.get('/')
  keys = { web: [key] }
  const back = await trusting.get('/')
  await trusting.close()

  expect([versionIn(rotating.text), before, after, revoked]).toEqual(['1.0.0', 200, 404, 503])
  expect(versionIn(back.text)).toBe('1.0.0')
  for (const { remotes, failed } of [unsigned, stranger, exchanged]) {
    expect(remotes).toEqual([])
    expect(failed['mf-search']).toEqual([{ code: 'UNTRUSTED', of: 'mf-search 1.0.0' }])
  }
  expect(versionIn(trusted.text)).toBe('1.0.0')
})
