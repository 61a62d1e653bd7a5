import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const ENTRIES = [
  '@module-federation/runtime',
  '@module-federation/webpack-bundler-runtime',
  '@module-federation/inject-external-runtime-core-plugin',
] as const

/** Modules of its core that pages do without. */
const LEFT_OUT = ['plugins/snapshot/SnapshotHandler.js', 'utils/preload.js']

/**
 * Aliases from the CommonJS files of the federation runtime to their ES module twins, which the bundler can
 * tree-shake; and from modules of its core to what stands in for them.
 */
export function runtimeAsModules(plugin: string): Record<string, string> {
  const { resolve } = createRequire(plugin)
  const files = ENTRIES.map((entry) => resolve(entry))

  const coreFile = createRequire(resolve(ENTRIES[0])).resolve('@module-federation/runtime-core')
  const core = path.dirname(coreFile)
  const errors = createRequire(coreFile).resolve('@module-federation/error-codes')
  const standIn = (name: string) => fileURLToPath(new URL(`./${name}.js`, import.meta.url))

  return Object.fromEntries<string>([
    ...files.map((file) => [file, file.replace(/\.cjs$/, '.js')] as const),
    ...LEFT_OUT.map((file) => [path.join(core, file), standIn('without-snapshots')] as const),
    [path.join(path.dirname(errors), 'desc.mjs'), standIn('without-descriptions')],
  ])
}
