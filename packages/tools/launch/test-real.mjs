// The entry of `npm run test:real`: prepares the product, then runs the journeys on real parts.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { ROOT } from './paths.mjs'
import { prepare } from './prepare.mjs'
import { exitWithMessage } from './problem.mjs'
import { runNode } from './run.mjs'
import { step } from './step.mjs'

await exitWithMessage(async () => {
  await prepare(process.env)
  await step('Compiling what starts the parts', () =>
    runNode(join(ROOT, 'node_modules/typescript/bin/tsc'), ['-b', 'packages/tools/bench'], {
      task: 'Compiling what starts the parts',
    }),
  )
  const names = process.argv.slice(2).filter((word) => word !== '--')
  const program = join(ROOT, 'packages/tools/bench/dist/real.js')
  const { status } = spawnSync(process.execPath, [program, ...names], { stdio: 'inherit' })
  process.exitCode = status ?? 1
})
