// proves 15.45, 15.56
import { lastUseOf } from '@domizil/federation/version-use'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { aSite } from './testing/a-site.ts'
import { aRegistry, publishSearch, publishShell } from './testing/published-apps.ts'
import type { Site } from './testing/site.ts'

const ADDRESS = '/remotes/served.json'

let site: Site
beforeEach(async () => {
  site = await aSite()
})
afterEach(() => site.close())

/** All versions in the registry, and a canary of the new search for some visitors. */
function serveCanary(): void {
  const [stable, canary] = [publishSearch(site, '1.0.0'), publishSearch(site, '1.1.0')]
  const shell = publishShell(site)
  const search = { ...stable, canary: { ...canary, percent: 50 } }
  const versions = { shell: [shell], 'mf-search': [stable, canary] }
  site.writeRegistry(aRegistry({ shell, 'mf-search': search }, { versions }))
}

test('an open page learns when its channel serves another version, and gets 304 until then', async () => {
  const before = await site.get(ADDRESS)
  const asked = { 'if-none-match': before.headers.etag ?? '' }
  const same = await site.get(ADDRESS, asked)
  site.writeRegistry(aRegistry({ shell: publishShell(site), 'mf-search': publishSearch(site, '1.1.0') }))
  const after = await site.get(ADDRESS, asked)

  expect([before.status, same.status, after.status]).toEqual([200, 304, 200])
  expect(JSON.parse(before.text)).toEqual({ shell: '1.0.0', 'mf-search': '1.0.0' })
  expect(JSON.parse(after.text)).toEqual({ shell: '1.0.0', 'mf-search': '1.1.0' })
  expect(before.headers['cache-control']).toBe('private, no-cache')
})

test('loading a file marks its version as used, and no other', async () => {
  serveCanary()
  const startedAt = Date.now() - 2_000

  await site.get('/remotes/mf-search/1.0.0/search.js')
  await site.get('/remotes/mf-search/9.9.9/search.js')

  const used = ['1.0.0', '1.1.0', '9.9.9'].map((version) => lastUseOf(site.folder, 'mf-search', version))
  expect(used).toEqual([expect.any(Number), undefined, undefined])
  expect(used[0]).toBeGreaterThan(startedAt)
})

test('the versions told to a visitor are those of their next page', async () => {
  serveCanary()

  const versions = await Promise.all(
    ['0', '99'].map(async (bucket) => {
      const { text } = await site.get(ADDRESS, { cookie: `bucket=${bucket}` })
      return JSON.parse(text)['mf-search']
    }),
  )

  expect(versions.toSorted()).toEqual(['1.0.0', '1.1.0'])
})

test('a visitor without a bucket gets one when asking for versions during a canary', async () => {
  serveCanary()

  const { headers } = await site.get(ADDRESS)

  expect(headers['set-cookie']).toEqual([expect.stringMatching(/^bucket=\d+;/)])
})
