// proves 15.6, 15.8, 15.29
import { expect, test } from '@jest/globals'
import { promote } from './channels.ts'
import { restore, rollback, startCanary } from './testing/change-channel.ts'
import { publish } from './publish.ts'
import { readRegistry } from './registry-file.ts'
import { aBuild } from './testing/a-build.ts'
import { givenVersions, search, servedBy } from './testing/given-versions.ts'

test('a rollback serves what was served before', async () => {
  const registry = await givenVersions('1.0.0', '1.1.0')
  await promote(registry, search('1.0.0'), 'production')
  await promote(registry, search('1.1.0'), 'production')

  await rollback(registry, 'mf-search', 'production')

  expect(servedBy(registry)).toEqual({ version: '1.0.0', hash: expect.any(String) })
})

test('a rollback without an earlier version is refused', async () => {
  const registry = await givenVersions('1.0.0')
  await promote(registry, search('1.0.0'), 'production')

  await expect(rollback(registry, 'mf-search', 'production')).rejects.toThrow(
    'has served nothing before 1.0.0',
  )
})

test('each rollback goes one version further back', async () => {
  const versions = ['1.0.0', '1.1.0', '1.2.0', '1.3.0'] as const
  const registry = await givenVersions(...versions)
  for (const version of versions) await promote(registry, search(version), 'production')

  const served: (string | undefined)[] = []
  for (let step = 0; step < 3; step += 1) {
    await rollback(registry, 'mf-search', 'production')
    served.push(servedBy(registry)?.version)
  }

  expect(served).toEqual(['1.2.0', '1.1.0', '1.0.0'])
})

test('several apps are rolled back in one step, or none of them', async () => {
  const registry = await givenVersions('1.0.0', '1.1.0')
  await publish(registry, aBuild({ name: 'mf-flat' }))
  await promote(registry, [search('1.0.0'), { name: 'mf-flat', version: '1.0.0' }], 'production')
  await promote(registry, search('1.1.0'), 'production')

  await expect(rollback(registry, ['mf-search', 'mf-flat'], 'production')).rejects.toThrow(
    'mf-flat has served nothing before 1.0.0',
  )
  expect(servedBy(registry)?.version).toBe('1.1.0')
})

test('a shell and the remote made for it are rolled back together', async () => {
  const registry = await givenVersions('1.0.0')
  await publish(registry, aBuild({ name: 'shell' }))
  await promote(registry, [{ name: 'shell', version: '1.0.0' }, search('1.0.0')], 'production')
  const provides = { shellApi: 2, react: '19.3.1', runtime: '2.9.2' }
  await publish(registry, aBuild({ name: 'shell', version: '2.0.0', provides }))
  const requires = { shellApi: 2, react: '^19.0.0', runtime: '^2.0.0' }
  await publish(registry, aBuild({ version: '2.0.0', requires }))
  await promote(registry, [{ name: 'shell', version: '2.0.0' }, search('2.0.0')], 'production')

  await rollback(registry, ['shell', 'mf-search'], 'production')

  expect(servedBy(registry)?.version).toBe('1.0.0')
})

test('during a canary a rollback ends the canary alone', async () => {
  const registry = await givenVersions('1.0.0', '1.1.0', '1.2.0')
  for (const version of ['1.0.0', '1.1.0']) await promote(registry, search(version), 'production')
  await startCanary(registry, { wanted: search('1.2.0'), percent: 10 }, 'production')

  await rollback(registry, 'mf-search', 'production')

  expect(servedBy(registry)).toMatchObject({ version: '1.1.0', previous: { version: '1.0.0' } })
  expect(servedBy(registry)).not.toHaveProperty('canary')
})

test('the state of a channel after any revision can be restored', async () => {
  const registry = await givenVersions('1.0.0', '1.1.0')
  const { revision } = await promote(registry, search('1.0.0'), 'production')
  await promote(registry, search('1.1.0'), 'production')

  await restore(registry, revision, 'production', { by: 'Adele', reason: 'the filters fail' })

  expect(servedBy(registry)?.version).toBe('1.0.0')
  expect(readRegistry(registry).history?.at(-1)).toMatchObject({
    by: 'Adele',
    what: `restore ${revision}`,
    reason: 'the filters fail',
  })
})

test('restoring a revision with a canary starts it again as a new trial', async () => {
  const registry = await givenVersions('1.0.0', '1.1.0')
  await promote(registry, search('1.0.0'), 'production')
  const begun = await startCanary(registry, { wanted: search('1.1.0'), percent: 10 }, 'production')
  const { canary } = servedBy(registry) ?? {}

  await restore(registry, begun.revision, 'production')
  const { canary: running } = servedBy(registry) ?? {}
  await rollback(registry, 'mf-search', 'production')
  await restore(registry, begun.revision, 'production')

  expect(running?.since).toBe(canary?.since)
  expect(servedBy(registry)?.canary).toMatchObject({ version: '1.1.0', percent: 10, judge: canary?.judge })
  expect(servedBy(registry)?.canary?.since).not.toBe(canary?.since)
})

test('restoring a revision that never existed is refused', async () => {
  const registry = await givenVersions('1.0.0')
  await promote(registry, search('1.0.0'), 'production')

  await expect(restore(registry, 99, 'production')).rejects.toThrow('has no revision 99')
})

test('restoring a revision of another channel is refused', async () => {
  const registry = await givenVersions('1.0.0', '2.0.0')
  await promote(registry, search('1.0.0'), 'production')
  const { revision } = await promote(registry, search('2.0.0'), 'staging')

  await expect(restore(registry, revision, 'production')).rejects.toThrow(`has no revision ${revision}`)
  expect(servedBy(registry)?.version).toBe('1.0.0')
})

test('a channel keeps the ten versions before the previous one', async () => {
  const versions = Array.from({ length: 14 }, (_, at) => `1.${at}.0`)
  const registry = await givenVersions(...versions)

  for (const version of versions) await promote(registry, search(version), 'production')

  const { previous, earlier = [] } = servedBy(registry) ?? {}
  expect(previous?.version).toBe('1.12.0')
  expect(earlier.map(({ version }) => version)).toEqual(versions.slice(2, 12).toReversed())
})
