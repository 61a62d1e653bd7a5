import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { checkPrerequisites } from './check-prerequisites.mjs'
import { ROOT } from './paths.mjs'
import { prepare } from './prepare.mjs'
import { exitWithMessage } from './problem.mjs'
import { stopRunning } from './run.mjs'
import { secondsSince } from './step.mjs'

const EXIT_CODES = { SIGINT: 130, SIGTERM: 143 }
const SERVE = pathToFileURL(join(ROOT, 'packages/tools/launch/dist/serve.js')).href

/** Installs, builds and serves everything: what `npm start` does. `beforeOpening` runs when all is built. */
export async function start(env, beforeOpening = async () => {}) {
  const startedAt = performance.now()
  // Relative folders are resolved against the checkout, not the working directory.
  process.chdir(ROOT)
  const forgetSignals = stopOnSignals()

  await exitWithMessage(async () => {
    console.log(`\nDomizil is getting ready (Node ${process.versions.node})`)
    await checkPrerequisites(env)
    await prepare(env)
    await beforeOpening()
    console.log(`  Ready to open after ${secondsSince(startedAt)} s`)
    forgetSignals()
    await import(SERVE)
  })
}

/** Until the site is open and handles signals itself, stopping ends the current step. */
function stopOnSignals() {
  const stops = Object.entries(EXIT_CODES).map(([signal, code]) => {
    const stop = () => {
      stopRunning()
      process.exit(code)
    }
    process.once(signal, stop)
    return [signal, stop]
  })

  return () => {
    for (const [signal, stop] of stops) process.off(signal, stop)
  }
}
