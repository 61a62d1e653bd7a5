import { appendFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'
import type { FullResult, Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter'
import { isUsualRun, MOST_USUAL_JOURNEYS } from './usual-journeys.ts'

const MOST_LINES = 12

/** Ends the run with the reasons of its failures, where a log that was cut still has them, and one line for people and scripts. */
export default class ClosingLine implements Reporter {
  private suite?: Suite

  onBegin(_config: unknown, suite: Suite): void {
    this.suite = suite
  }

  onTestBegin(test: TestCase): void {
    log({ begin: nameOf(test) })
  }

  onTestEnd(test: TestCase, { duration }: TestResult): void {
    log({ end: nameOf(test), file: test.location.file, wall: duration / 1000 })
  }

  /** A usual run that has grown fails, although each journey passes: what it is for is to be quick. */
  async onEnd({ duration, status }: FullResult): Promise<{ status: FullResult['status'] }> {
    const tests = this.suite?.allTests() ?? []
    const unsteady = tests.filter((test) => test.outcome() === 'flaky')
    const passed = tests.filter((test) => test.outcome() === 'expected').length + unsteady.length
    const failed = tests.filter((test) => test.outcome() === 'unexpected')
    const isTooLong = isUsualRun() && tests.length > MOST_USUAL_JOURNEYS
    const ended = isTooLong ? 'failed' : status

    for (const test of unsteady)
      console.log(`\nPassed at its second try only: ${nameOf(test)}\n${reasonOf(test)}`)
    for (const test of failed) console.log(`\nFailed: ${nameOf(test)}\n${reasonOf(test)}`)
    if (isTooLong)
      console.log(
        `\nFailed: the usual run has ${tests.length} journeys, of at most ${MOST_USUAL_JOURNEYS}: usual-journeys.ts names too many.`,
      )
    console.log(
      `\nBrowser journeys: ${passed} passed, ${failed.length + Number(isTooLong)} failed (${Math.round(duration / 1000)} s, ${ended})`,
    )
    return { status: ended }
  }
}

/** Adds a line to the log of `npm test`, where the journeys belong to such a run. */
function log(line: object): void {
  const file = process.env['DOMIZIL_TEST_TIMES']
  if (file) appendFileSync(file, `${JSON.stringify(line)}\n`)
}

function nameOf(test: TestCase): string {
  return test.titlePath().filter(Boolean).join(' › ')
}

/** What the first failed try reported. */
function reasonOf({ results }: TestCase): string {
  const { errors } = results.find(({ errors: found }) => found.length > 0) ?? { errors: [] }
  const lines = errors.flatMap(({ message = '' }) => stripVTControlCharacters(message).split('\n'))

  return lines
    .slice(0, MOST_LINES)
    .map((line) => `    ${line.slice(0, 300)}`)
    .join('\n')
}
