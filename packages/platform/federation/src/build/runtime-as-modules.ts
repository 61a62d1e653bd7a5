import { createRequire } from 'node:module'

const ENTRIES = [
  '@module-federation/runtime',
  '@module-federation/webpack-bundler-runtime',
  '@module-federation/inject-external-runtime-core-plugin',
]

/**
 * The federation plugin names its runtime as CommonJS, of which a bundler can leave nothing out. The same files stand
 * beside as modules: this answers with an alias for each.
 */
export function runtimeAsModules(plugin: string): Record<string, string> {
  const { resolve } = createRequire(plugin)
  const files = ENTRIES.map((entry) => resolve(entry))

  return Object.fromEntries(files.map((file) => [file, file.replace(/\.cjs$/, '.js')]))
}
