// proves 14.21, 14.22
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { addressesOf } from '@domizil/federation'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { aSite } from '../testing/a-site.ts'
import { aRegistry, publishSearch, publishShell } from '../testing/published-apps.ts'
import type { Site } from '../testing/site.ts'

const SEVERAL_MAPS = { 'user-agent': 'Chrome/150.0.0.0' }

let site: Site
beforeEach(async () => {
  site = await aSite()
})
afterEach(() => site.close())

/** After a change of the registry, the first page comes before the comparison. */
async function getCompared(address: string, headers?: Record<string, string>) {
  await site.get(address, headers)
  return site.get(address, headers)
}

const factsIn = (html: string) => JSON.parse(/id="page-facts">(.*?)<\/script>/.exec(html)?.[1] ?? '{}')
const mapIn = (html: string) => /<script type="importmap"[^>]*>(.*?)<\/script>/.exec(html)?.[1] ?? ''

test('a script unchanged since an earlier shell is loaded from there, with its hash', async () => {
  const start = { start: { files: ['react.js'], shared: [] } }
  const first = publishShell(site, '2.0.0', start, { 'react.js': 'react', 'same-name.js': 'old' })
  const second = publishShell(site, '2.1.0', start, { 'react.js': 'react', 'same-name.js': 'new' })
  site.writeRegistry(aRegistry({ shell: second }, { versions: { shell: [first, second] } }))

  const { text } = await getCompared('/')

  const { imports, integrity } = JSON.parse(mapIn(text))
  expect(imports['/remotes/shell/2.1.0/react.js']).toBe('/remotes/shell/2.0.0/react.js')
  expect(imports).not.toHaveProperty(['/remotes/shell/2.1.0/same-name.js'])
  expect(integrity['/remotes/shell/2.0.0/react.js']).toMatch(/^sha256-/)
  expect(integrity).not.toHaveProperty(['/remotes/shell/2.1.0/react.js'])
  expect(text).toContain('<link rel="modulepreload" href="/remotes/shell/2.0.0/react.js"')
})

const PAGES = {
  pages: { home: { files: ['page-home.1.js'], shared: [] }, help: { files: ['page-help.1.js'], shared: [] } },
  messages: { en: ['en.js'], de: ['de.js'], 'home-en': ['home-en.js'], 'help-en': ['help-en.js'] },
}
const OF_PAGES = Object.fromEntries(
  [...Object.values(PAGES.pages).flatMap(({ files }) => files), ...Object.values(PAGES.messages).flat()].map(
    (file) => [file, file],
  ),
)
/** The names of the scripts of which the import map has a hash. */
const namedIn = (html: string) =>
  Object.keys(JSON.parse(mapIn(html)).integrity).map((url) => url.slice(url.lastIndexOf('/') + 1))

test('the import map leaves out what other pages and languages of the shell need, and the inlined script', async () => {
  const shell = publishShell(site, '2.0.0', PAGES, OF_PAGES)
  site.writeRegistry(aRegistry({ shell }))

  const { text } = await site.get('/', SEVERAL_MAPS)

  expect(namedIn(text)).toEqual(['main.js', 'page-home.1.js', 'en.js', 'home-en.js'])
  expect(factsIn(text).shell).toMatchObject({ hash: shell.hash, unchanged: {} })
})

test('where the browser takes one import map, it names all scripts of the shell', async () => {
  const shell = publishShell(site, '2.0.0', PAGES, OF_PAGES)
  site.writeRegistry(aRegistry({ shell }))

  const { text } = await site.get('/')

  expect(namedIn(text)).toEqual(['main.js', 'boot.js', ...Object.keys(OF_PAGES)])
  expect(factsIn(text).shell).not.toHaveProperty('hash')
})

