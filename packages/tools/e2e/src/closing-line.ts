import type { FullResult, Reporter, Suite } from '@playwright/test/reporter'

/** Ends the run with one line for people and scripts. */
export default class ClosingLine implements Reporter {
  private suite?: Suite

  onBegin(_config: unknown, suite: Suite): void {
    this.suite = suite
  }

  onEnd({ duration, status }: FullResult): void {
    const tests = this.suite?.allTests() ?? []
    const unsteady = tests.filter((test) => test.outcome() === 'flaky')
    const passed = tests.filter((test) => test.outcome() === 'expected').length + unsteady.length
    const failed = tests.filter((test) => test.outcome() === 'unexpected').length

    for (const test of unsteady)
      console.log(`\nPassed at its second try only: ${test.titlePath().join(' › ')}`)
    console.log(
      `\nBrowser journeys: ${passed} passed, ${failed} failed (${Math.round(duration / 1000)} s, ${status})`,
    )
  }
}
