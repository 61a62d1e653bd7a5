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
])('%s is forwarded to its upstream unchanged', async (target, answer) => {
  expect((await site.get(target)).text).toBe(answer)
})

test('the gateway answers the frame that checks third-party cookies itself, with one page and one script', async () => {
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

test('an upstream accepts any method, pages accept only reads', async () => {
  expect((await site.ask('DELETE', '/api/flat/api/remove/1')).text).toBe('api DELETE /api/flat/api/remove/1')
  expect((await site.ask('POST', '/')).status).toBe(405)
})

test('a path that merely begins like an upstream’s is a page', async () => {
  expect((await site.get('/apis')).headers['content-type']).toContain('text/html')
})

test('a file of a version is served compressed, and as immutable', async () => {
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
])('%s is answered with 404', async (target) => {
  writeFileSync(path.join(site.folder, 'secret.txt'), 'secret')
  mkdirSync(path.join(site.folder, 'unpublished/1.0.0'), { recursive: true })
  writeFileSync(path.join(site.folder, 'unpublished/1.0.0/secret.js'), 'secret')

  const { status, text } = await site.get(target)

  expect(status).toBe(404)
  expect(text).not.toContain('secret')
})

test('a file with a fixed address comes from the channel’s shell and is revalidated', async () => {
  const { status, headers } = await site.get('/favicon.svg')

  expect(status).toBe(200)
  expect(headers['cache-control']).toBe('no-cache')
})

test('the registry can be read at its public address', async () => {
  const { text } = await site.get('/remotes/registry.json')

  expect(JSON.parse(text)).toMatchObject({
    channels: { production: { parts: { shell: { version: '1.0.0' } } } },
  })
})

test('the public registry contains no names of publishers, nor authors and reasons of changes', async () => {
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

test('a request under another host name is redirected to the public address', async () => {
  const { status, headers } = await site.get('/search?q=Berlin', { host: '127.0.0.1:1' })

  expect([status, headers.location]).toEqual([308, `${site.origin}/search?q=Berlin`])
})

test('a path that looks like another host is redirected within the site', async () => {
  const { headers } = await site.get('//evil.example/path', { host: '127.0.0.1:1' })

  expect(new URL(headers.location ?? '').origin).toBe(site.origin)
})

test('a malformed address is refused with 400 and a message', async () => {
  const { status, text } = await site.get('http://[evil')

  expect(status).toBe(400)
  expect(JSON.parse(text)).toMatchObject({ code: 'MALFORMED_ADDRESS' })
})

test('health is 200 with a shell and 503 without', async () => {
  const before = await site.get('/health')
  site.writeRegistry({ schemaVersion: 1, revision: 2, channels: {}, versions: {} })
  const after = await site.get('/health')

  expect([before.status, after.status]).toEqual([200, 503])
})

test('pages and the address of the demo state say whether demo data is still loading', async () => {
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

test('without a blog, its address shows a page that says so', async () => {
  const { status, text } = await site.get('/blog/', { 'accept-language': 'de' })

  expect(status).toBe(200)
  expect(text).toContain('Es ist kein Blog verbunden')
})

test('while the identity service is down, its pages show a notice, and scripts get the upstream’s answer', async () => {
  const other = await aSite({ identity: { ...echo('identity'), isAway: () => true } })
  const headers = { accept: 'text/html', 'accept-language': 'de' }

  const page = await other.get('/auth/realms/domizil/account', headers)
  const frame = await other.get('/auth/realms/domizil/x', { ...headers, 'sec-fetch-dest': 'iframe' })
  await other.close()

  expect([page.status, frame.text]).toEqual([503, 'identity GET /auth/realms/domizil/x'])
  expect(page.text).toContain('Die Anmeldung ist gerade nicht möglich')
})

test('requests for the blog are forwarded to the connected one', async () => {
  const other = await aSite({ blog: echo('blog') })

  const { text } = await other.get('/blog/a-post')
  await other.close()

  expect(text).toBe('blog GET /blog/a-post')
})

test('an exception in an upstream is answered with 500 and logged, and the next request works', async () => {
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

test('a channel named like a built-in property is unknown', async () => {
  const other = await aSite({ channel: 'constructor' })

  const answers = await Promise.all(['/health', '/favicon.svg', '/'].map((target) => other.get(target)))
  await other.close()

  expect(answers.map(({ status }) => status)).toEqual([503, 404, 503])
})

test('a version whose folder is missing has no files until it is there', async () => {
  const folder = path.join(site.folder, 'mf-search')
  renameSync(folder, `${folder}-away`)

  const before = await site.get('/remotes/mf-search/1.0.0/search.js')
  renameSync(`${folder}-away`, folder)
  const after = await site.get('/remotes/mf-search/1.0.0/search.js')

  expect([before.status, after.status]).toEqual([404, 200])
})

test('a version whose files are still being copied is checked again', async () => {
  const file = path.join(site.folder, 'mf-search/1.0.0/search.js')
  renameSync(file, `${file}-later`)

  const before = await site.get('/remotes/mf-search/1.0.0/search.js')
  renameSync(`${file}-later`, file)
  const after = await site.get('/remotes/mf-search/1.0.0/search.js')

  expect([before.status, after.status]).toEqual([404, 200])
})

test('a file deleted after its folder was read aborts one answer, and is 404 from then on', async () => {
  await site.get('/remotes/mf-search/1.0.0/remoteEntry.js')
  rmSync(path.join(site.folder, 'mf-search'), { recursive: true })

  const broken = await site.get('/remotes/mf-search/1.0.0/remoteEntry.js').catch(() => 'broken off')
  const after = await site.get('/remotes/mf-search/1.0.0/remoteEntry.js')

  expect([broken, after.status]).toEqual(['broken off', 404])
})

test('a malformed range is answered with the whole file', async () => {
  const { status, text } = await site.get('/remotes/shell/1.0.0/main.js', { range: 'bytes=9-3' })

  expect([status, text]).toEqual([200, 'console.log("main")'])
})
