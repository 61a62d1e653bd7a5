import { readdirSync, watch } from 'node:fs'
import path from 'node:path'
import { promote, prune, publish, readRegistry } from '@domizil/remotectl'
import { localVersion } from './local-version.ts'
import { appsOf, readWorkspace, type WorkspacePackage } from './workspace.ts'

/** Enough to go back and forth between a few states of the sources without building them again. */
const VERSIONS_KEPT = 5
/** An editor writes several files at once. */
const QUIET_MS = 80
const TEST = /\.test\.tsx?$/

/** A remote that somebody works on, as its sources are at the moment. */
export interface RemoteInWork {
  readonly name: string
  readonly folder: string
  /** Ends in `.dev`, so that nobody takes it for a build that is ready to be shipped. */
  readonly version: string
}

/** The names of the remotes that can be worked on: all parts of a checkout but the shell. */
export function remoteNames(root: string): string[] {
  return remotesOf(root)
    .map(({ folder }) => path.basename(folder))
    .toSorted()
}

/** What the sources of a remote are now. */
export function remoteInWork(root: string, name: string): RemoteInWork {
  const workspace = readWorkspace(root)
  const app = remotesOf(root).find(({ folder }) => path.basename(folder) === name)
  if (!app) throw new Error(`There is no remote "${name}".`)

  return { name, folder: app.folder, version: `${localVersion(root, workspace, app)}.dev` }
}

export function isBuilt(registryFolder: string, { name, version }: RemoteInWork): boolean {
  return readRegistry(registryFolder).versions[name]?.some((known) => known.version === version) ?? false
}

/** Publishes the finished build of a remote in work, uncompressed: it lives for minutes. */
export async function publishInWork(registryFolder: string, buildFolder: string): Promise<void> {
  await publish(registryFolder, buildFolder, { isCompressed: false })
}

/** Lets the channel serve it, and forgets the oldest versions. */
export async function serveInWork(
  registryFolder: string,
  channel: string,
  { name, version }: RemoteInWork,
): Promise<void> {
  await promote(registryFolder, { name, version }, channel)
  await prune(registryFolder, VERSIONS_KEPT)
}

/** Calls `onChange` whenever sources of the checkout have changed and are quiet again. Answers what ends it. */
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

/** One watch for each folder of sources: node_modules are too many to be watched. */
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
