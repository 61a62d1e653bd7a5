import type { FullResult, Reporter, Suite } from '@playwright/test/reporter'

/** Ends the run with one line that people and scripts can read. */
export default class ClosingLine implements Reporter {
  private suite?: Suite

  onBegin(_config: unknown, suite: Suite): void {
    this.suite = suite
  }

  onEnd({ duration, status }: FullResult): void {
    const tests = this.suite?.allTests() ?? []
    const passed = tests.filter((test) => test.outcome() === 'expected').length
    const failed = tests.length - passed

    console.log(
      `\nBrowser journeys: ${passed} passed, ${failed} failed (${Math.round(duration / 1000)} s, ${status})`,
    )
  }
}
