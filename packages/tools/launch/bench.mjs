// The entry of `npm run bench`: prepares the product, then runs the named benchmarks, or all.
import { join } from 'node:path'
import { HOME, ROOT } from './paths.mjs'
import { prepare } from './prepare.mjs'
import { exitWithMessage, Problem } from './problem.mjs'
import { runNode, runShown } from './run.mjs'
import { step } from './step.mjs'
import { stopOnSignals } from './stop-on-signals.mjs'

/** What each measures stands in packages/tools/bench/README.md. */
const BENCHMARKS = ['pages', 'phone', 'views', 'drawing', 'busy', 'api', 'admin', 'load', 'faults']

stopOnSignals()
await exitWithMessage(async () => {
  const words = process.argv.slice(2).filter((word) => word !== '--')
  const options = words.filter((word) => word.startsWith('--'))
  const named = words.filter((word) => !options.includes(word))
  const unknown = named.find((name) => !BENCHMARKS.includes(name))
  if (unknown) throw new Problem(`There is no benchmark "${unknown}". There are: ${BENCHMARKS.join(', ')}.`)

  // Not the registry of `npm start`: a site may run on it, and its versions are compressed quickly.
  process.env.REGISTRY_FOLDER ||= join(HOME, 'bench-registry')
  await prepare(process.env, { isForVisitors: true })
  await step('Compiling the benchmarks', () =>
    runNode(join(ROOT, 'node_modules/typescript/bin/tsc'), ['-b', 'packages/tools/bench'], {
      task: 'Compiling the benchmarks',
    }),
  )
  // One after the other, each in a separate process, so that none warms up another.
  for (const name of named.length > 0 ? named : BENCHMARKS) {
    const status = await runShown(
      join(ROOT, 'packages/tools', name === 'faults' ? 'e2e' : 'bench', 'dist', `${name}.js`),
      options,
    )
    process.exitCode ||= status
  }
})
