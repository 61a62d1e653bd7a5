import { processorTimesOf, runningIn, slowestOf } from './test-log.mjs'

/** Prints what was slow, what each phase took, and what passed and failed; `speed` is that of the machine. */
export function sumUp(results, { seconds, speed, lines, showsTimes }) {
  const sum = (key) => results.reduce((total, result) => total + result[key], 0)
  const failing = results.filter(({ failed }) => failed > 0).map(({ name }) => name.toLowerCase())

  console.log('\nThe slowest files')
  for (const line of slowestOf(lines)) console.log(line)
  if (showsTimes) {
    console.log('\nProcessor time of unit and endpoint tests')
    for (const line of processorTimesOf(lines)) console.log(line)
  }
  console.log(`\nAll of it took ${seconds} s, ${(seconds / speed).toFixed(0)} s of the reference machine.`)
  for (const { name, passed, failed, seconds: took } of results)
    console.log(`  ${name}: ${passed} passed, ${failed} failed (${took} s)`)
  if (failing.length > 0) {
    console.error(`\nNot everything is well: look above for what ${failing.join(' and ')} say.`)
    process.exitCode = 1
  }
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`)
}

/** How slow this machine is, by its measured speed. */
export function speedSentence(speed) {
  return `This machine is ${speed.toFixed(1)} times as slow as the reference machine.`
}

/** What was running when a run was stopped, by the lines of its log. */
export function runningSentence(lines) {
  const running = runningIn(lines)
  return running.length > 0 ? `Running then: ${running.join(', ')}.` : 'No test was running then.'
}

/** Says of a run that was stopped that it did not end, and what it was doing: it is no failed run. */
export function stoppedSentence(phase, lines) {
  return `The run was stopped during ${phase}, before its end. ${runningSentence(lines)}`
}
