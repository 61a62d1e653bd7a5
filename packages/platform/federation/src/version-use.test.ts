import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import { createUseMarks, lastUseOf } from './version-use.ts'

const HOUR_MS = 3_600_000
const BEGUN = Date.UTC(2026, 0, 1)

test('the use of a version is recorded at most once a day', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'domizil-use-'))
  let now = BEGUN
  const markUse = createUseMarks(folder, () => now)
  const usedAfter = (hours: number) => {
    now = BEGUN + hours * HOUR_MS
    markUse('mf-search', '1.0.0')
    return lastUseOf(folder, 'mf-search', '1.0.0')
  }

  const noted = [0, 1, 23, 24].map(usedAfter)

  expect(noted).toEqual([BEGUN, BEGUN, BEGUN, BEGUN + 24 * HOUR_MS])
})

test('a folder without write permission does not prevent serving', () => {
  const markUse = createUseMarks('/dev/null/registry')

  expect(() => markUse('mf-search', '1.0.0')).not.toThrow()
  expect(lastUseOf(path.join(tmpdir(), 'domizil-none'), 'mf-search', '1.0.0')).toBeUndefined()
})
