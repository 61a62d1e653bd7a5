import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from '@jest/globals'
import { workspacesOf } from '../workspaces.ts'
import { MOST_LINES, styleSheets, tooLong } from './long-style-sheets.ts'

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
