import { join } from 'node:path'
import { ROOT } from './paths.mjs'
import { runNode } from './run.mjs'
import { step } from './step.mjs'

const TSC = join(ROOT, 'node_modules/typescript/bin/tsc')

/** Compiles what the server side needs. TypeScript knows itself which packages have changed. */
export function compile() {
  return step('Compiling the server', () =>
    runNode(TSC, ['-b', 'packages/tools/launch'], { task: 'Compiling the TypeScript sources' }),
  )
}
