import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, test } from '@jest/globals'
import { documentsOf } from '../testing/documents.ts'

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

const LINK = /\]\((?!https?:|mailto:)([^)\s#]*)(?:#([^)\s]+))?\)/g
const FENCE = /^```.*?^```$/gms
const HEADING = /^#+ (.+)$/gm

/** The relative links of a Markdown file that lead to no file, or to no heading of it, as `file: link`. */
function brokenLinks(file: string): string[] {
  const text = readFileSync(file, 'utf8').replace(FENCE, '')

  return [...text.matchAll(LINK)]
    .filter(
      ([, path = '', anchor]) => !leadsSomewhere(path === '' ? file : join(dirname(file), path), anchor),
    )
    .map(([, path = '', anchor]) => `${file}: ${path}${anchor ? `#${anchor}` : ''}`)
}

function leadsSomewhere(target: string, anchor: string | undefined): boolean {
  if (!existsSync(target)) return false
  return anchor === undefined || anchorsOf(readFileSync(target, 'utf8')).includes(anchor)
}

/** The anchors that GitHub gives the headings of a Markdown text. */
function anchorsOf(text: string): string[] {
  return [...text.replace(FENCE, '').matchAll(HEADING)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  )
}
