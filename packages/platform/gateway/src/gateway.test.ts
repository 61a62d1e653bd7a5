// proves 1.19, 7.1, 7.58, 15.7, 15.35, D1.2, 18.20
import { createHash } from 'node:crypto'
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import type { Registry } from '@domizil/federation'
import { aSite, echo } from './testing/a-site.ts'
import type { Site } from './testing/site.ts'

let site: Site
beforeEach(async () => {
  site = await aSite()
})
afterEach(() => site.close())

test.each([
  ['/api/flat/list', 'api GET /api/flat/list'],
  ['/auth/realms/domizil', 'identity GET /auth/realms/domizil'],
])('%s goes to its upstream as it is', async (target, answer) => {
  expect((await site.get(target)).text).toBe(answer)
})

test('the frame that asks whether cookies reach the identity service is answered here, by one page and its own script', async () => {
  const { status, headers, text } = await site.get(
    '/auth/realms/domizil/protocol/openid-connect/3p-cookies/step1.html',
  )

  const script = /<script type="module">(.*)<\/script>/.exec(text)?.[1] ?? ''
  const hash = createHash('sha256').update(script).digest('base64')
  expect([status, script]).toEqual([200, "parent.postMessage('supported', location.origin)"])
  expect(headers['content-security-policy']).toBe(
    `default-src 'none'; script-src 'sha256-${hash}'; frame-ancestors 'self'`,
  )
})

test('an upstream is asked with any method, the site itself is only read', async () => {
  expect((await site.ask('DELETE', '/api/flat/api/remove/1')).text).toBe('api DELETE /api/flat/api/remove/1')
  expect((await site.ask('POST', '/')).status).toBe(405)
})

test('a path that only begins like an upstream is a page', async () => {
  expect((await site.get('/apis')).headers['content-type']).toContain('text/html')
})

test('a file of a version is compressed beforehand and never changes', async () => {
  const { status, headers } = await site.get('/remotes/shell/1.0.0/main.js', { 'accept-encoding': 'br' })

  expect(status).toBe(200)
  expect(headers).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'public,max-age=31536000,immutable',
    'content-type': 'text/javascript',
    'x-content-type-options': 'nosniff',
  })
})

test.each([
  '/remotes/shell/1.0.0/../../secret.txt',
  '/remotes/shell/1.0.0/%2e%2e/%2e%2e/secret.txt',
  '/remotes/shell/9.9.9/main.js',
  '/remotes/..%2f..%2fetc/passwd',
  '/remotes/unpublished/1.0.0/secret.js',
  '/remotes/constructor/1.0.0/x',
  '/remotes/__proto__/1.0.0/x',
])('%s leads nowhere', async (target) => {
  writeFileSync(path.join(site.folder, 'secret.txt'), 'secret')
  mkdirSync(path.join(site.folder, 'unpublished/1.0.0'), { recursive: true })
  writeFileSync(path.join(site.folder, 'unpublished/1.0.0/secret.js'), 'secret')

  const { status, text } = await site.get(target)

  expect(status).toBe(404)
  expect(text).not.toContain('secret')
})

test('a file with a fixed address comes from the shell of the channel and is asked for anew', async () => {
  const { status, headers } = await site.get('/favicon.svg')

  expect(status).toBe(200)
  expect(headers['cache-control']).toBe('no-cache')
})

test('the registry is public, as a plain static host would have it', async () => {
  const { text } = await site.get('/remotes/registry.json')

  expect(JSON.parse(text)).toMatchObject({
    channels: { production: { parts: { shell: { version: '1.0.0' } } } },
  })
})

test('visitors do not see who published a version, and who changed the registry, and why', async () => {
  const registry = JSON.parse((await site.get('/remotes/registry.json')).text) as Registry
  const change = {
    revision: 1,
    at: '2026-11-24T09:00:00.000Z',
    by: 'Adele Moser',
    what: 'promote shell@1.0.0',
  }
  const published = { at: '2026-11-24T08:00:00.000Z', by: 'Berta Moser' }
  const shell = registry.versions['shell']?.map((version) => ({ ...version, published })) ?? []
  site.writeRegistry({
    ...registry,
    versions: { ...registry.versions, shell },
    history: [{ ...change, channel: 'production', parts: {} }],
  })

  const { text } = await site.get('/remotes/registry.json')

  expect(text).toContain(shell[0]?.hash)
  expect(text).not.toContain('Moser')
})

test('another name for the same machine is led to the one address', async () => {
  const { status, headers } = await site.get('/search?q=Berlin', { host: '127.0.0.1:1' })

  expect([status, headers.location]).toEqual([308, `${site.origin}/search?q=Berlin`])
})

test('an address that looks like another host stays on this one', async () => {
  const { headers } = await site.get('//evil.example/path', { host: '127.0.0.1:1' })

  expect(new URL(headers.location ?? '').origin).toBe(site.origin)
})

