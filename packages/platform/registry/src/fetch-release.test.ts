import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib'
import { expect, test } from '@jest/globals'
import { fetchRelease, isFormOf, nothingKnown, type VersionSource } from './bring-versions.ts'
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

test('a release with another version than requested is refused', async () => {
  const other = aRelease('2.0.0')

  await expect(
    fetchRelease(aSource(other), temporaryFolder(), wanted('1.0.0', other.text), nothingKnown()),
  ).rejects.toThrow('mf-search 1.0.0 is not what was published')
})

test('a locally damaged file is downloaded again instead of copied', async () => {
  const folder = temporaryFolder()
  const [first, second] = [aRelease('1.0.0'), aRelease('2.0.0')]
  const known = nothingKnown()
  await fetchRelease(aSource(first), folder, wanted('1.0.0', first.text), known)
  writeFileSync(path.join(folder, 'mf-search/1.0.0/pages/same.css'), 'damaged')

  await fetchRelease(aSource(second), folder, wanted('2.0.0', second.text), known)

  expect(readFileSync(path.join(folder, 'mf-search/2.0.0/pages/same.css'), 'utf8')).toBe('a{}')
})

test('a wrong or broken compressed form is dropped, and the file is kept', async () => {
  const release = aRelease('1.0.0')
  const folder = temporaryFolder()
  const forms: Record<string, Buffer> = { '.br': Buffer.from('not packed'), '.gz': gzipSync('other') }
  const source = {
    ...aSource(release),
    form: async (...[, , , ending]: Parameters<VersionSource['form']>) => forms[ending],
  }

  await fetchRelease(source, folder, wanted('1.0.0', release.text), nothingKnown())

  const isThere = (file: string) => existsSync(path.join(folder, 'mf-search/1.0.0', file))
  expect(['entry.js', 'entry.js.br', 'entry.js.gz'].map(isThere)).toEqual([true, false, false])
})

test('a compressed form that unpacks to far too many bytes is not unpacked', async () => {
  const bomb = brotliCompressSync(Buffer.alloc(10_000_000))
  let most = 0
  const unpack = async (bytes: Buffer, options: { maxOutputLength: number }) => {
    most = options.maxOutputLength
    return brotliDecompressSync(bytes, options)
  }

  expect(await isFormOf(Buffer.from('a small file'), bomb, unpack)).toBe(false)
  expect(most).toBe('a small file'.length)
})
