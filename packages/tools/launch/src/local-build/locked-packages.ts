import { readFileSync } from 'node:fs'
import { load } from 'js-yaml'

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
export function lockedPackages(lockFile: string, folders: readonly string[]): string[] {
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
