// proves 15.3
import { expect, test } from '@jest/globals'
import { covers, incompatibility } from './resolve.ts'
import { problemSentence } from './problem.ts'
import type { HostRanges, HostVersions, Release } from './schema.ts'

const HOST: HostVersions = {
  shellApi: ['1.4'],
  runtime: '2.9.2',
  react: '19.3.1',
  shared: { '@domizil/ui/parts': { Button: '1.2', Chip: '2.0' } },
}

function problemOf(requires: Partial<HostRanges>, host: Partial<HostVersions> = {}): string | undefined {
  const ranges = { shellApi: '1.4', runtime: '^2.9.0', react: '^19.0.0', ...requires }
  const problem = incompatibility({ requires: ranges } as Release, { ...HOST, ...host })
  return problem && problemSentence(problem)
}

const uses = (exports: Record<string, string>) => ({ shared: { '@domizil/ui/parts': exports } })

test.each([
  ['1.2', '1.2', true],
  ['1.10', '1.9', true],
  ['1.1', '1.2', false],
  ['2.0', '1.2', false],
  ['1.9', '2.0', false],
  [1, '1.0', true],
])('version %s satisfies the wanted version %s: %s', (provided, wanted, expected) => {
  expect(covers(provided, wanted)).toBe(expected)
})

test('a remote whose imports the shell provides is compatible', () => {
  expect(problemOf(uses({ Button: '1.1', Chip: '2.0' }))).toBeUndefined()
})

test('an export that the shell lacks is reported', () => {
  expect(problemOf(uses({ Sparkle: '1.3' }))).toBe(
    'needs Sparkle of @domizil/ui/parts, which the shell does not have',
  )
})

test('an export extended since the shell was built is reported', () => {
  expect(problemOf(uses({ Button: '1.3' }))).toBe('needs Button 1.3 of @domizil/ui/parts, the shell has 1.2')
})

test('an export that had a breaking change since the build is reported', () => {
  expect(problemOf(uses({ Chip: '1.7' }))).toBe('needs Chip 1.7 of @domizil/ui/parts, the shell has 2.0')
})

test('of several missing exports the first is named, and the others are counted', () => {
  expect(problemOf(uses({ Sparkle: '1.3', Shine: '1.3', Button: '1.2' }))).toBe(
    'needs Sparkle of @domizil/ui/parts, which the shell does not have (and 1 more)',
  )
})

test('a shell without a shared module lacks all its exports', () => {
  const problem = problemOf(uses({ Button: '1.0' }), { shared: {} })

  expect(problem).toBe('needs Button of @domizil/ui/parts, which the shell does not have')
})

test.each([
  [
    'a newer minor version than the shell speaks',
    '1.5',
    ['1.4'],
    'needs shell-api 1.5, the shell speaks 1.4',
  ],
  ['a major version that the shell has dropped', '1.4', ['2.0'], 'needs shell-api 1.4, the shell speaks 2.0'],
  ['one of two major versions that the shell speaks', '1.4', ['1.4', '2.0'], undefined],
])('compatibility of a remote built for %s', (_, wanted, spoken, expected) => {
  expect(problemOf({ shellApi: wanted }, { shellApi: spoken })).toBe(expected)
})
