// proves 15.9
import { expect, test } from '@jest/globals'
import { problemSentences } from './problem.ts'
import type { Assignment, Registry, Release } from './schema.ts'
import { BUCKETS, isCanaryBucket, resolve } from './resolve.ts'

const HOST_VERSIONS = { shellApi: 1, runtime: '2.9.2', react: '19.3.1' }

function aRelease(name: string, version: string, requires: Partial<Release['requires']> = {}): Release {
  const isHost = name === 'shell'
  return {
    schemaVersion: 1,
    name,
    version,
    kind: isHost ? 'host' : 'remote',
    commit: null,
    builtAt: '2026-11-20T00:00:00Z',
    entry: 'entry.js',
    files: {},
    routes: [],
    start: { files: [], shared: [] },
    pages: {},
    messages: {},
    shared: {},
    provides: isHost ? HOST_VERSIONS : null,
    requires: isHost ? null : { shellApi: 1, runtime: '^2.9.0', react: '^19.0.0', ...requires },
  }
}

const pinned = (version: string) => ({ version, hash: `sha256-${version}` })

function aRegistry(search: Assignment, overrides = false): Registry {
  return {
    schemaVersion: 1,
    revision: 1,
    channels: { production: { overrides, parts: { shell: pinned('1.0.0'), 'mf-search': search } } },
    versions: { 'mf-search': ['1.0.0', '1.1.0', '2.0.0'].map(pinned) },
  }
}

function releasesOf(...releases: Release[]) {
  return (name: string, { version }: { version: string }) =>
    releases.find((release) => release.name === name && release.version === version) ?? {
      problem: { code: 'MISSING' as const },
    }
}

const visitor = { channel: 'production', bucket: 50 }
const shell = aRelease('shell', '1.0.0')

test('a channel serves the version it is pinned to', () => {
  const found = resolve(
    aRegistry(pinned('1.0.0')),
    visitor,
    releasesOf(shell, aRelease('mf-search', '1.0.0')),
  )

  expect(found.apps['mf-search']).toMatchObject({ source: 'channel', release: { version: '1.0.0' } })
})

const BUCKET_NUMBERS = Array.from({ length: BUCKETS }, (_, bucket) => bucket)
const bucketsOf = (key: string, percent: number) =>
  BUCKET_NUMBERS.filter((bucket) => isCanaryBucket(bucket, percent, key))

test.each(['shell', 'mf-search', 'mf-flat', 'mf-wizard', 'mf-bookings', 'mf-admin', 'shell+mf-search'])(
  'a canary of %s reaches exactly its percentage of buckets, and keeps them when it grows',
  (key) => {
    for (const percent of [0, 1, 10, 30, 100]) expect(bucketsOf(key, percent)).toHaveLength(percent)
    expect(bucketsOf(key, 25)).toEqual(expect.arrayContaining(bucketsOf(key, 10)))
  },
)

test('canaries of different apps grow in different orders, so that they do not share visitors', () => {
  const stepOf = (key: string) => {
    const [first = 0] = bucketsOf(key, 1)
    const second = bucketsOf(key, 2).find((bucket) => bucket !== first) ?? 0
    return (second - first + BUCKETS) % BUCKETS
  }

  const steps = new Set(['mf-search', 'mf-flat', 'mf-wizard', 'mf-bookings'].map(stepOf))

  expect(steps.size).toBeGreaterThan(2)
})

test('two canaries reach different visitors', () => {
  const [search, flat] = [bucketsOf('mf-search', 10), bucketsOf('mf-flat', 10)]

  expect(search.filter((bucket) => flat.includes(bucket)).length).toBeLessThan(5)
})

