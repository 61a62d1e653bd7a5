import { expect, test } from '@jest/globals'
import { MARK } from '../kit/kit-pages.ts'
import { measureSizes, variablesOf, wordsOf } from './measure-sizes.ts'

const lines = (count: number) => 'x\n'.repeat(count)
const EMPTY = { files: 0, lines: 0, long: 0, fragments: 0, css: 0, sql: 0, tests: 0, words: 0 }

function sizeOf(path: string, text: string) {
  return measureSizes([{ path, text }], [], ['shell']).get('shell')
}

test.each([
  ['shell/src/main.ts', { files: 1, lines: 3 }],
  ['shell/src/app.tsx', { files: 1, lines: 3 }],
  ['shell/rspack.config.js', { files: 1, lines: 3 }],
  ['shell/src/main.test.ts', { tests: 3 }],
  ['shell/src/testing/fake.ts', { tests: 3 }],
  ['shell/src/testing.ts', { tests: 3 }],
  ['shell/messages/en.ts', {}],
  ['shell/src/texts/mails.ts', {}],
  ['shell/src/page.module.css', { css: 3 }],
  ['shell/migrations/0001_create.sql', { sql: 3 }],
  ['shell/README.md', { words: 3 }],
  ['shell/api/router.api.md', {}],
])('%s is counted in the right category', (path, counted) => {
  expect(sizeOf(path, lines(3))).toEqual({ ...EMPTY, ...counted })
})

test('all sources of the journeys count as tests', () => {
  const sizes = measureSizes([{ path: 'packages/tools/e2e/src/names.ts', text: lines(2) }], [], [])

  expect(sizes.get('.')).toEqual({ ...EMPTY, tests: 2 })
})

test('a file counts as long from 401 lines', () => {
  expect(sizeOf('shell/src/main.ts', lines(400))).toMatchObject({ long: 0 })
  expect(sizeOf('shell/src/main.ts', lines(401))).toMatchObject({ long: 1 })
})

test.each([
  ['one importer beside it', ['src/a.ts'], 1],
  ['one importer in another folder', ['src/app/a.ts'], 0],
  ['two importers beside it', ['src/a.ts', 'src/b.ts'], 0],
  ['an importer beside it and a test', ['src/a.ts', 'src/part.test.ts'], 1],
  ['a test only', ['src/part.test.ts'], 0],
])('the count of fragments for a file with %s', (_case, importers, fragments) => {
  const imports = importers.map((from) => ({ from: `shell/${from}`, to: 'shell/src/part.ts' }))

  const sizes = measureSizes([{ path: 'shell/src/part.ts', text: 'x' }], imports, ['shell'])

  expect(sizes.get('shell')).toMatchObject({ fragments })
})

test('a file is counted for its workspace, or for the root', () => {
  const files = ['shell/a.md', 'docs/b.md', 'docs/coverage.md'].map((path) => ({ path, text: 'one two' }))

  const sizes = measureSizes(files, [], ['shell'])

  expect([...sizes].map(([name, { words }]) => [name, words])).toEqual([
    ['.', 2],
    ['shell', 2],
  ])
})

test('of a generated reference page only the words before the mark are counted', () => {
  expect(sizeOf('shell/calls.md', `one two\n\n${MARK}\n\nthree\n`)).toMatchObject({ words: 2 })
})

test('only tokens with a letter or a digit count as words', () => {
  expect(wordsOf('| a | – |\n|---|---|\n**be** 3 über')).toBe(4)
})

test('environment variables are recognised by how they are read, not error codes or values', () => {
  const source =
    "read.text('PORT', null); read.number(\n  'DRAIN_S', 0); ['DATA_KEY']; code = 'CONFIG_INVALID'; x === 'HERE'"

  expect(variablesOf(source)).toEqual(['PORT', 'DRAIN_S', 'DATA_KEY'])
})
