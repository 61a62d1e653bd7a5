import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire, isBuiltin } from 'node:module'
import path from 'node:path'
import { runInThisContext } from 'node:vm'
import type { Half } from './half.ts'

type Lent = Readonly<Record<string, unknown>>

const builtIn = createRequire(import.meta.url)

/**
 * Runs the published bytes of a half and returns its exports: the bytes that are compared are those that run. It may
 * import what is lent to it and the modules of Node, nothing else.
 *
 * @throws if the file is not the published one, or fails.
 */
export function loadHalf({ name, version, file, hash }: Half, lent: Lent): Record<string, unknown> {
  const bytes = readFileSync(file)
  if (`sha256-${createHash('sha256').update(bytes).digest('base64')}` !== hash) {
    throw new Error(`${path.basename(file)} of ${name} ${version} is not the published one`)
  }

  const module = { exports: {} as Record<string, unknown> }
  const load = (wanted: string): unknown => {
    if (Object.hasOwn(lent, wanted)) return lent[wanted]
    if (isBuiltin(wanted)) return builtIn(wanted)
    throw new Error(`${name} ${version} imports ${wanted}, which the shell does not lend`)
  }
  const run = runInThisContext(
    `(function (module, exports, require, __filename, __dirname) {${bytes.toString('utf8')}\n})`,
    { filename: file },
  ) as (...scope: unknown[]) => void
  run(module, module.exports, load, file, path.dirname(file))

  return module.exports
}
