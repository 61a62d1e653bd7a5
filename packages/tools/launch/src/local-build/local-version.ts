import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { lockedPackages } from './locked-packages.ts'
import type { WorkspacePackage } from './workspace.ts'

const HASH_LENGTH = 10
const LOCAL_VERSION = /-[0-9a-f]{10}(\.dev)?$/
/** Inputs of every build. */
const BUILD_FILES = ['rspack.shared.js']
const BUILD_PACKAGES = ['@domizil/remote-build']
const LEFT_OUT_FOLDERS = new Set(['node_modules', 'dist', 'coverage'])
const LEFT_OUT_FILES = /\.test\.tsx?$|\.tsbuildinfo$|\.md$/

/**
 * The version that a build of an app's sources gets: the package's version and a hash of all inputs of the build. It
 * changes if and only if the app or a package it is built from changes.
 */
export function localVersion(
  root: string,
  workspace: ReadonlyMap<string, WorkspacePackage>,
  app: WorkspacePackage,
): string {
  const hash = createHash('sha256')
  for (const file of BUILD_FILES) addFile(hash, root, path.join(root, file))
  const folders = [...reachableFrom(workspace, [app.name, ...BUILD_PACKAGES])]
    .toSorted()
    .map((name) => workspace.get(name)?.folder ?? root)
  for (const file of folders.flatMap(sourcesOf)) addFile(hash, root, file)
  const relative = folders.map((folder) => path.relative(root, folder).split(path.sep).join('/'))
  for (const line of lockedPackages(path.join(root, 'pnpm-lock.yaml'), relative))
    hash.update(line).update('\0')

  return `${app.version}-${hash.digest('hex').slice(0, HASH_LENGTH)}`
}

/** Whether a version is that of a local build, and not of a release: builds are deleted when many have come after. */
export function isLocalVersion(version: string): boolean {
  return LOCAL_VERSION.test(version)
}

function reachableFrom(
  workspace: ReadonlyMap<string, WorkspacePackage>,
  names: readonly string[],
  reached = new Set<string>(),
): Set<string> {
  for (const name of names) {
    if (reached.has(name) || !workspace.has(name)) continue
    reached.add(name)
    reachableFrom(workspace, workspace.get(name)?.dependencies ?? [], reached)
  }
  return reached
}

function sourcesOf(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const place = path.join(folder, entry.name)
      if (entry.isDirectory()) return LEFT_OUT_FOLDERS.has(entry.name) ? [] : sourcesOf(place)
      return LEFT_OUT_FILES.test(entry.name) ? [] : [place]
    })
}

function addFile(hash: ReturnType<typeof createHash>, root: string, file: string): void {
  hash.update(path.relative(root, file)).update('\0').update(readFileSync(file)).update('\0')
}
