import { chmodSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import type { Registry } from '@domizil/federation'
import type { Limits } from '@domizil/federation/governance'
import { refuseOverweight } from './budgets.ts'
import type { BuildSource } from './build-source.ts'
import { type Compression, compressFiles } from './compress.ts'
import { changeRegistry } from './registry-file.ts'
import { refuseSlow } from './render-budget.ts'
import { type RegistryHome, storeOf } from './store.ts'

/** The prefix of a version's folder while it is being copied. */
export const UNFINISHED = '.publishing-'

interface Copying {
  readonly build: BuildSource
  readonly compression: Compression | 'none'
  readonly limits: Limits
  readonly signal: AbortSignal | undefined
  /** Refuses what the copy does, before it is compressed. */
  readonly refuseFailing: (folder: string) => Promise<void>
}

/**
 * Copies to a temporary folder and renames it, so that half a version is never visible.
 * @param announce names the version in the registry; the same object if another publication has already.
 * @throws {RefusedError} if the copy fails, or is over a budget.
 */
export async function copyIntoPlace(
  home: RegistryHome,
  { build, compression, limits, signal, refuseFailing }: Copying,
  announce: (registry: Registry) => Registry,
): Promise<void> {
  const { name, version } = build.release
  const registryFolder = storeOf(home).folder
  const place = path.join(registryFolder, name, version)
  mkdirSync(path.dirname(place), { recursive: true })
  const temporary = mkdtempSync(path.join(registryFolder, UNFINISHED))

  try {
    await build.copyTo(temporary, signal)
    chmodSync(temporary, 0o755) // mkdtemp grants access to its user alone, but the gateway may run as another one
    await refuseFailing(temporary)
    // A checkout that starts measures nothing.
    if (compression === 'best') refuseSlow(limits.render, temporary, build.release)
    if (compression !== 'none') {
      await compressFiles(temporary, build.release.files, { compression, signal })
      refuseOverweight(limits, temporary, build.release)
    }
    signal?.throwIfAborted()
    await changeRegistry(home, (registry) => {
      const next = announce(registry)
      if (next === registry || !existsSync(temporary)) return next // a repeated change finds it in its place
      // A folder without an entry in the registry is left over from an aborted publication.
      if (existsSync(place)) rmSync(place, { recursive: true })
      renameSync(temporary, place)
      return next
    })
  } finally {
    rmSync(temporary, { recursive: true, force: true })
  }
}
