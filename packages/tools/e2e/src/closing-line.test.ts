import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import type { FullResult, Suite, TestCase } from '@playwright/test/reporter'
import ClosingLine from './closing-line.ts'
import { MOST_USUAL_JOURNEYS } from './usual-journeys.ts'

const PASSED = { status: 'passed', duration: 61_000, startTime: new Date() } satisfies FullResult
const given = process.env['DOMIZIL_TEST_ALL']
let lines: string[]

beforeEach(() => {
  lines = []
  jest.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line.trim()))
})
afterEach(() => {
  jest.restoreAllMocks()
  if (given === undefined) delete process.env['DOMIZIL_TEST_ALL']
  else process.env['DOMIZIL_TEST_ALL'] = given
})

function closeRunOf(count: number) {
  const journey = { outcome: () => 'expected' } as TestCase
  const reporter = new ClosingLine()
  reporter.onBegin({}, { allTests: () => Array.from({ length: count }, () => journey) } as Suite)
  return reporter.onEnd(PASSED)
}

test('the usual run passes with as many journeys as it may have', async () => {
  process.env['DOMIZIL_TEST_ALL'] = ''

  expect(await closeRunOf(MOST_USUAL_JOURNEYS)).toEqual({ status: 'passed' })

  expect(lines).toEqual([`Browser journeys: ${MOST_USUAL_JOURNEYS} passed, 0 failed (61 s, passed)`])
})

test('the usual run fails with one journey more', async () => {
  process.env['DOMIZIL_TEST_ALL'] = ''

  expect(await closeRunOf(MOST_USUAL_JOURNEYS + 1)).toEqual({ status: 'failed' })

  expect(lines.at(-1)).toBe(`Browser journeys: ${MOST_USUAL_JOURNEYS + 1} passed, 1 failed (61 s, failed)`)
})

test('the run of all journeys has any number of them', async () => {
  process.env['DOMIZIL_TEST_ALL'] = '1'

  expect(await closeRunOf(MOST_USUAL_JOURNEYS + 1)).toEqual({ status: 'passed' })
})
