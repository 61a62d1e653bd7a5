import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { SharedExports } from '../schema.ts'

/** The public surface of a module that is shared or implemented across repositories. */
export interface Surface {
  /** `major.minor`; grows with each change of an export. */
  readonly version: string
  /** The version of each export, as `major.minor`. */
  readonly exports: Readonly<Record<string, string>>
}

/** Surfaces by the name of their module, as in `@domizil/ui/parts`. */
export type Surfaces = Readonly<Record<string, Surface>>

/** The file of a package with the surfaces of its modules. `npm run api` writes it. */
export const SURFACE_FILE = 'api/surface.json'

/**
 * The surfaces of the modules of some packages.
 * @throws {Error} if a package has no surface file.
 */
export function readSurfaces(packageFolders: readonly string[]): Surfaces {
  return Object.assign(
    {},
    ...packageFolders.map(
      (folder) => JSON.parse(readFileSync(path.join(folder, SURFACE_FILE), 'utf8')) as Surfaces,
    ),
  ) as Surfaces
}

/** The versions of all exports, by module. */
export function exportsOf(surfaces: Surfaces): SharedExports {
  return Object.fromEntries(Object.entries(surfaces).map(([name, { exports }]) => [name, exports]))
}
