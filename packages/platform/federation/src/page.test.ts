// proves 14.21, 14.22
import { expect, test } from '@jest/globals'
import { fontsOf, integrityOf, mappedApps, preloadsOf, remoteFacts } from './page.ts'
import type { Release } from './schema.ts'
import type { Resolution } from './resolve.ts'

const shell: Release = {
  schemaVersion: 1,
  name: 'shell',
  version: '1.0.0',
  kind: 'host',
  commit: null,
  builtAt: '2026-11-20T00:00:00Z',
  entry: 'main.js',
  files: {
    'main.js': 'h-main',
    'bootstrap.js': 'h-boot',
    'react.js': 'h-react',
    'work.js': 'h-work',
    'a.css': 'h-css',
    'home-de.js': 'h-home-de',
  },
  routes: [{ path: '/', layout: 'general', access: 'open', page: 'home' }],
  start: { files: ['bootstrap.js', 'a.css'], shared: ['react'] },
  pages: { home: { files: [], shared: [] } },
  messages: { en: ['en.js'], de: ['de.js'], 'home-de': ['home-de.js'] },
  shared: {
    react: { version: '19.3.1', files: ['react.js'] },
    '@domizil/ui/work': { version: '0.1.0', files: ['work.js'] },
  },
  provides: { shellApi: 1, runtime: '2.9.2', react: '19.3.1' },
  requires: null,
}

const search: Release = {
  ...shell,
  name: 'mf-search',
  version: '2.0.0',
  kind: 'remote',
  entry: 'remoteEntry.js',
  files: {
    'remoteEntry.js': 'h-entry',
    'lifecycles.js': 'h-life',
    'search.js': 'h-page',
    'own-react.js': 'h-own',
  },
  routes: [{ path: '/search', layout: 'footer-less', access: 'open', page: 'search' }],
  start: { files: ['lifecycles.js'], shared: ['react'] },
  pages: { search: { files: ['search.js'], shared: ['@domizil/ui/work'] } },
  messages: { en: ['en.js'], de: ['de.js'] },
  shared: { react: { version: '19.3.1', files: ['own-react.js'] } },
}

const resolution: Resolution = {
  apps: {
    shell: { release: shell, hash: 'h-release', source: 'channel', refused: [] },
    'mf-search': { release: search, hash: 'h-release', source: 'channel', refused: [] },
  },
  failed: {},
}

const urlsFor = (path: string, locale = 'en') => preloadsOf(resolution, path, locale).map(({ url }) => url)

test('a page of the shell preloads no files of a remote', () => {
  expect(urlsFor('/').slice(1)).toEqual([
    '/remotes/shell/1.0.0/bootstrap.js',
    '/remotes/shell/1.0.0/a.css',
    '/remotes/shell/1.0.0/react.js',
    '/remotes/shell/1.0.0/en.js',
  ])
})

test('the shell’s entry is the first preload', () => {
  expect(urlsFor('/search')[0]).toBe('/remotes/shell/1.0.0/main.js')
})

test('a page of a remote preloads its entry, its chunks and the shared modules it uses, each once', () => {
  expect(urlsFor('/search').slice(5)).toEqual([
    '/remotes/mf-search/2.0.0/remoteEntry.js',
    '/remotes/mf-search/2.0.0/lifecycles.js',
    '/remotes/mf-search/2.0.0/en.js',
    '/remotes/mf-search/2.0.0/search.js',
    '/remotes/shell/1.0.0/work.js',
  ])
})

test('every preload carries the hash of its file', () => {
  const found = preloadsOf(resolution, '/search', 'en').find(({ url }) => url.endsWith('/search.js'))

  expect(found).toEqual({ url: '/remotes/mf-search/2.0.0/search.js', integrity: 'h-page', kind: 'script' })
})

test('the import map has a hash for every script, and none for style sheets', () => {
  const urls = Object.keys(integrityOf(resolution))

  expect(urls).toContain('/remotes/mf-search/2.0.0/own-react.js')
  expect(urls.filter((url) => url.endsWith('.css'))).toEqual([])
})

test.each([
  ['its owner and the host', 'mf-search', true, ['shell', 'mf-search']],
  ['the host alone, for a page of the host', 'shell', true, ['shell']],
  ['the host alone, for an unknown page', undefined, true, ['shell']],
  ['all apps where the browser takes one map', 'shell', false, ['shell', 'mf-search']],
])('the import map of a page covers %s', (_name, owner, hasSeveralMaps, expected) => {
  expect(mappedApps(resolution, owner, hasSeveralMaps)).toEqual(expected)
})

test('an app outside the import map is listed with the hash of its release', () => {
  expect(remoteFacts(resolution, ['shell'])).toMatchObject([{ name: 'mf-search', hash: 'h-release' }])
  expect(remoteFacts(resolution, ['shell', 'mf-search'])[0]).not.toHaveProperty('hash')
})

test('a shared module that the remote has in another version is preloaded from the remote', () => {
  const own = { react: { version: '20.0.0', files: ['own-react.js'] } }
  const apps = {
    ...resolution.apps,
    'mf-search': { ...resolution.apps['mf-search']!, release: { ...search, shared: own } },
  }

  const urls = preloadsOf({ apps, failed: {} }, '/search', 'en').map(({ url }) => url)

  expect(urls).toContain('/remotes/mf-search/2.0.0/own-react.js')
})

test('only the texts of the page’s language are preloaded', () => {
  const texts = urlsFor('/search', 'de').filter((url) => url.endsWith('/en.js') || url.endsWith('/de.js'))

  expect(texts).toEqual(['/remotes/shell/1.0.0/de.js', '/remotes/mf-search/2.0.0/de.js'])
})

test('a page with texts of its own preloads them in its language', () => {
  expect(urlsFor('/', 'de')).toContain('/remotes/shell/1.0.0/home-de.js')
  expect(urlsFor('/', 'en')).not.toContain('/remotes/shell/1.0.0/home-de.js')
})

test.each([
  ['open', true],
  ['user', true],
  ['admin', false],
] as const)('the style sheets of a page with the access “%s” are preloaded: %s', (access, isPreloaded) => {
  const remote: Release = {
    ...search,
    routes: [{ path: '/desk', layout: 'general', access, page: 'desk' }],
    pages: { desk: { files: ['desk.js', 'desk.css'], shared: [] } },
  }
  const apps = {
    ...resolution.apps,
    'mf-search': { release: remote, hash: 'h-release', source: 'channel', refused: [] },
  }

  const urls = preloadsOf({ ...resolution, apps } as Resolution, '/desk', 'en').map(({ url }) => url)

  expect(urls).toContain('/remotes/mf-search/2.0.0/desk.js')
  expect(urls.includes('/remotes/mf-search/2.0.0/desk.css')).toBe(isPreloaded)
})

test('a font is preloaded from the earlier release whose style sheet names it', () => {
  const release = { ...shell, fonts: ['text.woff2'] }
  const apps = { shell: { release, hash: 'h-release', source: 'channel' as const, refused: [] } }
  const moved = { '/remotes/shell/1.0.0/a.css': '/remotes/shell/0.9.0/a.css' }

  expect(fontsOf({ apps, failed: {} })).toMatchObject([{ url: '/remotes/shell/1.0.0/text.woff2' }])
  expect(fontsOf({ apps, failed: {} }, moved)).toMatchObject([{ url: '/remotes/shell/0.9.0/text.woff2' }])
})
