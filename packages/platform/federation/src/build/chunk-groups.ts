import type { ChunkGroup, Compilation, Module } from '@rspack/core'
import type { PageAssets, SharedModule } from '../release.ts'

/** The chunks of a build, in the terms of a release. */
export interface BuiltChunks {
  /** The assets of a chunk group named in the sources with `webpackChunkName`. */
  named(name: string): PageAssets | undefined
  names(): string[]
  readonly shared: Readonly<Record<string, SharedModule>>
}

const PROVIDED = /^provide shared module \(\w+\) (.+)@(\d[^@\s]*) = /
const CONSUMED = /^consume shared module \(\w+\) (.+?)@(?:>=|[~^])?\d/

/** Reads a finished compilation. Shared modules are loaded from their provider, never from a fallback. */
export function readChunkGroups(compilation: Compilation): BuiltChunks {
  const groups = [...compilation.chunkGroups]
  const providers = new Map(
    groups.flatMap((group) => {
      const provided = providedBy(group)
      return provided ? [[provided.name, { ...provided, group }] as const] : []
    }),
  )
  const shared = Object.fromEntries(
    [...providers].map(([name, { version }]) => [name, { version, files: filesOfShared(name) }]),
  )

  function filesOfShared(name: string, seen = new Set<string>()): string[] {
    const provider = providers.get(name)
    if (!provider || seen.has(name)) return []
    seen.add(name)

    const nested = consumedBy(compilation, provider.group).flatMap((other) => filesOfShared(other, seen))
    return [...new Set([...loadable(provider.group.getFiles()), ...nested])]
  }

  return {
    shared,
    names: () => groups.flatMap(({ name }) => name ?? []),
    named: (name) => {
      const group = groups.find((one) => one.name === name)
      return group && { files: loadable(group.getFiles()), shared: consumedBy(compilation, group) }
    },
  }
}

function providedBy(group: ChunkGroup): { name: string; version: string } | undefined {
  for (const { module } of group.origins) {
    const found = PROVIDED.exec(module?.identifier() ?? '')
    if (found?.[1] && found[2]) return { name: found[1], version: found[2] }
  }
  return undefined
}

function consumedBy({ chunkGraph }: Compilation, group: ChunkGroup): string[] {
  const modules: Module[] = group.chunks.flatMap((chunk) => [...chunkGraph.getChunkModules(chunk)])
  const names = modules.flatMap(
    (module) => CONSUMED.exec(module.identifier().replace(/^.*?(consume shared)/, '$1'))?.[1] ?? [],
  )
  return [...new Set(names)].toSorted()
}

function loadable(files: readonly string[]): string[] {
  return files.filter((file) => /\.(js|css)$/.test(file))
}
