// proves 15.9, 15.29
import { type Channel, resolve, trialsOf } from '@domizil/federation'
import { expect, test } from '@jest/globals'
import { releasesOf } from './channel-problems.ts'
import { promote } from './channels.ts'
import { rollback, startCanary } from './testing/change-channel.ts'
import { publish } from './publish.ts'
import { aBuild } from './testing/a-build.ts'
import { givenVersions, search, servedBy } from './testing/given-versions.ts'

test('a canary leaves the served version as it is', async () => {
  const registry = await givenVersions('1.0.0', '1.1.0')
  await promote(registry, search('1.0.0'), 'production')

  await startCanary(registry, { wanted: search('1.1.0'), percent: 30 }, 'production')

  expect(servedBy(registry)).toMatchObject({ version: '1.0.0', canary: { version: '1.1.0', percent: 30 } })
})

test('a canary is judged by default unless its team opts out, and a larger share keeps its start time', async () => {
  const registry = await givenVersions('1.0.0', '1.1.0')
  await promote(registry, search('1.0.0'), 'production')
  await startCanary(registry, { wanted: search('1.1.0'), percent: 10 }, 'production')
  const { canary: first } = servedBy(registry) ?? {}

  await startCanary(registry, { wanted: search('1.1.0'), percent: 30 }, 'production')
  const { canary: larger } = servedBy(registry) ?? {}
  await startCanary(registry, { wanted: search('1.1.0'), percent: 30, judge: null }, 'production')

  expect(first?.judge).toEqual({ minStarts: 100, maxExtra: 2 })
  expect(larger?.since).toBe(first?.since)
  expect(servedBy(registry)?.canary).not.toHaveProperty('judge')
})

test('each step of a canary has an id of its own', async () => {
  const registry = await givenVersions('1.0.0', '1.1.0')
  await promote(registry, search('1.0.0'), 'production')
  const judge = { minStarts: 10, maxExtra: 2, promoteAfter: 20 }
  const start = async (percent: number, steps?: number[]) => {
    const wish = { wanted: search('1.1.0'), percent, judge: steps ? { ...judge, steps } : judge }
    const { channels } = await startCanary(registry, wish, 'production')
    return trialsOf('production', channels['production'] as Channel)
  }

  const trials = [...(await start(10, [25, 50])), ...(await start(25, [50])), ...(await start(50))]

  expect(trials.map(({ steps }) => steps)).toEqual([[25, 50], [50], []])
  expect(new Set(trials.map(({ id }) => id)).size).toBe(3)
})

test('a new remote can start as a canary for ten percent, and others do not get it', async () => {
  const registry = await givenVersions('1.0.0')
  const start = (percent: number) => startCanary(registry, { wanted: search('1.0.0'), percent }, 'production')
  const { channels, ...begun } = await start(10)
  const visitors = Array.from({ length: 100 }, (_, bucket) =>
    resolve({ channels, ...begun }, { channel: 'production', bucket }, releasesOf(registry)),
  )

  expect(visitors.filter(({ apps }) => apps['mf-search']?.source === 'canary')).toHaveLength(10)
  expect(visitors.flatMap(({ failed }) => Object.keys(failed))).toEqual([])
  expect(trialsOf('production', channels['production'] as Channel)).toMatchObject([
    { percent: 10, parts: [{ version: '1.0.0', stable: '0.0.0-none' }] },
  ])

  await rollback(registry, 'mf-search', 'production')
  expect(servedBy(registry)).toBeUndefined()

  await start(20)
  await promote(registry, search('1.0.0'), 'production')
  expect(servedBy(registry)).toEqual({ version: '1.0.0', hash: expect.any(String) })
})

test('a canary set to 0 per cent ends', async () => {
  const registry = await givenVersions('1.0.0', '1.1.0')
  await promote(registry, search('1.0.0'), 'production')
  await startCanary(registry, { wanted: search('1.1.0'), percent: 30 }, 'production')

  await startCanary(registry, { wanted: search('1.1.0'), percent: 0 }, 'production')

  expect(servedBy(registry)).toEqual({ version: '1.0.0', hash: expect.any(String) })
})

test('after its promotion a version is no longer a canary', async () => {
  const registry = await givenVersions('1.0.0', '1.1.0')
  await promote(registry, search('1.0.0'), 'production')
  await startCanary(registry, { wanted: search('1.1.0'), percent: 30 }, 'production')

  await promote(registry, search('1.1.0'), 'production')

  expect(servedBy(registry)).toMatchObject({ version: '1.1.0', previous: { version: '1.0.0' } })
  expect(servedBy(registry)).not.toHaveProperty('canary')
})

test('a canary of the version that everybody has is refused', async () => {
  const registry = await givenVersions('1.0.0')
  await promote(registry, search('1.0.0'), 'production')

  await expect(startCanary(registry, { wanted: search('1.0.0'), percent: 10 }, 'production')).rejects.toThrow(
    'Everybody',
  )
})

test('ending the canary of an app that the channel does not serve is refused', async () => {
  const registry = await givenVersions('1.0.0')

  await expect(startCanary(registry, { wanted: search('1.0.0'), percent: 0 }, 'production')).rejects.toThrow(
    'The channel production does not serve mf-search.',
  )
})

test('a canary that is incompatible with the shell is refused', async () => {
  const registry = await givenVersions('1.0.0')
  await publish(registry, aBuild({ name: 'shell' }))
  await promote(registry, { name: 'shell', version: '1.0.0' }, 'production')
  await promote(registry, search('1.0.0'), 'production')
  const provides = { shellApi: 2, react: '19.3.1', runtime: '2.9.2' }
  await publish(registry, aBuild({ name: 'shell', version: '2.0.0', provides }))
  await publish(
    registry,
    aBuild({ version: '2.0.0', requires: { shellApi: 2, react: '^19.0.0', runtime: '^2.0.0' } }),
  )

  await expect(startCanary(registry, { wanted: search('2.0.0'), percent: 1 }, 'production')).rejects.toThrow(
    'needs shell-api 2',
  )
})

/** A shell and a remote that only work together in their second versions. */
async function givenPair(): Promise<string> {
  const registry = await givenVersions('1.0.0')
  await publish(registry, aBuild({ name: 'shell' }))
  await promote(registry, [{ name: 'shell', version: '1.0.0' }, search('1.0.0')], 'production')
  const provides = { shellApi: [1, 2], react: '19.3.1', runtime: '2.9.2' }
  await publish(registry, aBuild({ name: 'shell', version: '2.0.0', provides }))
  const requires = { shellApi: 2, react: '^19.0.0', runtime: '^2.0.0' }
  await publish(registry, aBuild({ version: '2.0.0', requires }))
  return registry
}

const NEW_SHELL = { name: 'shell', version: '2.0.0' }

test('a canary that needs another app’s canary is refused: few visitors would have both', async () => {
  const registry = await givenPair()
  await startCanary(registry, { wanted: NEW_SHELL, percent: 10 }, 'production')

  await expect(startCanary(registry, { wanted: search('2.0.0'), percent: 20 }, 'production')).rejects.toThrow(
    'mf-search 2.0.0 needs shell-api 2, the shell speaks 1.',
  )
})

test('canaries that need each other can be started in one step', async () => {
  const registry = await givenPair()

  await startCanary(registry, { wanted: [NEW_SHELL, search('2.0.0')], percent: 20 }, 'production')

  expect(servedBy(registry)?.canary).toMatchObject({
    version: '2.0.0',
    percent: 20,
    group: 'shell+mf-search',
  })
})
