// proves 15.52
import { expect, test } from '@jest/globals'
import { promote } from './channels.ts'
import { restore, rollback } from './testing/change-channel.ts'
import { listChanges } from './list.ts'
import { prune } from './prune.ts'
import { readRegistry } from './registry-file.ts'
import { withClockOff } from './testing/clock-off.ts'
import { givenVersions, search, servedBy } from './testing/given-versions.ts'

/** Changes by processes whose clocks are minutes apart: each change seems to be older than the one before. */
async function givenChanges(): Promise<string> {
  const registry = await givenVersions('1.0.0', '1.1.0', '1.2.0')
  const changes = { '1.0.0': 5, '1.1.0': 0, '1.2.0': -5 }
  for (const [version, minutes] of Object.entries(changes))
    await withClockOff(minutes, () => promote(registry, search(version), 'production'))
  return registry
}

test('the history is sorted by revision, even if the clocks of its authors differ', async () => {
  const registry = await givenChanges()

  const lines = listChanges(readRegistry(registry), 'production')

  const what = lines.map((line) => line.split('  ').at(-1))
  expect(what).toEqual(['1.2.0', '1.1.0', '1.0.0'].map((version) => `promote mf-search@${version}`))
  expect(lines.map((line) => line.slice(3, 19)).toSorted()).toEqual(lines.map((line) => line.slice(3, 19)))
})

test('rollback, restore and prune follow the revisions, even if clocks differ', async () => {
  const registry = await givenChanges()
  const [oldest] = readRegistry(registry).history ?? []

  await withClockOff(-5, () => rollback(registry, 'mf-search', 'production'))
  const rolledBack = servedBy(registry)?.version
  await withClockOff(5, () => restore(registry, oldest?.revision ?? 0, 'production'))

  expect([rolledBack, servedBy(registry)?.version]).toEqual(['1.1.0', '1.0.0'])
  expect(await withClockOff(5, () => prune(registry, 1, { days: 1 }))).toEqual([])
})