test('canaries of one group reach the same visitors', () => {
  const canary = (version: string) => ({ ...pinned(version), percent: 30, group: 'both' })
  const registry = aRegistry({ ...pinned('1.0.0'), canary: canary('1.1.0') })
  const both = {
    ...registry,
    channels: {
      production: {
        overrides: false,
        parts: {
          ...registry.channels['production']?.parts,
          shell: { ...pinned('1.0.0'), canary: canary('2.0.0') },
        },
      },
    },
  }
  const releaseOf = releasesOf(
    shell,
    aRelease('shell', '2.0.0'),
    aRelease('mf-search', '1.0.0'),
    aRelease('mf-search', '1.1.0'),
  )

  const sources = BUCKET_NUMBERS.map((bucket) => {
    const { apps } = resolve(both, { channel: 'production', bucket }, releaseOf)
    return [apps['shell']?.source, apps['mf-search']?.source].join(' and ')
  })

  expect(new Set(sources)).toEqual(new Set(['canary and canary', 'channel and channel']))
  expect(sources.filter((one) => one === 'canary and canary')).toHaveLength(30)
})

test('a visitor in the canary gets its version, the others the default', () => {
  const registry = aRegistry({ ...pinned('1.0.0'), canary: { ...pinned('1.1.0'), percent: 30 } })
  const releaseOf = releasesOf(shell, aRelease('mf-search', '1.0.0'), aRelease('mf-search', '1.1.0'))

  const given = BUCKET_NUMBERS.filter(
    (bucket) =>
      resolve(registry, { channel: 'production', bucket }, releaseOf).apps['mf-search']?.release.version ===
      '1.1.0',
  )

  expect(given).toEqual(bucketsOf('mf-search', 30))
})

test('a visitor may choose a version only where the channel allows it', () => {
  const releaseOf = releasesOf(shell, aRelease('mf-search', '1.0.0'), aRelease('mf-search', '2.0.0'))
  const choosing = { ...visitor, overrides: { 'mf-search': '2.0.0' } }

  const allowed = resolve(aRegistry(pinned('1.0.0'), true), choosing, releaseOf)
  const refused = resolve(aRegistry(pinned('1.0.0'), false), choosing, releaseOf)

  expect(allowed.apps['mf-search']).toMatchObject({ source: 'override', release: { version: '2.0.0' } })
  expect(refused.apps['mf-search']).toMatchObject({ source: 'channel', release: { version: '1.0.0' } })
})

test('an override with an unpublished version is refused, and the channel’s version served', () => {
  const found = resolve(
    aRegistry(pinned('1.0.0'), true),
    { ...visitor, overrides: { 'mf-search': '9.9.9' } },
    releasesOf(shell, aRelease('mf-search', '1.0.0'), aRelease('mf-search', '9.9.9')),
  )

  expect(found.apps['mf-search']).toMatchObject({
    source: 'channel',
    refused: [{ version: '9.9.9', problem: { code: 'NOT_IN_REGISTRY' } }],
  })
})

test('an incompatible version is refused with its reason, and the previous one is served', () => {
  const registry = aRegistry({ ...pinned('2.0.0'), previous: pinned('1.1.0') })

  const found = resolve(
    registry,
    visitor,
    releasesOf(shell, aRelease('mf-search', '2.0.0', { react: '^20.0.0' }), aRelease('mf-search', '1.1.0')),
  )

  expect(found.apps['mf-search']).toMatchObject({
    source: 'previous',
    release: { version: '1.1.0' },
    refused: [
      {
        version: '2.0.0',
        problem: { code: 'NEEDS_VERSION', values: { name: 'react', wanted: '^20.0.0', provided: '19.3.1' } },
      },
    ],
  })
})

test('a remote built for a newer shell API than the shell has is refused', () => {
  const found = resolve(
    aRegistry(pinned('2.0.0')),
    visitor,
    releasesOf(shell, aRelease('mf-search', '2.0.0', { shellApi: 2 })),
  )

  expect(problemSentences(found.failed['mf-search'] ?? [])).toBe(
    'mf-search 2.0.0 needs shell-api 2, the shell speaks 1',
  )
})

test('a remote that cannot be served does not affect other apps', () => {
  const found = resolve(aRegistry(pinned('1.0.0')), visitor, releasesOf(shell))

  expect(Object.keys(found.apps)).toEqual(['shell'])
  expect(found.failed['mf-search']).toEqual([{ code: 'MISSING', of: 'mf-search 1.0.0' }])
})

