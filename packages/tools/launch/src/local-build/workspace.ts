import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** A package of the workspace, and the workspace packages that it is built from. */
export interface WorkspacePackage {
  readonly name: string
  readonly version: string
  readonly folder: string
  readonly dependencies: readonly string[]
}

/** All packages of the checkout, by name. */
export function readWorkspace(root: string): ReadonlyMap<string, WorkspacePackage> {
  const packages = path.join(root, 'packages')
  const folders = [root, ...foldersOf(packages)]
    .flatMap(foldersOf)
    .filter((folder) => existsSync(path.join(folder, 'package.json')))

  return new Map(folders.map(readPackage).map((found) => [found.name, found]))
}

function foldersOf(parent: string): string[] {
  return readdirSync(parent, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
    .map((entry) => path.join(parent, entry.name))
}

/** The apps, each with a separate build: the shell and the remotes. They are the packages with routes. */
export function appsOf(workspace: ReadonlyMap<string, WorkspacePackage>): WorkspacePackage[] {
  return [...workspace.values()].filter(({ folder }) => existsSync(path.join(folder, 'routes.json')))
}

interface Manifest {
  readonly name: string
  readonly version: string
  readonly dependencies?: Readonly<Record<string, string>>
}

function readPackage(folder: string): WorkspacePackage {
  const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest
  const dependencies = Object.entries(manifest.dependencies ?? {})
    .filter(([, range]) => range.startsWith('workspace:'))
    .map(([name]) => name)

  return { name: manifest.name, version: manifest.version, folder, dependencies }
}
