import { expect, test } from '@jest/globals'

interface Line {
  begin?: string
  end?: string
  file?: string
  wall?: number
  process?: number
  modules?: number
  hooks?: number
  tests?: number
  database?: number
}
const { processorTimesOf, runningIn, slowestOf } = (await import(
  new URL('../test-steps.mjs', import.meta.url).href
)) as {
  processorTimesOf(lines: Line[]): string[]
  runningIn(lines: Line[]): string[]
  slowestOf(lines: Line[]): string[]
}

const { stoppedSentence } = (await import(new URL('../test-steps.mjs', import.meta.url).href)) as {
  stoppedSentence(phase: string, lines: Line[]): string
}

test('a stopped test run says what it was doing', () => {
  const lines = [{ begin: 'price.test.ts' }]

  expect(stoppedSentence('checks', [])).toBe(
    'The run was stopped during checks, before its end. No test was running then.',
  )
  expect(stoppedSentence('browser journeys', lines)).toMatch(/Running then: price\.test\.ts\.$/)
})

test('a stopped test run names the files that were still running', () => {
  const lines = [{ begin: 'a' }, { begin: 'b' }, { end: 'a', wall: 1 }]

  expect(runningIn(lines)).toEqual(['b'])
})

test('the slowest files are listed first, with all journeys of a file added up', () => {
  const lines = [
    { end: 'quick.test.ts', wall: 3 },
    { end: 'first journey', file: 'way.spec.ts', wall: 2 },
    { end: 'second journey', file: 'way.spec.ts', wall: 2.5 },
  ]

  expect(slowestOf(lines)).toEqual(['      4.5 s  way.spec.ts', '      3.0 s  quick.test.ts'])
})

test('processor times are added up by kind, that of PostgreSQL among them, and shared processes as a whole', () => {
  const lines = [
    { process: 40 },
    { end: 'page.test.tsx', wall: 9 },
    { modules: 1, hooks: 0.4, tests: 5 },
    { modules: 2, hooks: 0.6, tests: 7 },
    { database: 20 },
  ]

  expect(processorTimesOf(lines).map((line) => Number.parseInt(line))).toEqual([40, 3, 1, 12, 20])
})
