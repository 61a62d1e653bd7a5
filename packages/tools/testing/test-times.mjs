import { appendFileSync } from 'node:fs'

/** The log of `npm test`, a line of JSON each. */
const LOG = process.env.DOMIZIL_TEST_TIMES

/**
 * An environment of jest that logs what a test file costs: seconds of processor of its worker, all threads of it, for
 * loading `modules` (closing included), for `hooks` and for `tests`.
 */
export function withTimes(Environment) {
  if (!LOG) return Environment

  return class extends Environment {
    #times = { modules: 0, hooks: 0, tests: 0 }
    #last = process.cpuUsage()

    async handleTestEvent(event, state) {
      await super.handleTestEvent?.(event, state)
      if (event.name === 'run_start') this.#add('modules')
      if (event.name === 'hook_success' || event.name === 'hook_failure') this.#add('hooks')
      if (event.name === 'test_fn_success' || event.name === 'test_fn_failure') this.#add('tests')
    }

    async teardown() {
      await super.teardown()
      this.#add('modules')
      appendFileSync(LOG, `${JSON.stringify(this.#times)}\n`)
    }

    /** Adds what the processor did since the last event. */
    #add(kind) {
      const { user, system } = process.cpuUsage(this.#last)
      this.#last = process.cpuUsage()
      this.#times[kind] += (user + system) / 1e6
    }
  }
}
