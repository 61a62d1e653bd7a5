import type { Assignment, PinnedVersion, Registry } from '@domizil/federation'
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

export function publishShell(site: Site, version = '1.0.0'): PinnedVersion {
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
    },
    { 'main.js': 'console.log("main")', 'boot.js': 'console.log("boot")', 'public/favicon.svg': '<svg/>' },
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
