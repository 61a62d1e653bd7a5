// `npm run measure -- <folder of a build> --site <url>`: as in the repository of a team, with the browser of the journeys.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ensureInstalled } from './install.mjs'
import { ROOT } from './paths.mjs'
import { exitWithMessage } from './problem.mjs'
import { runNode, runShown } from './run.mjs'
import { step } from './step.mjs'
import { stopOnSignals } from './stop-on-signals.mjs'

const CHROMIUM = pathToFileURL(join(ROOT, 'packages/tools/e2e/dist/chromium/index.js')).href
const NEEDED = ['packages/platform/remote-build', 'packages/tools/e2e']

stopOnSignals()
await exitWithMessage(async () => {
  await ensureInstalled()
  await step('Compiling what measures', () =>
    runNode(join(ROOT, 'node_modules/typescript/bin/tsc'), ['-b', '--noCheck', ...NEEDED], {
      task: 'Compiling what measures',
    }),
  )
  const { findBrowser } = await import(CHROMIUM)
  const { executablePath, env } = findBrowser()
  Object.assign(process.env, env, { CHROME_PATH: executablePath })
  const args = process.argv.slice(2).filter((word) => word !== '--')
  const cli = join(ROOT, 'packages/platform/remote-build/dist/cli.js')
  process.exitCode = await runShown(cli, ['measure', ...args])
})
