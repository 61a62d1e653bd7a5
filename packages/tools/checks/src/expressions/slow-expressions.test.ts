// proves 21.87
import { expect, test } from '@jest/globals'
import * as schemas from '@domizil/api/schemas'
import { lintLines } from '../testing/lint-lines.ts'

test('a regular expression with superlinear backtracking is found, also in a concatenation', () => {
  const planted = [
    String.raw`export const exponential = /(a+)+$/`,
    String.raw`export const linear = /^[a-z]+\.js$/`,
    String.raw`export const exchanging = /Version\/(\d+)[^ ]* Safari/`,
    'const WORD = "[a-z]+"',
    'export const together = new RegExp(`^(?:${WORD})*$`)',
    String.raw`export const fromEachStart = (text: string) => text.replace(/\/+$/, "")`,
  ].join('\n')

  expect(slowExpressions(planted)).toEqual([1, 3, 5, 6])
})

test('no pattern of an API schema backtracks superlinearly', () => {
  const patterns = [...new Set(Object.values(schemas).flatMap(patternsIn))]

  const source = patterns.map(
    (pattern, at) => `export const p${at} = new RegExp(${JSON.stringify(pattern)}, 'u')`,
  )

  expect(patterns).toContain('^[A-Z]{2}$')
  expect(slowExpressions(source.join('\n')).map((line) => patterns[line - 1])).toEqual([])
})

function patternsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  const own = 'pattern' in value && typeof value.pattern === 'string' ? [value.pattern] : []
  return [...own, ...Object.values(value).flatMap(patternsIn)]
}

/** The lines of a source whose regular expression the linter's rules call slower than linear. */
function slowExpressions(source: string): number[] {
  return lintLines('regexp', 'source.ts', source)
}
