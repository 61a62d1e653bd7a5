import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Release, Route } from '../release.ts'
import { readHeads } from './read-heads.ts'
import { readPageChunks, readRoutes } from './read-routes.ts'
import { readSurfaces, type Surfaces } from './surfaces.ts'

/** The facts about an app that its files declare. */
export interface AppFacts {
  readonly name: string
  /** The environment's `VERSION`, else the package's version. */
  readonly version: string
  readonly routes: readonly Route[]
  /** The chunks that each page draws with beside its own. */
  readonly pageChunks: Readonly<Record<string, readonly string[]>>
  readonly heads: NonNullable<Release['heads']>
  readonly reactVersion: string
  readonly intlVersion: string
  /** The modules that the host shares, with the versions of their exports. */
  readonly surfaces: Surfaces
  /** Whether a remote brings its own copies of the shared modules with surfaces instead of using the host's. */
  readonly hasOwnCopies: boolean
}

/**
 * Reads the facts about the app in `folder`, with the installed versions of its shared packages.
 * @throws {Error} if a file of the app is missing or malformed.
 */
export function readApp(folder: string): AppFacts {
  const { name, version, domizil } = packageOf(folder)

  return {
    name: name.replace(/^@[^/]+\//, ''),
    version: process.env['VERSION'] ?? version,
    routes: readRoutes(folder),
    pageChunks: readPageChunks(folder),
    heads: readHeads(folder),
    reactVersion: packageOf(folderOf('react', folder)).version,
    intlVersion: packageOf(folderOf('react-intl', folder)).version,
    surfaces: readSurfaces(['@domizil/ui', '@domizil/app-kit'].map((one) => folderOf(one, folder))),
    hasOwnCopies: domizil?.sharedModules === 'own',
  }
}

interface Manifest {
  readonly name: string
  readonly version: string
  readonly domizil?: { readonly sharedModules?: 'own' | 'host' }
}

/**
 * The folder of a package as an import in `from` finds it, whatever package manager has installed it.
 * @throws {Error} if it is not installed.
 */
export function folderOf(name: string, from: string): string {
  const parents = path
    .resolve(from)
    .split(path.sep)
    .map((_, index, all) => all.slice(0, all.length - index).join(path.sep))
  const found = parents
    .map((parent) => path.join(parent, 'node_modules', name))
    .find((folder) => existsSync(path.join(folder, 'package.json')))
  if (found) return found
  throw new Error(`${name} is not installed in ${from}: add it to the dependencies in package.json`)
}

/** The manifest of an installed package. */
export function packageOf(folder: string): Manifest {
  return JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest
}
