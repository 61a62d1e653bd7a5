import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from '@jest/globals'
import { workspacesOf } from '../workspaces.ts'
import { commentedFiles } from '../language/commented-files.ts'

const ROOT = join(import.meta.dirname, '../../../../..')
const folder = mkdtempSync(join(tmpdir(), 'domizil-styles-'))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('a style sheet over the limit is found, also in subfolders', () => {
  mkdirSync(join(folder, 'features'), { recursive: true })
  writeFileSync(join(folder, 'short.module.css'), '.a {}\n'.repeat(MOST_LINES))
  writeFileSync(join(folder, 'features/long.module.css'), '.a {}\n'.repeat(MOST_LINES + 1))

  const found = tooLong(styleSheets(folder))

  expect(found).toEqual([`${join(folder, 'features/long.module.css')}: ${MOST_LINES + 1} lines`])
})

test('no style sheet is over the limit', () => {
  const files = workspacesOf(ROOT).flatMap((workspace) => styleSheets(join(ROOT, workspace)))

  expect(files.length).toBeGreaterThan(50)
  expect(tooLong(files)).toEqual([])
})

/** The maximum number of lines of a style sheet: a longer one styles several components. */
const MOST_LINES = 200

/** The style sheets below a folder. */
function styleSheets(below: string): string[] {
  return commentedFiles(below).filter((file) => file.endsWith('.css'))
}

/** The files that are too long, each with its number of lines. */
function tooLong(files: readonly string[]): string[] {
  return files
    .map((file) => ({ file, lines: readFileSync(file, 'utf8').trimEnd().split('\n').length }))
    .filter(({ lines }) => lines > MOST_LINES)
    .map(({ file, lines }) => `${file}: ${lines} lines`)
}