test('an address that is none is refused in words', async () => {
  const { status, text } = await site.get('http://[evil')

  expect(status).toBe(400)
  expect(JSON.parse(text)).toMatchObject({ code: 'MALFORMED_ADDRESS' })
})

test('health tells whether there is something to serve', async () => {
  const before = await site.get('/health')
  site.writeRegistry({ schemaVersion: 1, revision: 2, channels: {}, versions: {} })
  const after = await site.get('/health')

  expect([before.status, after.status]).toEqual([200, 503])
})

test('pages and an address say whether demo data is still being loaded', async () => {
  let demoState: 'loading' | 'incomplete' | 'complete' = 'loading'
  const other = await aSite({ demoState: () => demoState })
  const ask = async () =>
    [JSON.parse((await other.get('/health/demo')).text), factsOf((await other.get('/')).text)] as const

  const before = await ask()
  demoState = 'incomplete'
  const failed = await ask()
  demoState = 'complete'
  const after = await ask()
  await other.close()

  expect(before).toEqual([{ status: 'loading' }, expect.objectContaining({ isDemoLoading: true })])
  expect(failed).toEqual([{ status: 'incomplete' }, expect.not.objectContaining({ isDemoLoading: true })])
  expect(after).toEqual([{ status: 'complete' }, expect.not.objectContaining({ isDemoLoading: true })])
})

function factsOf(page: string): object {
  return JSON.parse(/id="page-facts">(.*?)<\/script>/.exec(page)?.[1] ?? '{}') as object
}

test('without a blog a plain page says that none is connected', async () => {
  const { status, text } = await site.get('/blog/', { 'accept-language': 'de' })

  expect(status).toBe(200)
  expect(text).toContain('Es ist kein Blog verbunden')
})

test('while the identity service is away whoever goes there reads that in words, and a script gets its answer', async () => {
  const other = await aSite({ identity: { ...echo('identity'), isAway: () => true } })
  const headers = { accept: 'text/html', 'accept-language': 'de' }

  const page = await other.get('/auth/realms/domizil/account', headers)
  const frame = await other.get('/auth/realms/domizil/x', { ...headers, 'sec-fetch-dest': 'iframe' })
  await other.close()

  expect([page.status, frame.text]).toEqual([503, 'identity GET /auth/realms/domizil/x'])
  expect(page.text).toContain('Die Anmeldung ist gerade nicht möglich')
})

test('a connected blog answers for itself', async () => {
  const other = await aSite({ blog: echo('blog') })

  const { text } = await other.get('/blog/a-post')
  await other.close()

  expect(text).toBe('blog GET /blog/a-post')
})

test('a request that an upstream falls over is answered and logged, and the next one too', async () => {
  const fall = () => {
    throw new Error('it fell')
  }
  const other = await aSite({ api: { handle: fall, close: async () => undefined } })

  const { status, text } = await other.get('/api/x')
  const next = await other.get('/')
  await other.close()

  expect([status, JSON.parse(text).code, next.status]).toEqual([500, 'REQUEST_FAILED', 200])
  expect(other.log.join()).toContain('/api/x failed: it fell')
})

test('a channel that only sounds like one is none', async () => {
  const other = await aSite({ channel: 'constructor' })

  const answers = await Promise.all(['/health', '/favicon.svg', '/'].map((target) => other.get(target)))
  await other.close()

  expect(answers.map(({ status }) => status)).toEqual([503, 404, 503])
})

test('a version whose folder is missing has no files, until it arrives', async () => {
  const folder = path.join(site.folder, 'mf-search')
  renameSync(folder, `${folder}-away`)

  const before = await site.get('/remotes/mf-search/1.0.0/search.js')
  renameSync(`${folder}-away`, folder)
  const after = await site.get('/remotes/mf-search/1.0.0/search.js')

  expect([before.status, after.status]).toEqual([404, 200])
})

test('a version that is still being copied is looked at again', async () => {
  const file = path.join(site.folder, 'mf-search/1.0.0/search.js')
  renameSync(file, `${file}-later`)

  const before = await site.get('/remotes/mf-search/1.0.0/search.js')
  renameSync(`${file}-later`, file)
  const after = await site.get('/remotes/mf-search/1.0.0/search.js')

  expect([before.status, after.status]).toEqual([404, 200])
})

test('a file that goes after its folder was read breaks off one answer, and is missing from then on', async () => {
  await site.get('/remotes/mf-search/1.0.0/remoteEntry.js')
  rmSync(path.join(site.folder, 'mf-search'), { recursive: true })

  const broken = await site.get('/remotes/mf-search/1.0.0/remoteEntry.js').catch(() => 'broken off')
  const after = await site.get('/remotes/mf-search/1.0.0/remoteEntry.js')

  expect([broken, after.status]).toEqual(['broken off', 404])
})

test('a range that ends before it begins is answered with the whole file', async () => {
  const { status, text } = await site.get('/remotes/shell/1.0.0/main.js', { range: 'bytes=9-3' })

  expect([status, text]).toEqual([200, 'console.log("main")'])
})
