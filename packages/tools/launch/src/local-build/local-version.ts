import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { load } from 'js-yaml'
import type { WorkspacePackage } from './workspace.ts'

/** The parts of pnpm's lock file, version 9, that say what is installed. */
interface LockFile {
  readonly importers: Readonly<Record<string, Importer>>
  readonly packages: Readonly<Record<string, { readonly resolution?: unknown }>>
  readonly snapshots: Readonly<Record<string, Needs>>
}

interface Importer {
  readonly dependencies?: Readonly<Record<string, { readonly version: string }>>
  readonly devDependencies?: Readonly<Record<string, { readonly version: string }>>
}

interface Needs {
  readonly dependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
}

/** What an app is built with besides its dependencies. */
const BUILD_TOOLS = ['@rspack/cli', '@rspack/core', '@module-federation/enhanced']

let last: { readonly text: string; readonly lock: LockFile } | undefined

/**
 * The installed packages that a build of workspace packages reads, each with its resolved version and hash, sorted: the
 * dependencies of all of them and what these need, and the tools of the build.
 *
 * @param folders of the workspace packages, relative to the root; the root itself is `.`.
 */
function lockedPackages(lockFile: string, folders: readonly string[]): string[] {
  const lock = readLock(lockFile)
  const found = new Set<string>()
  const visit = (name: string, version: string): void => {
    const key = `${name}@${version}`
    const needs = lock.snapshots[key]
    if (!needs || found.has(key)) return
    found.add(key)
    for (const [one, its] of Object.entries({ ...needs.dependencies, ...needs.optionalDependencies }))
      visit(one, its)
  }

  for (const folder of ['.', ...folders]) {
    const { dependencies = {}, devDependencies = {} } = lock.importers[folder] ?? {}
    const tools = Object.entries(devDependencies).filter(([name]) => BUILD_TOOLS.includes(name))
    for (const [name, { version }] of [...Object.entries(dependencies), ...tools]) visit(name, version)
  }
  return [...found]
    .toSorted()
    .map((key) => `${key} ${JSON.stringify(lock.packages[withoutPeers(key)]?.resolution)}`)
}

/** `ui@1.0.0(react@19.3.1)` → `ui@1.0.0` */
function withoutPeers(key: string): string {
  return key.replace(/\(.*/s, '')
}

/** Parsing takes longer than everything else here, and the file rarely changes. */
function readLock(file: string): LockFile {
  const text = readFileSync(file, 'utf8')
  if (last?.text !== text) {
    const { importers = {}, packages = {}, snapshots = {} } = load(text || '{}') as Partial<LockFile>
    last = { text, lock: { importers, packages, snapshots } }
  }
  return last.lock
}

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
