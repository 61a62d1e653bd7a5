import { stripVTControlCharacters } from 'node:util'
import type { FullResult, Reporter, Suite, TestCase } from '@playwright/test/reporter'

const MOST_LINES = 12

/** Ends the run with the reasons of its failures, where a log that was cut still has them, and one line for people and scripts. */
export default class ClosingLine implements Reporter {
  private suite?: Suite

  onBegin(_config: unknown, suite: Suite): void {
    this.suite = suite
  }

  onEnd({ duration, status }: FullResult): void {
    const tests = this.suite?.allTests() ?? []
    const unsteady = tests.filter((test) => test.outcome() === 'flaky')
    const passed = tests.filter((test) => test.outcome() === 'expected').length + unsteady.length
    const failed = tests.filter((test) => test.outcome() === 'unexpected')

    for (const test of unsteady)
      console.log(`\nPassed at its second try only: ${nameOf(test)}\n${reasonOf(test)}`)
    for (const test of failed) console.log(`\nFailed: ${nameOf(test)}\n${reasonOf(test)}`)
    console.log(
      `\nBrowser journeys: ${passed} passed, ${failed.length} failed (${Math.round(duration / 1000)} s, ${status})`,
    )
  }
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
