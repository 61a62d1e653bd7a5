import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type AppVersion, promote, prune, publish, RefusedError, readRegistry } from '@domizil/cli'
import { isLocalVersion, localVersion } from './local-version.ts'
import { appsOf, readWorkspace } from './workspace.ts'

/** Open pages may still request files of earlier versions. */
const VERSIONS_KEPT = 5

/** An app and the version of its current sources. */
export interface LocalApp extends AppVersion {
  readonly folder: string
  /** Whether this version has been built and published before. */
  readonly isPublished: boolean
}

/** The apps of a checkout, each with the version of its current sources. */
export function localApps(root: string, registryFolder: string): LocalApp[] {
  const workspace = readWorkspace(root)
  const { versions } = readRegistry(registryFolder)

  return appsOf(workspace).map((app) => {
    const name = path.basename(app.folder)
    const version = localVersion(root, workspace, app)
    const isPublished = versions[name]?.some((known) => known.version === version) ?? false
    return { name, version, folder: app.folder, isPublished }
  })
}

/** Publishes a finished build of an app of the checkout: quickly compressed where a start waits for it, else as well as possible. */
export async function publishLocal(
  registryFolder: string,
  buildFolder: string,
  apps: readonly LocalApp[],
  compression: 'best' | 'quick' = 'quick',
): Promise<void> {
  try {
    await publish(registryFolder, buildFolder, { together: apps.map(({ name }) => name), compression })
  } catch (error) {
    // A concurrent start has published a build of the same sources; only its time differs.
    if (!(error instanceof RefusedError && error.code === 'VERSION_EXISTS')) throw error
  }
}

/**
 * Promotes the checkout's versions in one step. An app whose sources have not changed since the last start is
 * skipped: another version of it may have been promoted by hand.
 */
export async function serveLocal(
  registryFolder: string,
  channel: string,
  apps: readonly LocalApp[],
): Promise<void> {
  const stamp = path.join(registryFolder, '.local', `${channel}.json`)
  const last = readStamp(stamp)
  const served = readRegistry(registryFolder).channels[channel]?.parts ?? {}
  const changed = apps.filter(({ name, version }) => last[name] !== version || !served[name])

  await promote(registryFolder, changed, channel, { allow: 'all' })
  await prune(registryFolder, VERSIONS_KEPT, { isMine: isLocalVersion })
  writeStamp(stamp, Object.fromEntries(apps.map(({ name, version }) => [name, version])))
}

function writeStamp(file: string, versions: Record<string, string>): void {
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(versions))
}

function readStamp(file: string): Record<string, string> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>
  } catch {
    return {}
  }
}
