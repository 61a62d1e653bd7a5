import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { coverageRows } from './coverage-rows.ts'

const ROOT = join(import.meta.dirname, '../../../../..')
const rows = coverageRows(readFileSync(join(ROOT, 'docs/coverage.md'), 'utf8'))

test('a row is read with its tests', () => {
  const page =
    '| requirement | where | test | state |\n|---|---|---|---|\n| Home | shell | `a.test.ts`, `b.spec.ts` | done |\n'

  expect(coverageRows(page)).toEqual([
    { requirement: 'Home', tests: ['a.test.ts', 'b.spec.ts'], state: 'done' },
  ])
})

test('every requirement is open or done', () => {
  expect(rows.length).toBeGreaterThan(250)
  expect(rows.filter(({ state }) => state !== 'open' && state !== 'done')).toEqual([])
})

test('what is done names the test that proves it', () => {
  expect(rows.filter(({ state, tests }) => state === 'done' && tests.length === 0)).toEqual([])
})

test('every test that is named exists', () => {
  const named = rows.flatMap(({ tests }) => tests)

  expect(named.filter((path) => !/\.(test|spec)\.tsx?$/.test(path) || !existsSync(join(ROOT, path)))).toEqual(
    [],
  )
})

test('no requirement is listed twice in one wording with two states', () => {
  const done = new Set(rows.filter(({ state }) => state === 'done').map(({ requirement }) => requirement))

  expect(rows.filter(({ state, requirement }) => state === 'open' && done.has(requirement))).toEqual([])
})

/** How many rules each section of the decisions has. */
const RULES_OF_SECTION = [14, 13, 1, 2, 13, 6, 12, 3, 4, 11, 5]

test('every rule of every decision has its row, by number', () => {
  const numbers = rows.flatMap(({ requirement }) => /^D(\d+\.\d+) /.exec(requirement)?.[1] ?? [])

  const rules = RULES_OF_SECTION.flatMap((count, section) =>
    Array.from({ length: count }, (_rule, at) => `${section + 1}.${at + 1}`),
  )
  expect(numbers).toEqual(rules)
})
