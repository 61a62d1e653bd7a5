import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { sourceFiles } from '../source-files.ts'

const DOMAIN = join(import.meta.dirname, '../../../../product/domain/src')

test.each(['new Date()', 'Date.now()', 'performance.now()', 'dayjs()', 'Date()'])(
  '%s is found as a read of the clock',
  (read) => {
    expect(clockReads(`\nconst today = ${read}`)).toEqual([`2: const today = ${read}`])
  },
)

test.each(['new Date(day)', 'Date.UTC(2026, 0, 1)', 'dayjs(day)', 'toDate()'])(
  '%s is not taken for a read of the clock',
  (given) => {
    expect(clockReads(`const day = ${given}`)).toEqual([])
  },
)

test('the domain package reads no clock', () => {
  const files = sourceFiles(DOMAIN)

  const reads = files.flatMap((file) =>
    clockReads(readFileSync(file, 'utf8')).map((line) => `${file}:${line}`),
  )

  expect(files.length).toBeGreaterThan(3)
  expect(reads).toEqual([])
})

const READS = [
  /\bnew Date\(\s*\)/,
  /\bDate\.now\b/,
  /\bDate\(\s*\)/,
  /\bperformance\.now\b/,
  /\bdayjs\(\s*\)/,
]

/** The lines of a source that read the clock, each with its number. */
function clockReads(source: string): string[] {
  return source
    .split('\n')
    .map((line, index) => `${index + 1}: ${line.trim()}`)
    .filter((line) => READS.some((read) => read.test(line)))
}
