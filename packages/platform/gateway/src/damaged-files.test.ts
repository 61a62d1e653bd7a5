// proves 10.1, 10.2
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { aSite } from './testing/a-site.ts'
import { aRegistry, publishSearch, publishShell } from './testing/published-apps.ts'
import type { Site } from './testing/site.ts'

const EVIL = ';window.evil = 1'

let site: Site
beforeEach(async () => {
  site = await aSite()
})
afterEach(() => site.close())

const placeOf = (file: string) => path.join(site.folder, file)
const tamper = (file: string) => writeFileSync(placeOf(file), readFileSync(placeOf(file), 'utf8') + EVIL)
const partsIn = (html: string) => JSON.parse(/id="page-facts">(.*?)<\/script>/.exec(html)?.[1] ?? '{}').parts
const healthOf = async () => {
  const { status, text } = await site.get('/health')
  return { code: status, ...JSON.parse(text) }
}

/** Publishes two versions of the shell: the second is served, the first is its last good one. */
function serveSecondShell(): void {
  const previous = publishShell(site, '1.0.0')
  const shell = publishShell(site, '2.0.0')
  const search = publishSearch(site, '1.0.0')
  const versions = { shell: [previous, shell], 'mf-search': [search] }
  site.writeRegistry(aRegistry({ shell: { ...shell, previous }, 'mf-search': search }, { versions }))
}

test('if a shell’s boot script is tampered with, the previous shell is served', async () => {
  serveSecondShell()
  tamper('shell/2.0.0/boot.js')

  const { status, text } = await site.get('/')

  expect([status, text.includes(EVIL)]).toEqual([200, false])
  expect(text).toContain('src="/remotes/shell/1.0.0/main.js"')
})

test('if the boot script is tampered with and no other shell exists, a page asks to come back later', async () => {
  tamper('shell/1.0.0/boot.js')

  const { status, text } = await site.get('/', { 'accept-language': 'de' })

  expect([status, text.includes(EVIL)]).toEqual([503, false])
  expect(text).toContain('Wir sind gleich wieder da')
})

test('a boot script changed while the site runs is not sent', async () => {
  await site.get('/')
  tamper('shell/1.0.0/boot.js')

  expect((await site.get('/')).text).not.toContain(EVIL)
})

test('a remote with a damaged file is replaced by its previous version', async () => {
  const previous = publishSearch(site, '1.0.0')
  const search = { ...publishSearch(site, '2.0.0'), previous }
  site.writeRegistry(aRegistry({ shell: publishShell(site), 'mf-search': search }))
  tamper('mf-search/2.0.0/search.js')

  const { remotes } = partsIn((await site.get('/search')).text)

  expect(remotes).toEqual([expect.objectContaining({ name: 'mf-search', version: '1.0.0' })])
})

test('a page of a damaged remote without another version is answered with 503', async () => {
  tamper('mf-search/1.0.0/search.js')

  const { status, text } = await site.get('/search')

  expect(status).toBe(503)
  expect(partsIn(text).failed['mf-search']).toEqual([
    { code: 'DAMAGED', values: { file: 'search.js' }, more: 0, of: 'mf-search 1.0.0' },
  ])
})

test('a damaged file with a fixed address is served from the previous shell', async () => {
  serveSecondShell()
  tamper('shell/2.0.0/public/favicon.svg')

  const { status, text } = await site.get('/favicon.svg')

  expect([status, text]).toEqual([200, '<svg/>'])
})

test.each(['/remotes/shell/1.0.0/main.js', '/remotes/shell/1.0.0/m%61in.js'])(
  'a damaged file is answered with 404: %s',
  async (target) => {
    tamper('shell/1.0.0/main.js')

    expect((await site.get('/remotes/shell/1.0.0/boot.js')).status).toBe(200)
    expect((await site.get(target)).status).toBe(404)
  },
)

test('a file whose compressed form has other content is reported as damaged', async () => {
  writeFileSync(placeOf('shell/1.0.0/main.js.br'), brotliCompressSync(EVIL))

  expect((await healthOf()).damaged).toEqual([{ part: 'shell', version: '1.0.0', file: 'main.js.br' }])
})

test('health names app, version and file of the damage, and stays ok while a shell can be served', async () => {
  const before = await healthOf()
  serveSecondShell()
  tamper('shell/2.0.0/boot.js')

  expect(before).toEqual({ code: 200, status: 'ok' })
  expect(await healthOf()).toEqual({
    code: 200,
    status: 'ok',
    damaged: [{ part: 'shell', version: '2.0.0', file: 'boot.js' }],
  })
})

test('health is 503 if damage leaves no shell', async () => {
  tamper('shell/1.0.0/boot.js')

  expect(await healthOf()).toMatchObject({ code: 503, status: 'no shell can be served' })
})

test('the log names a damaged file once', async () => {
  tamper('shell/1.0.0/boot.js')
  await site.get('/')
  await site.get('/')
  tamper('shell/1.0.0/boot.js')
  await site.get('/')

  const told = site.log.filter((line) => /^the release .* is damaged: boot\.js/.test(line))
  expect(told).toHaveLength(1)
})

test('damaged files of all channels are listed at an address beside the registry', async () => {
  tamper('mf-search/1.0.0/search.css')

  const { text, headers } = await site.get('/remotes/damaged.json')

  expect(JSON.parse(text)).toEqual([{ part: 'mf-search', version: '1.0.0', file: 'search.css' }])
  expect(headers['cache-control']).toBe('no-cache')
})

test('a repaired file is served again', async () => {
  const good = readFileSync(placeOf('shell/1.0.0/boot.js'))
  tamper('shell/1.0.0/boot.js')
  const before = await site.get('/')

  writeFileSync(placeOf('shell/1.0.0/boot.js'), good)

  expect([before.status, (await site.get('/')).status]).toEqual([503, 200])
})
