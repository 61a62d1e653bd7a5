// proves 14.6, 14.19
import { expect, test } from '@jest/globals'
import { drawingReleases, type Resolution } from './resolve.ts'
import type { Release } from './schema.ts'

const VERSION = 1
const react = (version: string) => ({ react: { version, files: [] } })
const RANGES = { shellApi: 1, runtime: '^2.9.2', react: '^19.3.1' }

function release(name: string, changes: Partial<Release> = {}): Release {
  return {
    schemaVersion: 1,
    name,
    version: '1.0.0',
    kind: name === 'shell' ? 'host' : 'remote',
    commit: null,
    builtAt: '2026-11-23T00:00:00Z',
    entry: 'entry.js',
    files: {},
    routes: [],
    start: { files: [], shared: [] },
    pages: {},
    messages: {},
    shared: react('19.3.1'),
    server: { entry: 'server/server.cjs', version: VERSION },
    provides: null,
    requires: name === 'shell' ? null : { ...RANGES, shared: {} },
    ...changes,
  }
}

function resolutionOf(...releases: Release[]): Resolution {
  return {
    apps: Object.fromEntries(
      releases.map((one) => [one.name, { release: one, hash: 'h-release', source: 'channel', refused: [] }]),
    ),
    failed: {},
  }
}

const withoutHalf = (name: string) => {
  const { server: _server, ...rest } = release(name)
  return rest
}

test('the server renders with the same releases that the browser gets', () => {
  const [shell, search] = [release('shell'), release('mf-search')]

  expect(drawingReleases(resolutionOf(shell, search), 'mf-search', VERSION)).toEqual({
    host: shell,
    remote: search,
  })
  expect(drawingReleases(resolutionOf(shell, search), 'shell', VERSION)).toEqual({
    host: shell,
    remote: undefined,
  })
})

test.each([
  [
    'a half is made for another renderer',
    [
      release('shell'),
      release('mf-search', { server: { entry: 'server/server.cjs', version: VERSION + 1 } }),
    ],
  ],
  [
    'the remote needs a newer React than the shell has, and brings its own',
    [release('shell'), release('mf-search', { shared: react('19.4.0') })],
  ],
  ['the remote brings its own design system', [release('shell'), release('mf-search', { requires: RANGES })]],
  ['the shell shares less than the remote takes', [release('shell', { shared: {} }), release('mf-search')]],
])('the server leaves a page to the browser if %s', (_reason, releases) => {
  expect(drawingReleases(resolutionOf(...releases), 'mf-search', VERSION)).toHaveProperty('undrawable')
})

test('a remote built for an older React is server-rendered with the shell’s', () => {
  const resolution = resolutionOf(release('shell', { shared: react('19.3.5') }), release('mf-search'))

  expect(drawingReleases(resolution, 'mf-search', VERSION)).toMatchObject({ remote: { name: 'mf-search' } })
})

const ofAnotherRenderer = { server: { entry: 'server/server.cjs', version: VERSION + 1 } }

test.each([
  [
    'its half is made for another renderer',
    [release('shell'), release('mf-search', ofAnotherRenderer)],
    'mf-search',
  ],
  ["the shell's half is", [release('shell', ofAnotherRenderer), release('mf-search')], 'shell'],
  [
    'it brings its own design system',
    [release('shell'), release('mf-search', { requires: RANGES })],
    'mf-search',
  ],
])('the release that prevents server rendering is named: %s', (_reason, releases, name) => {
  expect(drawingReleases(resolutionOf(...releases), 'mf-search', VERSION)).toEqual({
    undrawable: expect.objectContaining({ name }),
  })
})

test.each([
  ['the shell has no half', [withoutHalf('shell'), release('mf-search')]],
  ['the remote has none', [release('shell'), withoutHalf('mf-search')]],
  ['the remote is not served', [release('shell')]],
])('no release is blamed if %s', (_reason, releases) => {
  expect(drawingReleases(resolutionOf(...(releases as Release[])), 'mf-search', VERSION)).toBeUndefined()
})
