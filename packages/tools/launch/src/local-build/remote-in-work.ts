import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { EMPTY_REGISTRY, type Registry } from '@domizil/federation'
import { readRegistry } from '@domizil/cli'
import { appsOf, readWorkspace, type WorkspacePackage } from './workspace.ts'

/** The channel of the development loop. It exists in the registry of the loop alone. */
export const WORK_CHANNEL = 'development'

/** The remotes that can be developed: all apps of a checkout except the shell. */
export function remoteNames(root: string): string[] {
  return remotesOf(root)
    .map(({ folder }) => path.basename(folder))
    .toSorted()
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

function remotesOf(root: string): WorkspacePackage[] {
  return appsOf(readWorkspace(root)).filter(({ folder }) => path.basename(folder) !== 'shell')
}
