import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import { fetchRelease, type VersionSource } from './fetch-release.ts'
import { aRelease, hashOf, temporaryFolder } from './testing/a-service.ts'

/** Where one release comes from. */
function aSource({ text, files }: ReturnType<typeof aRelease>): VersionSource {
  const byHash = new Map(files.map((bytes) => [hashOf(bytes), bytes]))
  return {
    release: async () => Buffer.from(text),
    file: async (_wanted, _file, hash) => byHash.get(hash) ?? Buffer.alloc(0),
    form: async () => undefined,
  }
}

const wanted = (version: string, text: string) => ({ name: 'mf-search', version, hash: hashOf(text) })

test('the release of another version is refused, also where its hash was listed', async () => {
  const other = aRelease('2.0.0')

  await expect(fetchRelease(aSource(other), temporaryFolder(), wanted('1.0.0', other.text))).rejects.toThrow(
    'mf-search 1.0.0 is not what was published',
  )
})

test('a file that is damaged here is fetched, not copied', async () => {
  const folder = temporaryFolder()
  const [first, second] = [aRelease('1.0.0'), aRelease('2.0.0')]
  await fetchRelease(aSource(first), folder, wanted('1.0.0', first.text))
  writeFileSync(path.join(folder, 'mf-search/1.0.0/pages/same.css'), 'damaged')

  await fetchRelease(aSource(second), folder, wanted('2.0.0', second.text))

  expect(readFileSync(path.join(folder, 'mf-search/2.0.0/pages/same.css'), 'utf8')).toBe('a{}')
})
