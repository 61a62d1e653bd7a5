import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Release, Route } from '../release.ts'
import { readHeads } from './read-heads.ts'
import { readSurfaces, type Surfaces } from './surfaces.ts'

/** The facts about an app that its files declare. */
export interface AppFacts {
  readonly name: string
  /** The environment's `VERSION`, else the package's version. */
  readonly version: string
  readonly routes: readonly Route[]
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
    name: name.replace('@domizil/', ''),
    version: process.env['VERSION'] ?? version,
    routes: JSON.parse(readFileSync(path.join(folder, 'routes.json'), 'utf8')) as Route[],
    heads: readHeads(folder),
    reactVersion: packageOf(path.join(folder, 'node_modules/react')).version,
    intlVersion: packageOf(path.join(folder, 'node_modules/react-intl')).version,
    surfaces: readSurfaces(['ui', 'app-kit'].map((one) => path.join(folder, 'node_modules/@domizil', one))),
    hasOwnCopies: domizil?.sharedModules === 'own',
  }
}

interface Manifest {
  readonly name: string
  readonly version: string
  readonly domizil?: { readonly sharedModules?: 'own' | 'host' }
}

/** The manifest of an installed package. */
export function packageOf(folder: string): Manifest {
  return JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest
}
