import { expect, test } from '@jest/globals'

interface Line {
  begin?: string
  end?: string
  file?: string
  wall?: number
}
const { runningIn, slowestOf } = (await import(new URL('../test-log.mjs', import.meta.url).href)) as {
  runningIn(lines: Line[]): string[]
  slowestOf(lines: Line[]): string[]
}

test('a stopped run names the files that began and did not end', () => {
  const lines = [{ begin: 'a' }, { begin: 'b' }, { end: 'a', wall: 1 }]

  expect(runningIn(lines)).toEqual(['b'])
})

test('the slowest files come first, and the journeys of a file are added up', () => {
  const lines = [
    { end: 'quick.test.ts', wall: 3 },
    { end: 'first journey', file: 'way.spec.ts', wall: 2 },
    { end: 'second journey', file: 'way.spec.ts', wall: 2.5 },
  ]

  expect(slowestOf(lines)).toEqual(['      4.5 s  way.spec.ts', '      3.0 s  quick.test.ts'])
})
