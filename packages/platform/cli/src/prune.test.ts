// proves 15.56
import { existsSync, mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { hashOf } from '@domizil/federation/hash'
import { createUseMarks, lastUseOf } from '@domizil/federation/version-use'
import { expect, test } from '@jest/globals'
import { promote } from './channels.ts'
import { rollback, startCanary } from './testing/change-channel.ts'
import { prune } from './prune.ts'
import { publish } from './publish.ts'
import { readRegistry } from './registry-file.ts'
import { aBuild, aFolder } from './testing/a-build.ts'

const search = (version: string) => ({ name: 'mf-search', version })

async function givenVersions(...versions: string[]): Promise<string> {
  const registry = aFolder()
  for (const version of versions) await publish(registry, aBuild({ version }))
  return registry
}

const versionsIn = (registry: string) =>
  readRegistry(registry).versions['mf-search']?.map(({ version }) => version)

test('a version that a channel served some days ago is not pruned, as open pages may need it', async () => {
  const registry = await givenVersions('0.9.0', '1.0.0', '1.1.0', '1.2.0', '1.3.0')
  for (const version of ['1.0.0', '1.1.0', '1.2.0', '1.3.0'])
    await promote(registry, search(version), 'production')

  expect(await prune(registry, 1, { days: 7 })).toEqual([search('0.9.0')])
  expect(await prune(registry, 1)).toEqual([search('1.0.0'), search('1.1.0')])
})

test('a version that open pages loaded from in these days is not pruned', async () => {
  const registry = await givenVersions('1.0.0', '1.1.0', '1.2.0')
  const daysAgo = (days: number) => () => Date.now() - days * 86_400_000
  createUseMarks(registry, daysAgo(8))('mf-search', '1.0.0')
  createUseMarks(registry, daysAgo(6))('mf-search', '1.1.0')

  expect(await prune(registry, 1, { days: 7 })).toEqual([search('1.0.0')])
})

/** A build with a chunk beside its entry. */
function aBuildWith(version: string, chunk: string): string {
  const entry = `export const version = '${version}'`
  const hashes = Object.entries({ 'entry.js': entry, 'chunk.js': chunk, 'pages/page.css': 'a{}' })
  const files = Object.fromEntries(hashes.map(([file, text]) => [file, hashOf(Buffer.from(text))]))
  const folder = aBuild({ version, files }, entry)
  writeFileSync(path.join(folder, 'chunk.js'), chunk)
  return folder
}

test('a version whose unchanged file is used by a served version is not pruned', async () => {
  const registry = aFolder()
  const chunks = { '1.0.0': 'old', '1.1.0': 'new', '1.2.0': 'new', '1.3.0': 'new' }
  for (const [version, chunk] of Object.entries(chunks)) await publish(registry, aBuildWith(version, chunk))
  await promote(registry, search('1.3.0'), 'production')

  await prune(registry, 1)

  expect(versionsIn(registry)).toEqual(['1.1.0', '1.3.0'])
})

test('old versions that nobody serves are deleted with their files', async () => {
  const registry = await givenVersions('1.0.0', '1.1.0', '1.2.0')

  const dropped = await prune(registry, 2)

  expect(dropped).toEqual([search('1.0.0')])
  expect(versionsIn(registry)).toEqual(['1.1.0', '1.2.0'])
  expect(existsSync(path.join(registry, 'mf-search/1.0.0'))).toBe(false)
})

test('served, previous and canary versions are not pruned, however old', async () => {
  const registry = await givenVersions('1.0.0', '1.1.0', '1.2.0', '1.3.0', '1.4.0')
  await promote(registry, search('1.0.0'), 'production')
  await promote(registry, search('1.1.0'), 'production')
  await startCanary(registry, { wanted: search('1.2.0'), percent: 10 }, 'production')

  await prune(registry, 1)

  expect(versionsIn(registry)).toEqual(['1.0.0', '1.1.0', '1.2.0', '1.4.0'])
})

test('leftovers of an aborted publication are deleted, those of a running one are kept', async () => {
  const registry = await givenVersions('1.0.0')
  mkdirSync(path.join(registry, '.publishing-old'))
  mkdirSync(path.join(registry, '.publishing-new'))
  utimesSync(path.join(registry, '.publishing-old'), 0, 0)

  await prune(registry, 1)

  expect(readdirSync(registry).toSorted()).toEqual(['.publishing-new', 'mf-search', 'registry.json'])
})

test('pruning with nothing to delete changes nothing', async () => {
  const registry = await givenVersions('1.0.0')
  const before = readRegistry(registry)

  await prune(registry, 1)

  expect(readRegistry(registry)).toEqual(before)
})

test('a deleted version leaves no mark of use, and a rollback cannot reach it', async () => {
  const versions = ['1.0.0', '1.1.0', '1.2.0', '1.3.0']
  const registry = await givenVersions(...versions)
  for (const version of versions) await promote(registry, search(version), 'production')
  createUseMarks(registry)('mf-search', '1.0.0')

  await prune(registry, 1)

  expect(lastUseOf(registry, 'mf-search', '1.0.0')).toBeUndefined()
  await rollback(registry, 'mf-search', 'production')
  await expect(rollback(registry, 'mf-search', 'production')).rejects.toThrow(
    'has served nothing before 1.2.0',
  )
})
