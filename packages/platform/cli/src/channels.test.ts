import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import { promote } from './channels.ts'
import { startCanary } from './testing/change-channel.ts'
import { publish } from './publish.ts'
import { readRegistry } from './registry-file.ts'
import { aBuild, aFolder, aRoute } from './testing/a-build.ts'
import { givenVersions, search, servedBy } from './testing/given-versions.ts'

test('after a promotion the new version is served, and the one before is kept for a rollback', async () => {
  const registry = await givenVersions('1.0.0', '1.1.0')

  await promote(registry, search('1.0.0'), 'production')
  await promote(registry, search('1.1.0'), 'production')

  expect(servedBy(registry)).toMatchObject({ version: '1.1.0', previous: { version: '1.0.0' } })
})

test('promoting the served version again changes nothing', async () => {
  const registry = await givenVersions('1.0.0')
  const first = await promote(registry, search('1.0.0'), 'production')

  const second = await promote(registry, search('1.0.0'), 'production')

  expect(second).toEqual(first)
})

test('a promotion in one channel does not change another', async () => {
  const registry = await givenVersions('1.0.0', '2.0.0')

  await promote(registry, search('1.0.0'), 'production')
  await promote(registry, search('2.0.0'), 'staging')

  expect(servedBy(registry)?.version).toBe('1.0.0')
  expect(servedBy(registry, 'staging')?.version).toBe('2.0.0')
})

test('visitors may choose versions in every channel except production', async () => {
  const registry = await givenVersions('1.0.0')

  await promote(registry, search('1.0.0'), 'production')
  await promote(registry, search('1.0.0'), 'staging')

  const { channels } = readRegistry(registry)
  expect([channels.production?.overrides, channels.staging?.overrides]).toEqual([false, true])
})

test('an unknown version is refused with the existing ones', async () => {
  const registry = await givenVersions('1.0.0', '1.1.0')

  await expect(promote(registry, search('2.0.0'), 'production')).rejects.toThrow(
    'mf-search 2.0.0 has not been published. There are: 1.0.0, 1.1.0.',
  )
})

test('concurrent promotions are all applied', async () => {
  const registry = aFolder()
  const names = ['mf-a', 'mf-b', 'mf-c', 'mf-d']
  for (const name of names) await publish(registry, aBuild({ name }))
  const { revision } = readRegistry(registry)

  await Promise.all(names.map((name) => promote(registry, { name, version: '1.0.0' }, 'production')))

  const after = readRegistry(registry)
  expect(Object.keys(after.channels.production?.parts ?? {}).toSorted()).toEqual(names)
  expect(after.revision).toBe(revision + 4)
})

test('a remote incompatible with the channel’s shell is refused with the reason', async () => {
  const registry = aFolder()
  await publish(registry, aBuild({ name: 'shell' }))
  await promote(registry, { name: 'shell', version: '1.0.0' }, 'production')
  const provides = { shellApi: 1, react: '20.0.0', runtime: '2.9.2' }
  await publish(registry, aBuild({ name: 'shell', version: '2.0.0', provides }))
  const requires = { shellApi: 1, react: '^20.0.0', runtime: '^2.0.0' }
  await publish(registry, aBuild({ requires }))

  await expect(promote(registry, search('1.0.0'), 'production')).rejects.toThrow(
    'mf-search 1.0.0 needs react ^20.0.0, the shell has 19.3.1',
  )
})

test('a shell that could not run a served remote is refused', async () => {
  const registry = await givenVersions('1.0.0')
  await promote(registry, search('1.0.0'), 'production')
  const provides = { shellApi: 1, react: '20.0.0', runtime: '2.9.2' }
  await publish(registry, aBuild({ name: 'shell', provides }))

  await expect(promote(registry, { name: 'shell', version: '1.0.0' }, 'production')).rejects.toThrow(
    'mf-search 1.0.0 needs react ^19.3.1, the shell has 20.0.0',
  )
})

test('a new shell and the remotes made for it are promoted in one step', async () => {
  const registry = aFolder()
  const shell = (version: string) => ({ name: 'shell', version })
  await publish(registry, aBuild({ name: 'shell' }))
  await publish(registry, aBuild())
  await promote(registry, [shell('1.0.0'), search('1.0.0')], 'production')
  const provides = { shellApi: 1, react: '20.0.0', runtime: '2.9.2' }
  const requires = { shellApi: 1, react: '^20.0.0', runtime: '^2.9.2' }
  await publish(registry, aBuild({ name: 'shell', version: '2.0.0', provides }))
  await publish(registry, aBuild({ version: '2.0.0', requires }))

  await promote(registry, [shell('2.0.0'), search('2.0.0')], 'production')

  expect(servedBy(registry)?.version).toBe('2.0.0')
})

test('an old version with a route that another app serves now cannot be promoted', async () => {
  const registry = aFolder()
  await publish(registry, aBuild({ version: '1.0.0', routes: [aRoute('/my-flats')] }))
  await publish(registry, aBuild({ version: '2.0.0' }))
  await promote(registry, search('2.0.0'), 'production')
  await publish(registry, aBuild({ name: 'mf-flat', routes: [aRoute('/my-flats')] }))
  await promote(registry, { name: 'mf-flat', version: '1.0.0' }, 'production')

  await expect(promote(registry, search('1.0.0'), 'production')).rejects.toThrow('The route /my-flats')
})

test('an app that is already broken does not prevent changes of other apps', async () => {
  const registry = await givenVersions('1.0.0', '1.1.0')
  await publish(registry, aBuild({ name: 'mf-flat' }))
  await promote(registry, [search('1.0.0'), { name: 'mf-flat', version: '1.0.0' }], 'production')
  rmSync(path.join(registry, 'mf-flat'), { recursive: true })

  await promote(registry, search('1.1.0'), 'production')

  expect(servedBy(registry)?.version).toBe('1.1.0')
})

test('a tampered release is not promoted', async () => {
  const registry = await givenVersions('1.0.0')
  const file = path.join(registry, 'mf-search/1.0.0/release.json')
  writeFileSync(file, `${readFileSync(file, 'utf8')} `)

  await expect(promote(registry, search('1.0.0'), 'production')).rejects.toThrow(
    'mf-search 1.0.0 is not the release that was published.',
  )
})

test('one step cannot serve two versions of one app', async () => {
  const registry = await givenVersions('1.0.0', '2.0.0')
  const both = [search('1.0.0'), search('2.0.0')]

  await expect(promote(registry, both, 'production')).rejects.toThrow('One step has one version of mf-search')
  await expect(startCanary(registry, { wanted: both, percent: 10 }, 'production')).rejects.toThrow('One step')
})

test.each(['PROD', 'constructor', '../staging', ''])('a channel cannot be named "%s"', async (channel) => {
  const registry = await givenVersions('1.0.0')

  await expect(promote(registry, search('1.0.0'), channel)).rejects.toThrow(
    `A channel is named with small letters, digits and hyphens, not "${channel}".`,
  )
})
