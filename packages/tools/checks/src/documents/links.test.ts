import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from '@jest/globals'
import { brokenLinks } from './links.ts'

const ROOT = join(import.meta.dirname, '../../../../..')
const folder = mkdtempSync(join(tmpdir(), 'domizil-links-'))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('a link to a missing file or heading is found, one in an example is not', () => {
  writeFileSync(join(folder, 'other.md'), '## People’s data\n')
  const file = join(folder, 'page.md')
  writeFileSync(
    file,
    '[a](other.md#peoples-data) [b](other.md#money) [c](none.md) [d](https://example.org/x.md)\n\n```\n[e](none.md)\n```\n',
  )

  expect(brokenLinks(file)).toEqual([`${file}: other.md#money`, `${file}: none.md`])
})

test('every relative link of the documents leads to a file and a heading', () => {
  const documents = readdirSync(join(ROOT, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => `docs/${file}`)
  const files = ['README.md', '.github/SECURITY.md', 'packages/tools/bench/README.md', ...documents]

  expect(files.flatMap((file) => brokenLinks(join(ROOT, file)))).toEqual([])
})
