import type { Assignment, PinnedVersion, Registry, Release } from '@domizil/federation'
import { DRAWING_VERSION } from '@domizil/shell-api'
import type { Site } from './site.ts'

/** A registry whose production channel serves these versions. */
export function aRegistry(
  parts: Record<string, Assignment>,
  more: Partial<Registry> = {},
  overrides = false,
): Registry {
  return {
    schemaVersion: 1,
    revision: 1,
    channels: { production: { overrides, parts } },
    versions: Object.fromEntries(
      Object.entries(parts).map(([name, pinned]) => [name, [{ version: pinned.version, hash: pinned.hash }]]),
    ),
    ...more,
  }
}

export function publishShell(
  site: Site,
  version = '1.0.0',
  more: Partial<Release> = {},
  files: Record<string, string> = {},
): PinnedVersion {
  return site.publish(
    {
      name: 'shell',
      version,
      kind: 'host',
      entry: 'main.js',
      routes: [{ path: '/', layout: 'general', access: 'open', page: 'home' }],
      pages: { home: { files: [], shared: [] } },
      heads: { home: headsOf('Flats by the month', 'Furnished flats, straight from the landlord.') },
      provides: { shellApi: 1, runtime: '2.9.2', react: '19.3.1' },
      ...more,
    },
    {
      'main.js': 'console.log("main")',
      'boot.js': 'console.log("boot")',
      'public/favicon.svg': '<svg/>',
      ...files,
    },
  )
}

export function publishSearch(site: Site, version: string): PinnedVersion {
  return site.publish(
    {
      name: 'mf-search',
      version,
      kind: 'remote',
      entry: 'remoteEntry.js',
      routes: [{ path: '/search', layout: 'footer-less', access: 'open', page: 'search' }],
      heads: { search: headsOf('Furnished flats to rent', 'On a list and a map.') },
      pages: { search: { files: ['search.js', 'search.css'], shared: [] } },
      requires: { shellApi: 1, runtime: '^2.9.2', react: '^19.3.1' },
    },
    { 'remoteEntry.js': `export const version = "${version}"`, 'search.js': '', 'search.css': '' },
  )
}

function headsOf(title: string, description: string) {
  return Object.fromEntries(
    ['en', 'de', 'es'].map((locale) => [
      locale,
      { title: `${title} (${locale})`, description: `${description} (${locale})` },
    ]),
  )
}

/** Publishes the app that owns the flat pages. */
export function publishFlat(site: Site): PinnedVersion {
  return site.publish(
    {
      name: 'mf-flat',
      version: '1.0.0',
      kind: 'remote',
      entry: 'remoteEntry.js',
      routes: [
        { path: '/flat/:id', layout: 'general', access: 'open', page: 'flat' },
        { path: '/my-flats', layout: 'general', access: 'user', page: 'my-flats' },
      ],
      pages: { flat: { files: [], shared: [] }, 'my-flats': { files: [], shared: [] } },
      requires: { shellApi: 1, runtime: '^2.9.2', react: '^19.3.1' },
    },
    { 'remoteEntry.js': '' },
  )
}

/** The server half of the shell: around what a remote draws there is nothing. It asks for the flat of a flat's page. */
const SHELL_HALF = `
exports.shared = {}
exports.questions = (request, remote) => {
  if (remote && request.path === '/saved') return undefined
  if (remote) return remote.questions('search', request)
  return request.path.startsWith('/flat/') ? [{ key: 'flat', method: 'GET', path: request.path }] : []
}
exports.draw = async (request, remote) =>
  remote ? remote.draw(request) : '<main>the shell draws ' + request.path + '</main>'
`

/** The server half of mf-search; words of the query make it fail, dawdle, ask, or show a picture. */
const searchHalf = (version: string) => `
exports.remote = {
  name: 'mf-search',
  questions: (page, { search }) => (search === '?ask' ? [{ key: 'flats', method: 'GET', path: '/flat/list' }] : []),
  draw: async ({ path, search, width, facts }) => {
    if (search === '?throw') throw new Error('thrown while drawing')
    if (search === '?slow') await new Promise((resolve) => setTimeout(resolve, 1_500))
    const picture = search === '?picture' ? '<link rel="preload" as="image" href="/1.webp"/>' : ''
    return '<main>' + picture + 'mf-search ${version} draws ' + path + search + ' in ' + facts.locale + ' for ' + width + '</main>'
  },
}
`

/** Publishes a shell or an mf-search with a server half. */
export function publishDrawing(
  site: Site,
  name: 'shell' | 'mf-search',
  version: string,
  drawing = DRAWING_VERSION,
): PinnedVersion {
  const half = name === 'shell' ? SHELL_HALF : searchHalf(version)
  const isShell = name === 'shell'

  return site.publish(
    {
      name,
      version,
      kind: isShell ? 'host' : 'remote',
      entry: 'entry.js',
      routes: isShell
        ? [{ path: '/', layout: 'general', access: 'open', page: 'home' }]
        : [
            { path: '/search', layout: 'footer-less', access: 'open', page: 'search' },
            { path: '/saved', layout: 'general', access: 'user', page: 'saved' },
          ],
      pages: isShell ? {} : { search: { files: ['search.js', 'more.js', 'search.css'], shared: [] } },
      server: { entry: 'server/server.cjs', version: drawing },
      ...(isShell
        ? { provides: { shellApi: 1, runtime: '2.9.2', react: '19.3.1' }, fonts: ['text.woff2'] }
        : { requires: { shellApi: 1, runtime: '^2.9.2', react: '^19.3.1', shared: {} } }),
    },
    {
      ...(isShell && { 'text.woff2': '' }),
      'entry.js': '',
      'boot.js': '',
      'search.js': '',
      'more.js': '',
      'search.css': '',
      'server/server.cjs': half,
    },
  )
}
