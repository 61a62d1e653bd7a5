import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { compile } from './compile.mjs'
import { ROOT } from './paths.mjs'
import { freePort } from './test-database.mjs'

const SERVE = join(ROOT, 'packages/tools/launch/dist/serve.js')
const COMPLETE = /The demo is complete/

/**
 * Fills the marketplace of the journeys with the demo: a product without apps does it, and ends. It waits for its database
 * half of the time, which tests that run beside it use. Resolves with true; if it throws, the next product on this data loads
 * what is missing.
 */
export async function fillMarketplace({ DOMIZIL_E2E_DATA, DOMIZIL_E2E_DATABASE }) {
  await compile({ isAlone: false })
  const registry = mkdtempSync(join(tmpdir(), 'domizil-no-apps-'))
  const product = spawn(process.execPath, [SERVE], {
    cwd: ROOT,
    env: {
      ...process.env,
      PORT: String(await freePort()),
      DATA_FOLDER: DOMIZIL_E2E_DATA,
      ...(DOMIZIL_E2E_DATABASE && { DATABASE_URL: DOMIZIL_E2E_DATABASE }),
      DEMO_DATA: 'on',
      DRAW_PAGES: 'off',
      REGISTRY_FOLDER: registry,
    },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const stop = () => product.kill('SIGTERM')
  process.once('exit', stop)

  const ended = once(product, 'close')
  const isComplete = await Promise.race([says(product, COMPLETE), ended.then(() => false)])
  stop()
  await ended
  process.off('exit', stop)
  rmSync(registry, { recursive: true, force: true })
  if (!isComplete) throw new Error('the product that loads the demo ended before its end')
  return true
}

function says(child, words) {
  let said = ''
  return new Promise((resolve) => {
    child.stdout.setEncoding('utf8').on('data', (text) => {
      said += text
      if (words.test(said)) resolve(true)
    })
  })
}
