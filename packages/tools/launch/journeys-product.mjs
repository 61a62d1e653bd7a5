import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { freePort } from './free-port.mjs'
import { ROOT } from './paths.mjs'

/** How the product of the journeys is started. */
const HOW = JSON.parse(readFileSync(join(ROOT, 'packages/tools/e2e/product-of-journeys.json'), 'utf8'))
/** How long journeys wait for it, when nothing else is done any more. */
const WAIT_MS = 20 * 60_000
/** What it is given to end by itself; its data is thrown away. */
const STOP_MS = 10_000
const KEPT = 10_000

/**
 * Starts the built product for the journeys, with its data in a folder, while something else is done. `ready` waits for it,
 * and resolves with its URL once all of its demo is there, or with an Error that says why it is not; it never rejects. It ends with this process
 * at the latest.
 */
export async function startProduct(dataFolder, { script, ready, env } = HOW) {
  const port = await freePort()
  const child = spawn(process.execPath, [resolve(ROOT, script)], {
    cwd: ROOT,
    env: { ...process.env, ...env, PORT: String(port), DATA_FOLDER: dataFolder },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = new Promise((end) => child.once('close', end))
  const kill = () => child.kill('SIGKILL')
  // Before its folder is deleted.
  process.prependOnceListener('exit', kill)
  const { outcome, fail } = watch(child, ready)
  void ended.then((code) => fail(`ended with ${code}`))

  return {
    async ready() {
      const alarm = setTimeout(fail, WAIT_MS, 'did not load its demo in time')
      const problem = await outcome
      clearTimeout(alarm)
      return problem ?? `http://localhost:${port}`
    },
    async stop() {
      const alarm = setTimeout(kill, STOP_MS)
      child.kill('SIGTERM')
      await ended
      clearTimeout(alarm)
      process.off('exit', kill)
    },
  }
}

/** Its `outcome` is there once it says that it is ready, or is an Error once it will not be, which `fail` decides. */
function watch(child, ready) {
  let said = ''
  let settle
  const outcome = new Promise((resolved) => {
    settle = resolved
  })
  const fail = (reason) => settle(new Error(`The product of the journeys ${reason}.\n${said}`))
  const listen = (chunk) => {
    said = (said + chunk).slice(-KEPT)
    if (said.includes(ready)) settle()
  }
  child.stdout.on('data', listen)
  child.stderr.on('data', (chunk) => {
    listen(chunk)
    process.stderr.write(chunk)
  })
  child.once('error', ({ message }) => fail(`did not start: ${message}`))
  return { outcome, fail }
}
