import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from '@jest/globals'
import { documentsOf } from './documents.ts'
import { brokenLinks } from './links.ts'

const ROOT = join(import.meta.dirname, '../../../../..')
const folder = mkdtempSync(join(tmpdir(), 'domizil-links-'))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('a link to a missing file or heading is found, except in examples', () => {
  writeFileSync(join(folder, 'other.md'), '## People’s data\n')
  const file = join(folder, 'page.md')
  writeFileSync(
    file,
    '[a](other.md#peoples-data) [b](other.md#money) [c](none.md) [d](https://example.org/x.md)\n\n```\n[e](none.md)\n```\n',
  )

  expect(brokenLinks(file)).toEqual([`${file}: other.md#money`, `${file}: none.md`])
})

test('every relative link in the documents has an existing target', () => {
  expect(documentsOf(ROOT).flatMap((file) => brokenLinks(join(ROOT, file)))).toEqual([])
})
