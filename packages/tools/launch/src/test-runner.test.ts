import path from 'node:path'
import { expect, test } from '@jest/globals'
import { launch, ROOT } from './testing/launched.ts'

const RUNNER = path.join(ROOT, 'packages/tools/launch/test-runner.mjs')

/** The result that `npm test` counts for a runner with this output and exit code. */
function countOf(said: string, code: number) {
  return resultOf(`console.log(${JSON.stringify(said)}); process.exitCode = ${code}`)
}

/** The result for a runner that is this script, and ended after `silence` milliseconds without output. */
async function resultOf(runner: string, silence = 60_000) {
  const options = `{ cwd: '/', summary: /^Tests:.*$/m, silence: ${silence} }`
  const script = `import { runTests } from ${JSON.stringify(RUNNER)}
    const result = await runTests('Some tests', ['--eval', ${JSON.stringify(runner)}], ${options})
    console.log('result', JSON.stringify(result))`

  const launched = launch(['--input-type=module', '--eval', script])
  await launched.ends()

  const json = /^result (.*)$/m.exec(launched.said())?.[1] ?? ''
  return { result: JSON.parse(json) as unknown, said: launched.said() }
}

test('passed and failed tests are counted from the runner’s summary', async () => {
  const { result } = await countOf('Tests:  2 failed, 5 passed, 7 total', 1)

  expect(result).toEqual({ name: 'Some tests', passed: 5, failed: 2 })
})

test('a runner that crashes without a summary counts as one failure', async () => {
  const { result } = await countOf('Segmentation fault', 139)

  expect(result).toEqual({ name: 'Some tests', passed: 0, failed: 1 })
})

test('a runner that reports no failure but exits with an error counts as one failure', async () => {
  const { result } = await countOf('Tests:  7 passed, 7 total', 1)

  expect(result).toEqual({ name: 'Some tests', passed: 7, failed: 1 })
})

test('the output of the runner is shown', async () => {
  const { said } = await countOf('Tests:  1 passed, 1 total', 0)

  expect(said).toContain('Tests:  1 passed, 1 total')
})

test('a hanging runner is stopped with a message', async () => {
  const { result } = await resultOf('setInterval(() => {}, 1000)', 100)

  expect(result).toEqual({
    name: 'Some tests',
    passed: 0,
    failed: 1,
    stopped: 'Some tests printed nothing for 0 minutes and were stopped.',
  })
})
