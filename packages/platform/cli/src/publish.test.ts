// proves 15.3, 15.7, 15.58
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from '@jest/globals'
import { promote } from './channels.ts'
import { publish } from './publish.ts'
import { readRegistry } from './registry-file.ts'
import { folderPlace } from './registry-place.ts'
import { aBuild, aFolder, aRoute } from './testing/a-build.ts'
import { aJournal, anEntry, aShell } from './testing/a-trial.ts'

const versionOf = (name: string, version: string) => ({ name, version })

test('a published version is stored with its files and their compressed forms', async () => {
  const registry = aFolder()

  const published = await publish(registry, aBuild())

  const folder = path.join(registry, 'mf-search/1.0.0')
  const script = readFileSync(path.join(folder, 'entry.js'))
  expect(published).toMatchObject({ name: 'mf-search', version: '1.0.0', isNew: true })
  expect(readRegistry(registry).versions['mf-search']).toMatchObject([
    { version: '1.0.0', hash: published.hash },
  ])
  expect(brotliDecompressSync(readFileSync(path.join(folder, 'entry.js.br')))).toEqual(script)
  expect(gunzipSync(readFileSync(path.join(folder, 'entry.js.gz')))).toEqual(script)
})

test('published files are readable by another user’s gateway', async () => {
  const registry = aFolder()

  await publish(registry, aBuild())

  expect(statSync(path.join(registry, 'mf-search/1.0.0')).mode & 0o777).toBe(0o755)
})

test('the registry keeps when and by whom a version was published', async () => {
  const registry = aFolder()
  const before = new Date().toISOString()

  await publish(registry, aBuild(), { by: 'Adele' })

  const [version] = readRegistry(registry).versions['mf-search'] ?? []
  expect(version?.published?.by).toBe('Adele')
  expect([before, version?.published?.at, new Date().toISOString()].toSorted()[1]).toBe(
    version?.published?.at,
  )
})

test('small files are not stored in compressed form', async () => {
  const registry = aFolder()

  await publish(registry, aBuild())

  expect(readdirSync(path.join(registry, 'mf-search/1.0.0/pages'))).toEqual(['page.css'])
})

test('publishing the same build twice changes nothing', async () => {
  const registry = aFolder()
  const build = aBuild()
  await publish(registry, build)
  const before = readRegistry(registry)

  const again = await publish(registry, build)

  expect(again.isNew).toBe(false)
  expect(readRegistry(registry)).toEqual(before)
})

test('publishing a version again with other content is refused', async () => {
  const registry = aFolder()
  await publish(registry, aBuild())

  await expect(publish(registry, aBuild({}, 'other'))).rejects.toThrow(
    'mf-search 1.0.0 has been published with another content, and a version never changes.',
  )
})

test('of two publications of one version at once, with different contents, one is refused', async () => {
  const registry = aFolder()

  const outcomes = await Promise.allSettled([
    publish(registry, aBuild({}, 'one')),
    publish(registry, aBuild({}, 'two')),
  ])

  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(readRegistry(registry).versions['mf-search']).toHaveLength(1)
})

test('leftovers of an aborted publication are overwritten', async () => {
  const registry = aFolder()
  await publish(registry, aBuild({}, 'half'))
  rmSync(path.join(registry, 'registry.json'))

  await publish(registry, aBuild({}, 'whole'))

  expect(readFileSync(path.join(registry, 'mf-search/1.0.0/entry.js'), 'utf8')).toBe('whole')
})

test('a refused build leaves no files', async () => {
  const registry = aFolder()
  const build = aBuild()
  rmSync(path.join(build, 'entry.js'))

  await expect(publish(registry, build)).rejects.toThrow('The file entry.js is missing')

  expect(readdirSync(registry)).toEqual([])
})

test('a folder without release.json is refused', async () => {
  await expect(publish(aFolder(), aFolder())).rejects.toThrow('holds no release.json')
})

test('a file whose hash differs from the build is refused', async () => {
  const build = aBuild()
  writeFileSync(path.join(build, 'entry.js'), 'tampered')

  await expect(publish(aFolder(), build)).rejects.toThrow('The file entry.js is not the one that was built')
})

test('a file that release.json does not name is refused', async () => {
  const build = aBuild()
  writeFileSync(path.join(build, 'stranger.js'), '')

  await expect(publish(aFolder(), build)).rejects.toThrow('does not name the file stranger.js')
})

