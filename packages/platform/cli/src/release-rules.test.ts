import { hashOf } from '@domizil/federation/hash'
import type { Release } from '@domizil/federation'
import { expect, test } from '@jest/globals'
import { publish } from './publish.ts'
import { readRegistry } from './registry-file.ts'
import { aBuild, aFolder, aRoute } from './testing/a-build.ts'

const gone = { files: ['gone.js'], shared: [] }

test.each<[string, Partial<Release>]>([
  ['entry', { entry: 'gone.js' }],
  ['first files', { start: gone }],
  ['files of a page', { pages: { page: gone } }],
  ['texts', { messages: { de: ['gone.js'] } }],
  ['fonts', { fonts: ['gone.js'] }],
  ['shared modules', { shared: { react: { version: '19.3.1', files: ['gone.js'] } } }],
  ['server half', { server: { entry: 'gone.js', version: 1 } }],
])('a release whose %s is not among its files is refused', async (_, facts) => {
  const registry = aFolder()

  await expect(publish(registry, aBuild(facts))).rejects.toThrow(
    'mf-search 1.0.0 needs gone.js, which is none of its files.',
  )
  expect(readRegistry(registry).versions).toEqual({})
})

test('a route to a page that the release does not have is refused', async () => {
  const build = aBuild({ routes: [aRoute('/search')], pages: { other: { files: [], shared: [] } } })

  await expect(publish(aFolder(), build)).rejects.toThrow(
    'The route /search of mf-search 1.0.0 leads to the page page',
  )
})

test.each(['entry.js.br', 'entry.js.gz/x.js'])(
  'a release cannot contain %s, the name of a compressed file',
  async (file) => {
    const script = 'export const answer = 42\n'.repeat(100)
    const packed = { 'entry.js': hashOf(Buffer.from(script)), [file]: hashOf(Buffer.from('a bomb')) }

    await expect(publish(aFolder(), aBuild({ files: packed }))).rejects.toThrow(`names ${file}`)
  },
)
