import { appendFileSync } from 'node:fs'

/** Writes into the log of `npm test` a line of JSON at the begin and at the end of each test file; `wall` in seconds. */
export default class LogReporter {
  #log = process.env.DOMIZIL_TEST_TIMES
  #startedAt = new Map()

  onTestFileStart({ path }) {
    this.#startedAt.set(path, performance.now())
    this.#write({ begin: path })
  }

  onTestFileResult({ path }) {
    this.#write({ end: path, wall: (performance.now() - this.#startedAt.get(path)) / 1000 })
  }

  #write(line) {
    if (this.#log) appendFileSync(this.#log, `${JSON.stringify(line)}\n`)
  }
}
