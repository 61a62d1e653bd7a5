import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type AppVersion, promote, prune, publish, RefusedError, readRegistry } from '@domizil/remotectl'
import { localVersion } from './local-version.ts'
import { appsOf, readWorkspace } from './workspace.ts'

/** A page that is open may still ask for files of the versions before. */
const VERSIONS_KEPT = 5

/** A part of the site as its sources are now. */
export interface LocalPart extends AppVersion {
  readonly folder: string
  /** Whether this very version has been built and published before. */
  readonly isPublished: boolean
}

/** The parts of a checkout, each with the version that its sources have. */
export function localParts(root: string, registryFolder: string): LocalPart[] {
  const workspace = readWorkspace(root)
  const { versions } = readRegistry(registryFolder)

  return appsOf(workspace).map((app) => {
    const name = path.basename(app.folder)
    const version = localVersion(root, workspace, app)
    const isPublished = versions[name]?.some((known) => known.version === version) ?? false
    return { name, version, folder: app.folder, isPublished }
  })
}

/** Publishes the finished build of one of the parts of a checkout. */
export async function publishLocal(
  registryFolder: string,
  buildFolder: string,
  parts: readonly LocalPart[],
): Promise<void> {
  try {
    await publish(registryFolder, buildFolder, { together: parts.map(({ name }) => name) })
  } catch (error) {
    // Another start has been quicker: a build of the same sources, differing in nothing but its time.
    if (!(error instanceof RefusedError && error.code === 'VERSION_EXISTS')) throw error
  }
}

/**
 * Lets the channel serve the checkout's versions, in one step. A part whose sources are what they were at the last
 * start is left alone: whoever has promoted another version of it by hand meant it.
 */
export async function serveLocal(
  registryFolder: string,
  channel: string,
  parts: readonly LocalPart[],
): Promise<void> {
  const stamp = path.join(registryFolder, '.local', `${channel}.json`)
  const last = readStamp(stamp)
  const served = readRegistry(registryFolder).channels[channel]?.parts ?? {}
  const changed = parts.filter(({ name, version }) => last[name] !== version || !served[name])

  await promote(registryFolder, changed, channel)
  await prune(registryFolder, VERSIONS_KEPT)
  mkdirSync(path.dirname(stamp), { recursive: true })
  writeFileSync(stamp, JSON.stringify(Object.fromEntries(parts.map(({ name, version }) => [name, version]))))
}

function readStamp(file: string): Record<string, string> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>
  } catch {
    return {}
  }
}