test('a script unchanged since an earlier version of a remote is loaded from there', async () => {
  const shell = publishShell(site, '2.0.0')
  const [first, second] = [publishSearch(site, '1.0.0'), publishSearch(site, '1.1.0')]
  const versions = { shell: [shell], 'mf-search': [first, second] }
  site.writeRegistry(aRegistry({ shell, 'mf-search': second }, { versions }))

  const [page, home] = await Promise.all([
    getCompared('/search', SEVERAL_MAPS),
    getCompared('/', SEVERAL_MAPS),
  ])

  const { imports, integrity } = JSON.parse(mapIn(page.text))
  expect(imports).toEqual({ '/remotes/mf-search/1.1.0/search.js': '/remotes/mf-search/1.0.0/search.js' })
  expect(integrity['/remotes/mf-search/1.0.0/search.js']).toMatch(/^sha256-/)
  expect(page.text).toContain('<link rel="modulepreload" href="/remotes/mf-search/1.0.0/search.js"')
  expect(page.text).toContain('href="/remotes/mf-search/1.1.0/search.css"')
  const [{ unchanged }] = factsIn(home.text).parts.remotes
  const release = readFileSync(path.join(site.folder, 'mf-search/1.1.0/release.json'), 'utf8')
  expect(addressesOf(JSON.parse(release), unchanged)).toEqual(imports)
})

test('a style sheet unchanged since an earlier shell is loaded from there', async () => {
  const start = { start: { files: ['base.css'], shared: [] } }
  const first = publishShell(site, '2.0.0', start, { 'base.css': 'body{}' })
  const second = publishShell(site, '2.1.0', start, { 'base.css': 'body{}' })
  site.writeRegistry(aRegistry({ shell: second }, { versions: { shell: [first, second] } }))

  const { text } = await getCompared('/')

  // From the folder of the new version: the bundler's runtime compares addresses as they are written.
  expect(text).toContain('<link rel="preload" as="style" href="/remotes/shell/2.1.0/../2.0.0/base.css"')
  expect(JSON.parse(mapIn(text)).imports).toMatchObject({
    '/remotes/shell/2.1.0/base.css': '/remotes/shell/2.0.0/base.css',
  })
})

test('scripts are not loaded from a damaged earlier release', async () => {
  const first = publishShell(site, '2.0.0', {}, { 'react.js': 'react' })
  const second = publishShell(site, '2.1.0', {}, { 'react.js': 'react' })
  writeFileSync(path.join(site.folder, 'shell/2.0.0/react.js'), 'tampered')
  site.writeRegistry(aRegistry({ shell: second }, { versions: { shell: [first, second] } }))

  const { text } = await getCompared('/')

  expect(mapIn(text)).not.toContain('/remotes/shell/2.0.0/')
})

test('the first page after a change of the registry compares only with releases already read', async () => {
  const files = { 'react.js': 'react', 'late.js': 'late' }
  const versions = ['2.0.0', '2.1.0', '2.2.0', '2.3.0'].map((version, place) =>
    publishShell(
      site,
      version,
      { start: { files: ['react.js', 'late.js'], shared: [] } },
      { ...files, ...(place < 2 && { 'late.js': 'early' }) },
    ),
  )
  const [, second, , last] = versions
  if (!second || !last) throw new Error('nothing was published')
  site.writeRegistry(aRegistry({ shell: second }, { versions: { shell: versions } }))
  const started = await aSite({ registryFolder: site.folder })

  try {
    const atStart = await started.get('/')
    site.writeRegistry(aRegistry({ shell: last }, { versions: { shell: versions }, revision: 2 }))
    const [first, next] = [await started.get('/'), await started.get('/')]

    expect(mapIn(atStart.text)).toContain('"/remotes/shell/2.0.0/react.js":"sha256-')
    expect(mapIn(first.text)).toContain('"/remotes/shell/2.0.0/react.js":"sha256-')
    expect(mapIn(first.text)).not.toContain('/remotes/shell/2.2.0/')
    expect(mapIn(next.text)).toContain('"/remotes/shell/2.2.0/late.js":"sha256-')
  } finally {
    await started.close()
  }
})
