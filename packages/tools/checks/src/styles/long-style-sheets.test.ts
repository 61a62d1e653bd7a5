import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from '@jest/globals'
import { workspacesOf } from '../workspaces.ts'
import { MOST_LINES, styleSheets, tooLong } from './long-style-sheets.ts'

const ROOT = join(import.meta.dirname, '../../../../..')
const folder = mkdtempSync(join(tmpdir(), 'domizil-styles-'))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('one line more than allowed is found, in a folder below too', () => {
  mkdirSync(join(folder, 'features'), { recursive: true })
  writeFileSync(join(folder, 'short.module.css'), '.a {}\n'.repeat(MOST_LINES))
  writeFileSync(join(folder, 'features/long.module.css'), '.a {}\n'.repeat(MOST_LINES + 1))

  const found = tooLong(styleSheets(folder))

  expect(found).toEqual([`${join(folder, 'features/long.module.css')}: ${MOST_LINES + 1} lines`])
})

test('no style sheet of shell, remotes and packages is longer', () => {
  const files = workspacesOf(ROOT).flatMap((workspace) => styleSheets(join(ROOT, workspace)))

  expect(files.length).toBeGreaterThan(50)
  expect(tooLong(files)).toEqual([])
})
