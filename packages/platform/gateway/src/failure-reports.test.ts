// proves 11.35, 15.43, 21.90
import { reportFailure, reportVitals, UNCOUNTED_HEADER } from '@domizil/api'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { aSite } from './testing/a-site.ts'
import { aRegistry, publishSearch, publishShell } from './testing/published-apps.ts'
import type { Site } from './testing/site.ts'
import type { Upstream } from './gateway-config.ts'

/** A backend that answers with what it was asked, and whether the report counts. */
const api: Upstream = {
  handle: ({ method, url, headers }, response) =>
    response.end(`${headers[UNCOUNTED_HEADER] ? 'uncounted' : 'counted'} ${method} ${url}`),
  close: async () => undefined,
}

let site: Site
beforeEach(async () => {
  site = await aSite({ api })
})
afterEach(() => site.close())

const pathOf = (remote: string, version: string, channel = 'production') =>
  `/api${reportFailure.path.replace(':remote', remote).replace(':version', version).replace(':channel', channel)}`

test.each([
  ['mf-search', '1.0.0'],
  ['shell', '1.0.0'],
])('a failure of the published version %s %s is counted', async (remote, version) => {
  const path = pathOf(remote, version)

  expect((await site.ask('POST', path)).text).toBe(`counted POST ${path}`)
})

test.each([
  ['a version that was never published', pathOf('mf-search', '9.9.9')],
  ['an app that nobody has published', pathOf('zz-aa', '1.0.0')],
  ['a name that every object has', pathOf('constructor', 'name')],
  ['an encoded path', pathOf('zz-aa', '1.0.0').replace('failure', '%66ailure')],
  ['an encoded path upwards', pathOf('mf-search', '%2e%2e%2f')],
  ['no version', pathOf('mf-search', '')],
  ['another channel', pathOf('mf-search', '1.0.0', 'staging')],
])('a failure of %s is left for the backend to check, and not counted', async (_what, path) => {
  expect((await site.ask('POST', path)).text).toBe(`uncounted POST ${path}`)
})

test('failures of a version are counted once it is published', async () => {
  const path = pathOf('mf-search', '1.1.0')
  const before = await site.ask('POST', path)

  site.writeRegistry(aRegistry({ shell: publishShell(site), 'mf-search': publishSearch(site, '1.1.0') }))

  expect(before.text).toMatch(/^uncounted/)
  expect((await site.ask('POST', path)).text).toBe(`counted POST ${path}`)
})

const vitalsOf = (channel: string) =>
  `/api${reportVitals.path.replace(':remote', 'mf-search').replace(':version', '1.0.0').replace(':channel', channel)}`

test('web vitals are counted only for the channel of the gateway', async () => {
  const [own, invented, none] = await Promise.all(
    ['production', 'x1', ''].map((channel) => site.ask('POST', vitalsOf(channel))),
  )

  expect(own?.text).toBe(`counted POST ${vitalsOf('production')}`)
  expect([invented, none].map((answer) => answer?.text.split(' ')[0])).toEqual(['uncounted', 'uncounted'])
})
