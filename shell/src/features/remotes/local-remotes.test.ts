// proves 15.24
import { problemSentences } from '@domizil/federation'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import type { Apps } from '../../lib/page-facts.ts'
import { withLocalRemotes } from './local-remotes.ts'

const ORIGIN = 'http://localhost:9000'
const HASH = 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='
const RELEASE = {
  name: 'mf-journal',
  version: '0.1.0-dev',
  kind: 'remote',
  entry: 'entry.js',
  files: { 'entry.js': HASH, 'page.css': HASH },
  routes: [{ path: '/journal', layout: 'general', access: 'open', page: 'journal' }],
  requires: { shellApi: '1.0', react: '^19.3.1', runtime: '^2.9.2' },
}
const APPS: Apps = {
  remotes: [],
  routes: [],
  failed: {},
  local: { 'mf-journal': ORIGIN },
  provides: { shellApi: ['1.2'], react: '19.3.1', runtime: '2.9.2' },
}
const load = (apps = APPS) => withLocalRemotes(apps, { timeoutMs: 1000, nonce: undefined })

const realFetch = globalThis.fetch
let streams: string[] = []
beforeEach(() => {
  streams = []
  Object.assign(globalThis, {
    EventSource: class {
      constructor(url: string) {
        streams.push(url)
      }
      addEventListener() {}
    },
  })
})
afterEach(() => {
  globalThis.fetch = realFetch
  document.head.replaceChildren()
})

/** The visitor's machine answers with this release. */
function givenMachine(release: object | undefined): void {
  globalThis.fetch = () =>
    release ? Promise.resolve(Response.json(release)) : Promise.reject(new TypeError('Failed to fetch'))
}

test('a local remote provides its routes, and hashes for every script before loading', async () => {
  givenMachine(RELEASE)

  const { remotes, routes, failed } = await load()

  expect(remotes).toEqual([
    { name: 'mf-journal', version: '0.1.0-dev', entry: `${ORIGIN}/entry.js`, source: 'local', refused: [] },
  ])
  expect(routes).toEqual([{ ...RELEASE.routes[0], owner: 'mf-journal' }])
  expect(failed).toEqual({})
  expect(document.head.querySelector('script[type=importmap]')?.textContent).toBe(
    JSON.stringify({ integrity: { [`${ORIGIN}/entry.js`]: HASH } }),
  )
  expect(streams).toEqual([`${ORIGIN}/changes`])
})

test('a route of a local remote wins over a published one', async () => {
  givenMachine(RELEASE)
  const [route] = RELEASE.routes
  const published = { ...route, owner: 'mf-blog' } as Apps['routes'][number]

  const { routes } = await load({ ...APPS, routes: [published] })

  expect(routes.map(({ owner }) => owner)).toEqual(['mf-journal', 'mf-blog'])
})

test.each([
  ['no answer', undefined, /npm run dev/],
  ['another remote', { ...RELEASE, name: 'mf-other' }, 'is mf-other, not the remote mf-journal'],
  ['a shell', { ...RELEASE, kind: 'host', name: 'shell' }, 'is shell, not the remote mf-journal'],
  [
    'what this shell cannot run',
    { ...RELEASE, requires: { ...RELEASE.requires, shellApi: '2.0' } },
    'needs shell-api 2.0, the shell speaks 1.2',
  ],
])('a local remote with %s is refused with a reason, and not loaded', async (_, release, reason) => {
  givenMachine(release)

  const { remotes, failed } = await load()

  expect(remotes).toEqual([])
  expect(problemSentences(failed['mf-journal'] ?? [])).toMatch(reason)
  expect(document.head.querySelector('script')).toBeNull()
  // Its next build may be one that can be shown.
  expect(streams).toEqual([`${ORIGIN}/changes`])
})
