import type { Module } from '@rspack/core'
import type { SharedExports } from '../release.ts'
import type { Surfaces } from './surfaces.ts'

/** Each of them is followed by one dependency for each name that is imported. */
const BARE = ['esm import', 'esm export import']

/**
 * The exports of shared modules that the modules of a build import, with their versions. A module that is imported
 * as a whole, or dynamically, counts with all its exports.
 *
 * @throws {Error} if an import is not part of the surface: its report is older than the sources.
 */
export function usedExports(modules: Iterable<Module>, surfaces: Surfaces): SharedExports {
  const used = new Map<string, Set<string>>()
  for (const { dependencies, blocks } of modules) {
    const all = [...dependencies, ...blocks.flatMap((block) => block.dependencies)]
    for (const { request = '', type, ids } of all as readonly ImportDependency[]) {
      const surface = surfaces[request]
      if (!surface || BARE.includes(type)) continue
      const names = used.get(request) ?? used.set(request, new Set()).get(request)
      for (const name of ids?.[0] ? [ids[0]] : Object.keys(surface.exports)) names?.add(name)
    }
  }

  return Object.fromEntries(
    [...used.keys()]
      .toSorted()
      .map((module) => [
        module,
        Object.fromEntries(
          [...(used.get(module) ?? [])].toSorted().map((name) => [name, versionOf(surfaces, module, name)]),
        ),
      ]),
  )
}

/** The part of the bundler's dependencies that imports have. */
interface ImportDependency {
  readonly request?: string
  readonly type: string
  readonly ids?: readonly string[]
}

function versionOf(surfaces: Surfaces, module: string, name: string): string {
  const version = surfaces[module]?.exports[name]
  if (version) return version
  throw new Error(`${name} is not in the surface of ${module}: run \`npm run api\` and commit what it writes`)
}
