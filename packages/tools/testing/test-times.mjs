import { appendFileSync } from 'node:fs'

/** The file that `npm test -- --times` reads: one line of JSON for each test file, times in seconds of processor. */
const FILE = process.env.DOMIZIL_TEST_TIMES

/**
 * An environment of jest that also writes down what a test file costs, by kind: `modules` until its first hook, then
 * `hooks` and `tests`, all in seconds of processor of the worker's process with its threads; `wall` in seconds.
 */
export function withTimes(Environment) {
  if (!FILE) return Environment

  return class extends Environment {
    #path
    #times = { modules: 0, hooks: 0, tests: 0 }
    #startedAt = performance.now()
    #last = process.cpuUsage()

    constructor(config, context) {
      super(config, context)
      this.#path = context.testPath
    }

    async handleTestEvent(event, state) {
      await super.handleTestEvent?.(event, state)
      if (event.name === 'run_start') this.#add('modules')
      if (event.name === 'hook_success' || event.name === 'hook_failure') this.#add('hooks')
      if (event.name === 'test_fn_success' || event.name === 'test_fn_failure') this.#add('tests')
    }

    async teardown() {
      await super.teardown()
      this.#add('modules')
      const wall = (performance.now() - this.#startedAt) / 1000
      appendFileSync(FILE, `${JSON.stringify({ path: this.#path, ...this.#times, wall })}\n`)
    }

    /** Books what the processor did since the last event. */
    #add(kind) {
      const { user, system } = process.cpuUsage(this.#last)
      this.#last = process.cpuUsage()
      this.#times[kind] += (user + system) / 1e6
    }
  }
}
