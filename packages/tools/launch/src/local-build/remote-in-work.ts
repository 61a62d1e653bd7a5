import { mkdirSync, readdirSync, rmSync, symlinkSync, watch, writeFileSync } from 'node:fs'
import path from 'node:path'
import { EMPTY_REGISTRY, type Registry } from '@domizil/federation'
import { promote, prune, publish, readRegistry } from '@domizil/cli'
import { isLocalVersion, localVersion } from './local-version.ts'
import { appsOf, readWorkspace, type WorkspacePackage } from './workspace.ts'

/** Enough to switch between a few states of the sources without a rebuild. */
const VERSIONS_KEPT = 5
/** The debounce of file events: an editor writes several files at once. */
const QUIET_MS = 80
const TEST = /\.test\.tsx?$/

/** The channel of the development loop. It exists in the registry of the loop alone. */
export const WORK_CHANNEL = 'development'

/** The remotes that can be developed: all apps of a checkout except the shell. */
export function remoteNames(root: string): string[] {
  return remotesOf(root)
    .map(({ folder }) => path.basename(folder))
    .toSorted()
}

/** A remote under development, in the current state of its sources. */
export type RemoteInWork = ReturnType<typeof remoteInWork>

/** The current state of a remote's sources. */
export function remoteInWork(root: string, name: string) {
  const workspace = readWorkspace(root)
  const app = remotesOf(root).find(({ folder }) => path.basename(folder) === name)
  if (!app) throw new Error(`There is no remote "${name}".`)

  return {
    name,
    folder: app.folder,
    /** Ends in `.dev`, so that it is not mistaken for a release. */
    version: `${localVersion(root, workspace, app)}.dev`,
  }
}

/**
 * Makes a registry for the development loop in `folder`, in place of one that is there: it begins with the versions
 * that `channel` serves, and what is published into it changes nothing else.
 */
export function createWorkRegistry(folder: string, source: string, channel: string): void {
  const served = Object.entries(readRegistry(source).channels[channel]?.parts ?? {})
  const pinned = served.map(([name, { version, hash }]) => [name, { version, hash }] as const)
  rmSync(folder, { recursive: true, force: true })
  for (const [name, { version }] of pinned) {
    mkdirSync(path.join(folder, name), { recursive: true })
    symlinkSync(path.resolve(source, name, version), path.join(folder, name, version))
  }

  const registry: Registry = {
    ...EMPTY_REGISTRY,
    versions: Object.fromEntries(pinned.map(([name, one]) => [name, [one]])),
    channels: { [WORK_CHANNEL]: { overrides: true, parts: Object.fromEntries(pinned) } },
  }
  writeFileSync(path.join(folder, 'registry.json'), JSON.stringify(registry, null, 2))
}

export function isBuilt(registryFolder: string, { name, version }: RemoteInWork): boolean {
  return readRegistry(registryFolder).versions[name]?.some((known) => known.version === version) ?? false
}

/** Publishes a development build, uncompressed: it lives for minutes. */
export async function publishInWork(registryFolder: string, buildFolder: string): Promise<void> {
  await publish(registryFolder, buildFolder, { compression: 'none' })
}

/** Promotes it, and deletes the oldest versions. */
export async function serveInWork(registryFolder: string, { name, version }: RemoteInWork): Promise<void> {
  await promote(registryFolder, { name, version }, WORK_CHANNEL, { allow: 'all' })
  await prune(registryFolder, VERSIONS_KEPT, { isMine: isLocalVersion })
}

/** Calls `onChange` after sources of the checkout have changed. Returns the function that stops watching. */
export function watchSources(root: string, onChange: () => void): () => void {
  let timer: NodeJS.Timeout | undefined
  const handleChange = (file: string | null) => {
    if (file && TEST.test(file)) return
    clearTimeout(timer)
    timer = setTimeout(onChange, QUIET_MS)
  }

  const watchers = sourceFolders(root).map((folder) =>
    watch(path.join(root, folder), { recursive: true }, (_event, file) => handleChange(file)),
  )
  return () => {
    clearTimeout(timer)
    for (const watcher of watchers) watcher.close()
  }
}

/** One watcher per source folder: node_modules are too many to be watched. */
function sourceFolders(root: string): string[] {
  return [...readWorkspace(root).values()].flatMap(({ folder }) =>
    readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && ['src', 'messages'].includes(entry.name))
      .map((entry) => path.relative(root, path.join(folder, entry.name))),
  )
}

function remotesOf(root: string): WorkspacePackage[] {
  return appsOf(readWorkspace(root)).filter(({ folder }) => path.basename(folder) !== 'shell')
}
