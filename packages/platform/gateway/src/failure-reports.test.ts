import { reportFailure, reportVitals } from '@domizil/api'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { aSite } from './testing/a-site.ts'
import { aRegistry, publishSearch, publishShell } from './testing/published-apps.ts'
import type { Site } from './testing/site.ts'

let site: Site
beforeEach(async () => {
  site = await aSite()
})
afterEach(() => site.close())

const pathOf = (remote: string, version: string, channel = 'production') =>
  `/api${reportFailure.path.replace(':remote', remote).replace(':version', version).replace(':channel', channel)}`

test.each([
  ['mf-search', '1.0.0'],
  ['shell', '1.0.0'],
])('the failure of a published version is forwarded: %s %s', async (remote, version) => {
  const path = pathOf(remote, version)

  expect((await site.ask('POST', path)).text).toBe(`api POST ${path}`)
})

test.each([
  ['a version that was never published', pathOf('mf-search', '9.9.9')],
  ['an app that nobody has published', pathOf('zz-aa', '1.0.0')],
  ['a name that every object has', pathOf('constructor', 'name')],
  ['an encoded path', pathOf('zz-aa', '1.0.0').replace('failure', '%66ailure')],
  ['a path upwards', pathOf('mf-search', '..')],
  ['no version', pathOf('mf-search', '')],
  ['another channel', pathOf('mf-search', '1.0.0', 'staging')],
])('the failure of %s is dropped', async (_what, path) => {
  const { status, text } = await site.ask('POST', path)

  expect([status, JSON.parse(text)]).toEqual([200, { noted: false }])
})

test('a failure from a page of an older shell, which names no channel, is that of the gateway’s', async () => {
  const path = pathOf('mf-search', '1.0.0').replace('/production', '')

  expect((await site.ask('POST', path)).text).toBe(`api POST ${path}/production`)
})

test('a version that is published later counts from then on', async () => {
  const path = pathOf('mf-search', '1.1.0')
  const before = await site.ask('POST', path)

  site.writeRegistry(aRegistry({ shell: publishShell(site), 'mf-search': publishSearch(site, '1.1.0') }))

  expect(JSON.parse(before.text)).toEqual({ noted: false })
  expect((await site.ask('POST', path)).text).toBe(`api POST ${path}`)
})

const vitalsOf = (channel: string) =>
  `/api${reportVitals.path.replace(':remote', 'mf-search').replace(':version', '1.0.0').replace(':channel', channel)}`

test('web vitals are forwarded from the channel of the gateway, and dropped from any other', async () => {
  const [own, invented, none] = await Promise.all(
    ['production', 'x1', ''].map((channel) => site.ask('POST', vitalsOf(channel))),
  )

  expect(own?.text).toBe(`api POST ${vitalsOf('production')}`)
  expect([invented, none].map((answer) => JSON.parse(answer?.text ?? ''))).toEqual([
    { noted: false },
    { noted: false },
  ])
})
