import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { expect, test } from '@jest/globals'
import { aFolder, launch, ROOT } from './testing/launched.ts'

const MODULE = path.join(ROOT, 'packages/tools/launch/journeys-product.mjs')

/** A run of tests that starts this script as its product and then does something with it. */
function aRunWith(product: string, work: string) {
  const script = path.join(aFolder(), 'product.mjs')
  writeFileSync(script, product)
  const how = JSON.stringify({ script, ready: 'The demo is complete', env: {} })

  return launch([
    '--input-type=module',
    '--eval',
    `import { startProduct } from ${JSON.stringify(MODULE)}
    const product = await startProduct('/tmp/data', ${how})
    ${work}`,
  ])
}

/** Answers with its process and its folder. */
const READY = `import { createServer } from 'node:http'
  createServer((_request, response) => response.end('pid ' + process.pid + ' in ' + process.env.DATA_FOLDER))
    .listen(process.env.PORT, () => console.log('The demo is complete'))`
const ASK = `console.log('answer:', await (await fetch(await product.ready())).text())`

const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
const pidIn = (said: string) => Number(/pid (\d+)/.exec(said)?.[1])

test('the product of the journeys is ready at its address once its demo is complete, and ends when it is stopped', async () => {
  const run = aRunWith(READY, `${ASK}; await product.stop()`)
  const code = await run.ends()

  expect([code, run.said()]).toEqual([0, expect.stringMatching(/^answer: pid \d+ in \/tmp\/data$/m)])
  expect(isRunning(pidIn(run.said()))).toBe(false)
})

test('a product that ends before its demo is complete is reported with what it said', async () => {
  const work = `console.log('ready', (await product.ready()).message)`

  const run = aRunWith(`console.error('No disk'); process.exit(3)`, work)
  await run.ends()

  expect(run.said()).toContain('ready The product of the journeys ended with 3.\nNo disk')
})

test('a run that is stopped leaves no product behind', async () => {
  const run = aRunWith(READY, `${ASK}; process.exit(130)`)

  const code = await run.ends()

  while (isRunning(pidIn(run.said()))) await setTimeout(10)
  expect(code).toBe(130)
})
