// proves 15.46
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import type { RemoteFacts } from '@domizil/federation'
import type { RemoteModule, RemoteProps } from '@domizil/shell-api'
import { FakeShell } from '@domizil/testing'
import type { PageFacts } from '../../lib/page-facts.ts'
import { embedRemote } from './embed-remote.ts'

const REQUIRES = { shellApi: '1.0', react: '^19.3.1', runtime: '^2.9.2' }
const aRelease = (name: string, version: string, more: object) =>
  JSON.stringify({ name, version, entry: 'entry.js', files: {}, routes: [], ...more })
const RELEASES: Record<string, string> = {
  '/remotes/shell/1.0.0/release.json': aRelease('shell', '1.0.0', {
    provides: { shellApi: ['1.3'], react: '19.3.1', runtime: '2.9.2' },
  }),
  '/remotes/mf-search/1.0.0/release.json': aRelease('mf-search', '1.0.0', {
    requires: REQUIRES,
    routes: [{ path: '/search', layout: 'general', access: 'open', page: 'search' }],
  }),
  '/remotes/mf-search/2.0.0/release.json': aRelease('mf-search', '2.0.0', {
    requires: { ...REQUIRES, shellApi: '2.0' },
  }),
}
async function pinned(name: string, version: string) {
  const text = RELEASES[`/remotes/${name}/${version}/release.json`] ?? ''
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return { version, hash: `sha256-${btoa(String.fromCodePoint(...new Uint8Array(digest)))}` }
}
const SEARCH = await Promise.all(['1.0.0', '2.0.0', '3.0.0'].map((version) => pinned('mf-search', version)))
const REGISTRY = JSON.stringify({
  versions: { shell: [await pinned('shell', '1.0.0')], 'mf-search': SEARCH },
})
const FACTS = {
  config: { loadTimeoutMs: 1000 },
  shell: { name: 'shell', version: '1.0.0' },
  versions: { 'mf-search': ['1.0.0', '2.0.0'] },
  parts: { remotes: [{ name: 'mf-flat', hash: 'sha256-x' }] },
} as unknown as PageFacts

const realFetch = globalThis.fetch
let loaded: RemoteFacts[]
beforeEach(() => {
  loaded = []
  globalThis.fetch = async (url) => {
    const text = url === '/remotes/registry.json' ? REGISTRY : RELEASES[url as string]
    return text === undefined ? new Response('', { status: 404 }) : new Response(text)
  }
})
afterEach(() => {
  globalThis.fetch = realFetch
})

/** A remote that shows its address. */
const REMOTE: RemoteModule = {
  meta: { name: 'mf-search', version: '1.0.0', shellApi: 1 },
  lifecycles: {
    bootstrap: async () => undefined,
    mount: async ({ domElement, shell }: RemoteProps) => {
      domElement.textContent = shell.route.get().location.pathname
    },
    unmount: async () => undefined,
  },
}

function embed(target: { version: string; path?: string }, facts: PageFacts = FACTS) {
  const place = document.createElement('div')
  const host = {
    facts,
    shell: new FakeShell(),
    loadVersion: async (remote: RemoteFacts) => {
      loaded.push(remote)
      return REMOTE
    },
  }
  const mounting = embedRemote(host, place, { remote: 'mf-search', path: '/search', ...target })
  return { place, mounting }
}

test('a published version is embedded with its release’s hash, until it is unmounted', async () => {
  const { place, mounting } = embed({ version: '1.0.0' })
  const mounted = await mounting
  const shown = place.textContent

  await mounted.unmount()

  expect(shown).toBe('/search')
  expect(place.childElementCount).toBe(0)
  expect(loaded).toEqual([
    {
      ...SEARCH[0],
      name: 'mf-search',
      entry: '/remotes/mf-search/1.0.0/entry.js',
      source: 'override',
      refused: [],
    },
  ])
})

test.each([
  ['nobody published', { version: '9.9.9' }, 'mf-search 9.9.9 is not in the registry'],
  [
    'the shell is too old for',
    { version: '2.0.0' },
    'mf-search 2.0.0 needs shell-api 2.0, the shell speaks 1.3',
  ],
  ['has gone', { version: '3.0.0' }, 'mf-search 3.0.0 could not be fetched'],
  ['lacks the page', { version: '1.0.0', path: '/map' }, 'mf-search 1.0.0 has no page at /map'],
])('a version that %s is refused with the reason, and not loaded', async (_, target, sentence) => {
  await expect(embed(target).mounting).rejects.toThrow(sentence)

  expect(loaded).toEqual([])
})

test.each([
  [
    'a channel without a choice of versions',
    { versions: null },
    'This channel serves its own versions only.',
  ],
  [
    'a browser with one import map',
    { parts: { remotes: [{ name: 'mf-flat' }] } },
    'This browser cannot compare the files',
  ],
])('%s refuses to embed another version', async (_, change, sentence) => {
  const facts = { ...FACTS, ...change } as unknown as PageFacts

  await expect(embed({ version: '1.0.0' }, facts).mounting).rejects.toThrow(sentence)

  expect(loaded).toEqual([])
})
