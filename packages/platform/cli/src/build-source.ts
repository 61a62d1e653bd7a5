import { cpSync, statSync } from 'node:fs'
import path from 'node:path'
import type { Release } from '@domizil/federation'
import { readReleaseFolder, verifyFiles } from './release-folder.ts'

/** A finished build, wherever its files are. */
export interface BuildSource {
  readonly release: Release
  /** `sha256-<base64>` over the bytes of release.json. */
  readonly hash: string
  /** The bytes of one of its files. */
  sizeOf(file: string, hash: string): number
  /** Reads what has not been compared with its hashes yet. @throws {RefusedError} BUILD_INCOMPLETE, BUILD_TAMPERED */
  verify?(): void
  /** Writes the files and release.json into an empty folder. @throws the reason of the signal, before the next file. */
  copyTo(folder: string, signal?: AbortSignal): Promise<void>
}

/**
 * The build in a folder.
 * @throws {RefusedError} BUILD_INCOMPLETE if it is none.
 */
export function buildIn(folder: string): BuildSource {
  const found = readReleaseFolder(folder)
  return {
    ...found,
    sizeOf: (file) => statSync(path.join(folder, file), { throwIfNoEntry: false })?.size ?? 0,
    verify: () => verifyFiles(found),
    copyTo: async (to) => cpSync(folder, to, { recursive: true }),
  }
}
