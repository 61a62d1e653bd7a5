// proves 15.29
import { isCanaryBucket } from '@domizil/federation'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { aSite } from './testing/a-site.ts'
import { aRegistry, publishSearch, publishShell } from './testing/published-apps.ts'
import type { Site } from './testing/site.ts'

const SINCE = '2026-11-24T09:00:00.000Z'
const TRIAL = `production/mf-search/${SINCE}`
const BUCKETS = Array.from({ length: 100 }, (_, bucket) => bucket)
const IN = BUCKETS.find((bucket) => isCanaryBucket(bucket, 10, 'mf-search'))
const OUT = BUCKETS.find((bucket) => !isCanaryBucket(bucket, 10, 'mf-search'))

let site: Site
beforeEach(async () => {
  site = await aSite()
})
afterEach(() => site.close())

function givenCanary(judge: object | undefined, overrides = false): void {
  const canary = { ...publishSearch(site, '2.0.0'), percent: 10, since: SINCE, ...(judge && { judge }) }
  const search = publishSearch(site, '1.0.0')
  const versions = { 'mf-search': [search, publishSearch(site, '2.0.0')], shell: [publishShell(site)] }
  const parts = { shell: publishShell(site), 'mf-search': { ...search, canary } }
  site.writeRegistry(aRegistry(parts as never, { versions }, overrides))
}

async function partsFor(
  bucket: number | undefined,
  query = '',
): Promise<{ trials?: object; remotes: { version: string }[] }> {
  const { text } = await site.get(`/search${query}`, { cookie: `bucket=${bucket}` })
  return JSON.parse(/id="page-facts">(.*?)<\/script>/.exec(text)?.[1] ?? '{}').parts
}

test('visits inside and outside of a canary are both counted for its app', async () => {
  givenCanary({ minStarts: 100, maxExtra: 2 })

  const [inside, outside] = await Promise.all([partsFor(IN), partsFor(OUT)])

  expect(inside).toMatchObject({ remotes: [{ version: '2.0.0' }], trials: { 'mf-search': { id: TRIAL } } })
  expect(outside).toMatchObject({ remotes: [{ version: '1.0.0' }], trials: { 'mf-search': { id: TRIAL } } })
})

test('a visit with a chosen version is not counted for the canary', async () => {
  givenCanary({ minStarts: 100, maxExtra: 2 }, true)

  expect((await partsFor(OUT, '?remotes=mf-search@2.0.0')).trials).toBeUndefined()
})

test('a canary without a judge counts no visits', async () => {
  givenCanary(undefined)

  expect((await partsFor(IN)).trials).toBeUndefined()
})
