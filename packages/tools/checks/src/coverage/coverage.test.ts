import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { coverageFaults, coveragePage, readProofs, readRequirements } from './coverage.ts'
import { readCoverage } from './read-coverage.ts'

const ROOT = join(import.meta.dirname, '../../../../..')
const coverage = readCoverage(ROOT)

test('requirements are read from list items with an id', () => {
  expect(readRequirements('# Requirements\n\n- **1.1** Home\n- **D4.2** A rule\n- no id\n')).toEqual([
    { id: '1.1', text: 'Home' },
    { id: 'D4.2', text: 'A rule' },
  ])
})

test.each([
  ['// proves 1.3, D3.4\nimport', ['1.3', 'D3.4']],
  ['/** @jest-environment-options {} */\n// proves 1.3\n', ['1.3']],
  ['// proves 1.3,\n// 2.1\n// 3.5 is not one', ['1.3', '2.1']],
  ["import '1.3'\n// proves 1.4", []],
])('a test file proves the requirements named in its first line: %j', (source, ids) => {
  expect(readProofs(source)).toEqual(ids)
})

test('a requirement that is untested or repeated, and an unknown id, are reported', () => {
  const requirements = ['1.1', '1.2', '1.2'].map((id) => ({ id, text: 'It works' }))
  const proofs = [{ file: 'a.test.ts', ids: ['1.2', '9.9'] }]

  expect(coverageFaults({ requirements, proofs })).toEqual({
    repeated: ['1.2'],
    unproved: ['1.1'],
    unknown: ['a.test.ts: 9.9'],
  })
})

test('every requirement has a test, and tests name only existing requirements', () => {
  expect(coverage.requirements.length).toBeGreaterThan(700)
  expect(coverageFaults(coverage)).toEqual({ repeated: [], unproved: [], unknown: [] })
})

test('docs/coverage.md is up to date', () => {
  expect(readFileSync(join(ROOT, 'docs/coverage.md'), 'utf8')).toBe(coveragePage(coverage))
})

/** How many rules each section of the decisions has. */
const RULES_OF_SECTION = [14, 13, 1, 2, 13, 6, 12, 3, 4, 11, 5, 6]

test('the rules of every decision are numbered requirements without gaps', () => {
  const ids = coverage.requirements
    .map(({ id }) => id)
    .filter((id) => id.startsWith('D') && !id.startsWith('D0.'))

  expect(ids).toEqual(
    RULES_OF_SECTION.flatMap((count, at) =>
      Array.from({ length: count }, (_rule, n) => `D${at + 1}.${n + 1}`),
    ),
  )
})