test('an unknown channel serves nothing, and reports NO_CHANNEL', () => {
  expect(resolve(aRegistry(pinned('1.0.0')), { channel: 'nowhere' }, releasesOf(shell))).toEqual({
    apps: {},
    failed: { shell: [{ code: 'NO_CHANNEL', values: { channel: 'nowhere' } }] },
  })
})

test.each([
  [['shell', 'mf-flat', 'mf-search']],
  [['mf-flat', 'shell', 'mf-search']],
  [['mf-search', 'mf-flat', 'shell']],
])('remotes are checked against the shell in whatever order the channel lists them: %j', (names) => {
  const parts = Object.fromEntries(names.map((name) => [name, pinned('1.0.0')]))
  const registry = { ...aRegistry(pinned('1.0.0')), channels: { production: { overrides: false, parts } } }
  const newer = { react: '^20.0.0' }
  const releases = [aRelease('mf-flat', '1.0.0', newer), aRelease('mf-search', '1.0.0', newer)]

  const found = resolve(registry, visitor, releasesOf(shell, ...releases))

  expect([Object.keys(found.apps), Object.keys(found.failed).toSorted()]).toEqual([
    ['shell'],
    ['mf-flat', 'mf-search'],
  ])
})

test('a visitor without an override gets the channel’s version', () => {
  const releases = releasesOf(shell, aRelease('mf-search', '1.0.0'))

  const found = resolve(aRegistry(pinned('1.0.0'), true), visitor, releases)

  expect(found.apps['mf-search']?.source).toBe('channel')
})

test('an app whose first version is a canary is served only to the canary’s visitors', () => {
  const first = { ...pinned('1.0.0'), isFirst: true, canary: { ...pinned('1.0.0'), percent: 1 } } as const
  const releases = releasesOf(shell, aRelease('mf-search', '1.0.0'))
  const inside = Array.from({ length: BUCKETS }, (_, bucket) =>
    resolve(aRegistry(first), { ...visitor, bucket }, releases),
  ).filter(({ apps }) => apps['mf-search'])

  expect(inside.map(({ apps }) => apps['mf-search']?.source)).toEqual(['canary'])
})

test('an override for an app without published versions is refused', () => {
  const registry = { ...aRegistry(pinned('1.0.0'), true), versions: {} }
  const chosen = { ...visitor, overrides: { 'mf-search': '2.0.0' } }

  const found = resolve(registry, chosen, releasesOf(shell, aRelease('mf-search', '1.0.0')))

  expect(found.apps['mf-search']).toMatchObject({
    source: 'channel',
    refused: [{ version: '2.0.0', problem: { code: 'NOT_IN_REGISTRY' } }],
  })
})

test('if several versions cannot be served, the problem of each is reported', () => {
  const found = resolve(
    aRegistry({ ...pinned('2.0.0'), previous: pinned('1.0.0') }),
    visitor,
    releasesOf(shell),
  )

  expect(problemSentences(found.failed['mf-search'] ?? [])).toBe(
    'mf-search 2.0.0 is missing; mf-search 1.0.0 is missing',
  )
})

test('an override wins over the canary, which is the fallback if the override cannot be served', () => {
  const registry = aRegistry({ ...pinned('1.0.0'), canary: { ...pinned('1.1.0'), percent: 100 } }, true)
  const choosing = { ...visitor, overrides: { 'mf-search': '2.0.0' } }
  const [stable, canary, chosen] = ['1.0.0', '1.1.0', '2.0.0'].map((one) => aRelease('mf-search', one))
  const sourceWith = (...releases: (Release | undefined)[]) =>
    resolve(registry, choosing, releasesOf(shell, ...releases.filter((one) => one !== undefined))).apps[
      'mf-search'
    ]?.source

  expect([sourceWith(stable, canary, chosen), sourceWith(stable, canary), sourceWith(stable)]).toEqual([
    'override',
    'canary',
    'channel',
  ])
})

test.each([
  ['mf-search', [26, 33, 40, 47, 54]],
  ['shell+mf-search', [16, 27, 53, 79, 90]],
])('the canary buckets of %s are the same at every gateway and for every version', (key, buckets) => {
  expect(bucketsOf(key, 5)).toEqual(buckets)
})