test('a release.json that breaks the schema is refused with the place', async () => {
  const build = aBuild({ version: 'newest' })

  await expect(publish(aFolder(), build)).rejects.toThrow('release.json is malformed: /version')
})

test('a route that the shell owns is refused', async () => {
  const registry = aFolder()
  await publish(registry, aBuild({ name: 'shell', routes: [aRoute('/help')] }))

  const publication = publish(registry, aBuild({ routes: [aRoute('/help')] }))

  await expect(publication).rejects.toThrow('The route /help of mf-search belongs to shell already.')
})

test('a route of another remote is refused, even with another parameter name', async () => {
  const registry = aFolder()
  await publish(registry, aBuild({ name: 'mf-flat', routes: [aRoute('/flat/:id')] }))

  const publication = publish(registry, aBuild({ routes: [aRoute('/flat/:flatId')] }))

  await expect(publication).rejects.toThrow('belongs to mf-flat already')
})

test('a route is free once its owner serves a version without it', async () => {
  const registry = aFolder()
  await publish(registry, aBuild({ name: 'mf-flat', version: '1.0.0', routes: [aRoute('/my-flats')] }))
  await publish(registry, aBuild({ name: 'mf-flat', version: '2.0.0', routes: [aRoute('/flat/:id')] }))
  await promote(registry, { name: 'mf-flat', version: '2.0.0' }, 'production')

  const published = await publish(registry, aBuild({ routes: [aRoute('/my-flats')] }))

  expect(published.isNew).toBe(true)
})

test('a route may move between two apps that are promoted in one step', async () => {
  const registry = aFolder()
  const together = ['mf-flat', 'mf-search']
  await publish(registry, aBuild({ name: 'mf-flat', routes: [aRoute('/my-flats')] }))
  await publish(registry, aBuild({ version: '1.0.0' }))
  await promote(registry, [versionOf('mf-flat', '1.0.0'), versionOf('mf-search', '1.0.0')], 'production')

  await publish(registry, aBuild({ version: '2.0.0', routes: [aRoute('/my-flats')] }), { together })
  await publish(registry, aBuild({ name: 'mf-flat', version: '2.0.0' }), { together })
  await promote(registry, [versionOf('mf-search', '2.0.0'), versionOf('mf-flat', '2.0.0')], 'production', {
    allow: ['/mf-search'],
  })

  expect(readRegistry(registry).channels.production?.parts['mf-search']?.version).toBe('2.0.0')
})

test('a build with two equal routes is refused', async () => {
  const build = aBuild({ routes: [aRoute('/flat/:id'), aRoute('/flat/:flatId')] })

  await expect(publish(aFolder(), build)).rejects.toThrow('belongs to mf-search already')
})

test.each(['react', 'runtime'])('an unreadable version range of %s is refused', async (range) => {
  const requires = { shellApi: 1, react: '^19.0.0', runtime: '^2.0.0', [range]: 'banana' }

  await expect(publish(aFolder(), aBuild({ requires }))).rejects.toThrow(`requires ${range} "banana"`)
})

test('only the app “shell” may be the host', async () => {
  const build = aBuild({ name: 'mf-search', kind: 'host' })

  await expect(publish(aFolder(), build)).rejects.toThrow('Only "shell" is the host')
})

test('a remote without “requires” is refused', async () => {
  await expect(publish(aFolder(), aBuild({ requires: null }))).rejects.toThrow(
    'does not say what it requires',
  )
})

test('a publication leaves no temporary files and no lock', async () => {
  const registry = aFolder()

  await publish(registry, aBuild())

  expect(readdirSync(registry).toSorted()).toEqual(['mf-search', 'registry.json'])
  expect(existsSync(path.join(registry, 'registry.lock'))).toBe(false)
})

test('a version that fails in the visitors’ shell is refused, and leaves no files', async () => {
  const registry = aFolder()
  const place = folderPlace(registry)
  const wish = { allow: [], signing: undefined }
  await place.publish(aShell(), wish)
  const broken = aJournal(anEntry({ before: 'missing()' }))

  await expect(place.publish(broken, wish)).rejects.toMatchObject({ code: 'VERSION_FAILS' })

  expect(Object.keys(readRegistry(registry).versions)).toEqual(['shell'])
  expect(readdirSync(registry).toSorted()).toEqual(['mf-journal', 'registry.json', 'shell'])
  expect(readdirSync(path.join(registry, 'mf-journal'))).toEqual([])
})
