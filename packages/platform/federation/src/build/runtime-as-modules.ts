import { createRequire } from 'node:module'

const ENTRIES = [
  '@module-federation/runtime',
  '@module-federation/webpack-bundler-runtime',
  '@module-federation/inject-external-runtime-core-plugin',
]

/**
 * Aliases from the CommonJS files of the federation runtime to their ES module twins, which the bundler can
 * tree-shake.
 */
export function runtimeAsModules(plugin: string): Record<string, string> {
  const { resolve } = createRequire(plugin)
  const files = ENTRIES.map((entry) => resolve(entry))

  return Object.fromEntries(files.map((file) => [file, file.replace(/\.cjs$/, '.js')]))
}
