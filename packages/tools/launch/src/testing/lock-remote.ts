import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { dump, load } from 'js-yaml'
import { type Kit, kitPackages } from '../kit/pack-kit.ts'

type Dependencies = Record<string, string>
type Importer = Record<'dependencies' | 'devDependencies', Record<string, { version: string }>>

type Snapshot = Partial<Record<'dependencies' | 'optionalDependencies', Dependencies>>

interface Lock {
  readonly lockfileVersion: string
  readonly settings: object
  readonly importers: Readonly<Record<string, Partial<Importer>>>
  readonly packages: Readonly<Record<string, object>>
  readonly snapshots: Readonly<Record<string, Snapshot>>
}

interface TeamManifest {
  readonly dependencies: Dependencies
  readonly devDependencies: Dependencies
}

/**
 * Writes the lock file of a remote that `domizil new` has made with a kit: what this workspace has installed, and the
 * packages of the kit. It is installed without a network then, and with the very packages that everything here is tested
 * with.
 * @throws {Error} if the remote or the kit needs a package that this workspace has not installed.
 */
export function lockRemote(root: string, remote: string, kit: Kit): void {
  const lock = readYaml<Lock>(path.join(root, 'pnpm-lock.yaml'))
  const folders = new Map(kitPackages(root).map(({ name, folder }) => [name, path.relative(root, folder)]))
  const placeOf = (name: string) => (kit.packages[name] ? `file:kit/${kit.packages[name]}` : undefined)
  const versionFor = (name: string, folder = '') => {
    const importers = [lock.importers[folder] ?? {}, ...Object.values(lock.importers)]
    const found = placeOf(name) ?? importers.map((one) => installedIn(one, name)).find(Boolean)
    if (found) return found
    throw new Error(`this workspace has not installed ${name}`)
  }
  const lockedOf = (ranges: Dependencies) =>
    mapped(ranges, (name, specifier) => ({ specifier, version: versionFor(name) }))

  const packed = Object.keys(kit.packages).map((name) => {
    const folder = folders.get(name) ?? ''
    const source = JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8')) as TeamManifest
    const bytes = readFileSync(path.join(remote, 'kit', kit.packages[name] ?? ''))
    const integrity = `sha512-${createHash('sha512').update(bytes).digest('base64')}`
    const dependencies = mapped(source.dependencies ?? {}, (needed) => versionFor(needed, folder))
    return { key: `${name}@${placeOf(name)}`, integrity, tarball: placeOf(name), dependencies }
  })
  const { dependencies, devDependencies } = JSON.parse(
    readFileSync(path.join(remote, 'package.json'), 'utf8'),
  ) as TeamManifest
  const { overrides } = readYaml<{ overrides: Dependencies }>(path.join(remote, 'pnpm-workspace.yaml'))

  const importer = { dependencies: lockedOf(dependencies), devDependencies: lockedOf(devDependencies) }
  const packages = { ...lock.packages }
  const snapshots = { ...lock.snapshots }
  for (const { key, integrity, tarball, dependencies: needed } of packed) {
    packages[key] = { resolution: { integrity, tarball }, version: kit.version }
    snapshots[key] = { dependencies: needed }
  }
  const needed = reachable(
    snapshots,
    Object.values(importer).map((all) => mapped(all, (_, { version }) => version)),
  )
  const { lockfileVersion, settings } = lock
  const whole = {
    lockfileVersion,
    settings,
    overrides,
    importers: { '.': importer },
    packages: only(packages, new Set([...needed].map((key) => key.replace(/\(.*/, '')))),
    snapshots: only(snapshots, needed),
  }
  writeFileSync(path.join(remote, 'pnpm-lock.yaml'), dump(whole, { lineWidth: -1, noRefs: true }))
}

/** The folder of the package manager with everything that this workspace has installed. */
export function packageStore(root: string): string {
  return readYaml<{ storeDir: string }>(path.join(root, 'node_modules/.modules.yaml')).storeDir
}

function installedIn({ dependencies, devDependencies }: Partial<Importer>, name: string): string | undefined {
  const version = (dependencies?.[name] ?? devDependencies?.[name])?.version
  return version?.startsWith('link:') ? undefined : version
}

/** The keys of all packages that are needed: the package manager looks at every one that a lock file names. */
function reachable(snapshots: Lock['snapshots'], wanted: readonly Dependencies[]): Set<string> {
  const found = new Set<string>()
  const add = (needed: Dependencies = {}): void => {
    for (const [name, version] of Object.entries(needed)) {
      // The version of an alias is the key of the package that it stands for.
      const key = version in snapshots ? version : `${name}@${version}`
      const snapshot = snapshots[key]
      if (!snapshot || found.has(key)) continue
      found.add(key)
      add(snapshot.dependencies)
      add(snapshot.optionalDependencies)
    }
  }
  wanted.forEach(add)
  return found
}

function only<T>(all: Readonly<Record<string, T>>, keys: ReadonlySet<string>): Record<string, T> {
  return Object.fromEntries(Object.entries(all).filter(([key]) => keys.has(key)))
}

function mapped<R, T>(
  ranges: Readonly<Record<string, R>>,
  change: (name: string, range: R) => T,
): Record<string, T> {
  return Object.fromEntries(Object.entries(ranges).map(([name, range]) => [name, change(name, range)]))
}

function readYaml<T>(file: string): T {
  return load(readFileSync(file, 'utf8')) as T
}
