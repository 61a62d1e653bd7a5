// What the steps ask of commands and of the site.
import assert from 'node:assert/strict'
import { setTimeout } from 'node:timers/promises'
import { run } from './containers-under-test.mjs'

const WITHIN_S = 120

/** Runs a command that has to succeed. Returns what it said. */
export async function must(line) {
  const { isDone, said } = await run(line)
  assert.ok(isDone, `${line}\n${said}`)
  return said
}

/** Runs a command that has to be refused with a sentence. */
export async function mustFail(line, sentence) {
  const { isDone, said } = await run(line)
  assert.ok(!isDone && said.includes(sentence), `${line} should have said "${sentence}":\n${said}`)
}

/** The figures of visitors of whom none got an error. */
export function unnoticed({ asked, failures, slowestMs }) {
  assert.ok(asked > 0)
  assert.deepEqual(
    failures.map(({ problem }) => problem),
    [],
  )
  return `0 of ${asked} requests failed, the slowest took ${slowestMs} ms`
}

/** Asks once a second until it is so. */
export async function until(isSo) {
  for (let second = 0; second < WITHIN_S; second += 1) {
    if (await isSo()) return
    await setTimeout(1_000)
  }
  assert.fail(`Not within ${WITHIN_S} s.`)
}
