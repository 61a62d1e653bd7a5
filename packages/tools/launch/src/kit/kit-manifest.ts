import type { KitPackage } from './kit-packages.ts'

type Ranges = Readonly<Record<string, string>>
type Exports = Readonly<Record<string, string | Readonly<Record<string, string>>>>

/** The part of a package.json that installing it needs. */
export interface Manifest {
  readonly name: string
  readonly version: string
  readonly exports: Exports
  readonly dependencies?: Ranges
  readonly peerDependencies?: Ranges
  readonly [more: string]: unknown
}

/** The versions that a manifest of the kit names. */
export interface KitVersions {
  /** Of every package of the kit. */
  readonly kit: string
  readonly catalog: Ranges
}

/** The manifest of a package as teams install it: exact versions, compiled files, nothing of this workspace. */
export function kitManifest(source: Manifest, { compiled }: KitPackage, versions: KitVersions): Manifest {
  const { private: _, devDependencies: __, scripts: ___, ...shipped } = source
  const { dependencies, peerDependencies, exports, ...rest } = shipped
  return {
    ...rest,
    version: versions.kit,
    license: 'UNLICENSED',
    exports: Object.fromEntries(
      Object.entries(exports).map(([name, target]) => [name, installedTarget(target, compiled)]),
    ),
    ...(dependencies && { dependencies: installedRanges(dependencies, versions) }),
    ...(peerDependencies && { peerDependencies: installedRanges(peerDependencies, versions) }),
  }
}

/**
 * Dependencies with the versions that the workspace uses.
 * @throws {Error} if the catalog lacks one.
 */
export function installedRanges(ranges: Ranges, { kit, catalog }: KitVersions): Ranges {
  return Object.fromEntries(
    Object.entries(ranges).map(([name, range]) => {
      if (range.startsWith('workspace:')) return [name, kit]
      if (range !== 'catalog:') return [name, range]
      const version = catalog[name]
      if (!version) throw new Error(`the catalog of pnpm-workspace.yaml lacks ${name}`)
      return [name, version]
    }),
  )
}

function installedTarget(target: Exports[string], compiled: string): Exports[string] {
  if (typeof target !== 'string') {
    const { '@domizil/source': source, types, ...more } = target
    if (types && source) return { types, ...more }
    return installedTarget(more['default'] ?? types ?? '', compiled)
  }
  const found = /^\.\/src\/(.+)\.tsx?$/.exec(target)?.[1]
  if (found) return { types: `./${compiled}/${found}.d.ts`, default: `./${compiled}/${found}.js` }
  return target.replace(/^\.\/src\//, `./${compiled}/`)
}
