import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { checkPrerequisites } from './check-prerequisites.mjs'
import { ROOT } from './paths.mjs'
import { prepare } from './prepare.mjs'
import { exitWithMessage } from './problem.mjs'
import { secondsSince } from './step.mjs'
import { stopOnSignals } from './stop-on-signals.mjs'

const SERVE = pathToFileURL(join(ROOT, 'packages/tools/launch/dist/serve.js')).href

/** Installs, builds and serves everything: what `npm start` does. `beforeOpening` runs when all is built. */
export async function start(env, beforeOpening = async () => {}, { buildsApps = true } = {}) {
  const startedAt = performance.now()
  // Relative folders are resolved against the checkout, not the working directory.
  process.chdir(ROOT)
  // Until the site is open and handles signals itself, stopping ends the current step.
  const forgetSignals = stopOnSignals()

  await exitWithMessage(async () => {
    console.log(`\nDomizil is getting ready (Node ${process.versions.node})`)
    await checkPrerequisites(env)
    await prepare(env, { buildsApps })
    await beforeOpening()
    console.log(`  Ready to open after ${secondsSince(startedAt)} s`)
    forgetSignals()
    await import(SERVE)
  })
}
