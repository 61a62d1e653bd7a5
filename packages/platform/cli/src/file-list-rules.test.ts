// proves 15.15
import { existsSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { hashOf } from '@domizil/federation/hash'
import type { Release } from '@domizil/federation'
import { expect, test } from '@jest/globals'
import { refuseLarge, refuseLists } from './release-rules.ts'
import { placeFiles, readReleaseFolder } from './release-folder.ts'
import { publish } from './publish.ts'
import { aBuild, aFolder, aRoute } from './testing/a-build.ts'

const HASH = hashOf(Buffer.from('x'))
const MIB = 1024 * 1024
const filesOf = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, HASH]))
const releaseWith = (facts: Partial<Release>) => readReleaseFolder(aBuild(facts)).release
const many = (count: number) => Array.from({ length: count }, (_, at) => `file-${at}.js`)

test.each([
  [['a', 'a/b']],
  [['a/b', 'a']],
  [['a/b/c', 'a/b']],
  [['A', 'a/b']],
  [['entry.js', 'Entry.js']],
  [['pages/a.js', 'Pages/A.js']],
  [['a//b']],
  [['a/./b']],
  [['a/']],
  [['a/.hidden']],
  [['a./b']],
  [['a.']],
  [['con']],
  [['pages/NUL.css']],
  [['lpt1.js']],
  [['release.json']],
  [['Release.json']],
])(
  'a release with the file names %j is refused, as some file systems cannot store them together',
  (names) => {
    const asked = () => refuseLists({ ...releaseWith({}), files: filesOf(names) })

    expect(asked).toThrow(expect.objectContaining({ code: 'FILES_INVALID' }))
  },
)

test.each([
  [['a.js', 'a/b.js', 'a/c.js', 'ab']],
  [['@scope/a.js', 'pages/release.json', 'console.js', 'com10.js', 'a-b_c@1.2.js']],
])('a release with the file names %j is accepted', (names) => {
  expect(() => refuseLists({ ...releaseWith({}), files: filesOf(names) })).not.toThrow()
})

test.each([
  ['files', 1_000, (count: number) => ({ files: filesOf(many(count)) })],
  ['routes', 200, (count: number) => ({ routes: many(count).map((name) => aRoute(`/${name}`)) })],
  [
    'pages',
    200,
    (count: number) => ({
      pages: Object.fromEntries(many(count).map((name) => [name, { files: [], shared: [] }])),
    }),
  ],
  // The entry is one of them.
  ['entries', 2_000, (count: number) => ({ start: { files: many(count - 1), shared: [] } })],
])('a release has a maximum number of %s', (what, most, facts) => {
  const release = releaseWith({})

  expect(() => refuseLists({ ...release, ...facts(most) })).not.toThrow()
  expect(() => refuseLists({ ...release, ...facts(most + 1) })).toThrow(`${most + 1} ${what}`)
})

test('files with the same content each count towards the size of a release', () => {
  const release = { ...releaseWith({}), files: filesOf(many(32)) }

  expect(() => refuseLarge(release, () => MIB)).not.toThrow()
  expect(() => refuseLarge({ ...release, files: filesOf(many(33)) }, () => MIB)).toThrow(
    expect.objectContaining({ code: 'RELEASE_TOO_LARGE' }),
  )
})

test('files with the same content are stored once, with their compressed forms', async () => {
  const registry = aFolder()
  const build = readReleaseFolder(aBuild())
  const script = 'export const same = 1\n'.repeat(100)
  const hash = hashOf(Buffer.from(script))
  const files = { 'entry.js': hash, 'pages/copy.js': hash, 'maps/copy.js': hash }
  const release = { ...build.release, files }

  await publish(registry, {
    ...build,
    release,
    sizeOf: () => script.length,
    copyTo: (folder) => placeFiles(files, folder, async () => Buffer.from(script)),
  })

  const place = path.join(registry, 'mf-search/1.0.0')
  const nodeOf = (file: string) => statSync(path.join(place, file)).ino
  expect(new Set(Object.keys(files).map(nodeOf)).size).toBe(1)
  for (const form of ['.br', '.gz']) expect(nodeOf(`entry.js${form}`)).toBe(nodeOf(`pages/copy.js${form}`))
  expect(existsSync(path.join(place, 'maps/copy.js.br'))).toBe(false)
})

test('a publication that is aborted leaves nothing behind', async () => {
  const registry = aFolder()
  const leaving = new AbortController()
  const build = readReleaseFolder(aBuild())
  const copying = publish(
    registry,
    { ...build, sizeOf: () => 1, copyTo: async () => leaving.abort(new Error('gone')) },
    { signal: leaving.signal, compression: 'none' },
  )

  await expect(copying).rejects.toThrow('gone')
  expect(readdirSync(registry, { recursive: true })).toEqual(['mf-search'])
})
