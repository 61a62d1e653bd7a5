import { join } from 'node:path'
import { ROOT } from './paths.mjs'
import { runNode } from './run.mjs'
import { step } from './step.mjs'

const TSC = join(ROOT, 'node_modules/typescript/bin/tsc')

/**
 * Compiles the packages that run on Node. TypeScript detects which of them have changed. Types are not checked, which
 * takes twice as long as the rest: `npm run check:types` does that, and the next `tsc -b` makes up for it.
 */
export function compile(how) {
  return step(
    'Compiling the server',
    () =>
      runNode(TSC, ['-b', '--noCheck', 'packages/tools/launch'], {
        task: 'Compiling the TypeScript sources',
      }),
    how,
  )
}
