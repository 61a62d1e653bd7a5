// The entry of `npm run test:real`: prepares the product, then runs the journeys on real parts.
import { join } from 'node:path'
import { ROOT } from './paths.mjs'
import { prepare } from './prepare.mjs'
import { exitWithMessage } from './problem.mjs'
import { runNode, runShown } from './run.mjs'
import { step } from './step.mjs'
import { stopOnSignals } from './stop-on-signals.mjs'

stopOnSignals()
await exitWithMessage(async () => {
  await prepare(process.env)
  await step('Compiling what starts the parts', () =>
    runNode(join(ROOT, 'node_modules/typescript/bin/tsc'), ['-b', 'packages/tools/e2e'], {
      task: 'Compiling what starts the parts',
    }),
  )
  const names = process.argv.slice(2).filter((word) => word !== '--')
  process.exitCode = await runShown(join(ROOT, 'packages/tools/e2e/dist/real.js'), names)
})
