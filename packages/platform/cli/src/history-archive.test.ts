// proves 15.55
import { readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { isName } from '@domizil/federation/schema'
import { expect, test } from '@jest/globals'
import { promote } from './channels.ts'
import { runCommand } from './command-line.ts'
import { ARCHIVE, readRegistry } from './registry-file.ts'
import { prune } from './prune.ts'
import { givenVersions, search, servedBy } from './testing/given-versions.ts'

const run = (registry: string, ...order: string[]) => runCommand([...order, '--registry', registry], {})

/** A registry with 199 changes, of which the first alone served 1.0.0; `at` says when they were. */
async function givenManyChanges(at = new Date().toISOString()): Promise<string> {
  const folder = await givenVersions('1.0.0', '1.1.0', '1.2.0')
  await promote(folder, search('1.0.0'), 'production')
  await promote(folder, search('1.1.0'), 'production')
  const { history: [first, second] = [], ...registry } = readRegistry(folder)
  if (!first || !second) throw new Error('no changes')
  const more = Array.from({ length: 198 }, (_, later) => ({
    ...second,
    revision: second.revision + later,
  }))
  const history = [first, ...more].map((one) => ({ ...one, at }))
  const parts = { 'mf-search': { ...second.parts['mf-search'], previous: undefined } }
  const channels = { production: { overrides: false, parts } }
  const revision = history.at(-1)?.revision
  writeFileSync(
    path.join(folder, 'registry.json'),
    JSON.stringify({ ...registry, channels, history, revision }),
  )
  return folder
}

test('the registry keeps at least the last hundred changes, and the archive the older ones', async () => {
  const folder = await givenManyChanges()
  const before = readRegistry(folder).history ?? []

  await promote(folder, search('1.2.0'), 'production')

  expect(readRegistry(folder).history).toHaveLength(100)
  expect(readdirSync(path.join(folder, ARCHIVE))).toHaveLength(1)
  const short = (await run(folder, 'registry', 'history')).split('\n')
  const all = (await run(folder, 'registry', 'history', '--all')).split('\n')
  expect([short.length, short.at(-1)]).toEqual([101, 'Older changes: --all'])
  expect(all).toHaveLength(200)
  expect(all.at(-1)).toContain(`${before[0]?.revision}  `)
  expect(all.at(-1)).toContain('promote mf-search@1.0.0')
})

test('an app cannot be named like the archive, whose files would look like its versions', () => {
  expect(isName(ARCHIVE)).toBe(false)
})

test('a change in the archive can be restored', async () => {
  const folder = await givenManyChanges()
  const [first] = readRegistry(folder).history ?? []
  await promote(folder, search('1.2.0'), 'production')

  await run(folder, 'promote', '--to', String(first?.revision))

  expect(servedBy(folder)?.version).toBe('1.0.0')
  await expect(run(folder, 'promote', '--to', '1')).rejects.toThrow('has no revision 1')
})

test('pruning also keeps versions that the archive names as served in these days', async () => {
  const folder = await givenManyChanges()
  await promote(folder, search('1.2.0'), 'production')
  const old = await givenManyChanges('2026-01-01T00:00:00.000Z')
  await promote(old, search('1.2.0'), 'production')

  expect(await prune(folder, 1, { days: 7 })).toEqual([])
  expect(await prune(old, 1, { days: 7 })).toEqual([search('1.0.0')])
})
