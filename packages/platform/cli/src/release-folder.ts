import { cpSync, existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import type { Release } from '@domizil/federation'
import { hashOf } from '@domizil/federation/hash'
import { parseRelease } from '@domizil/federation/schema'
import { RefusedError } from './refused-error.ts'

const RELEASE_FILE = 'release.json'

/** A built or published version in its folder. */
export interface ReleaseFolder {
  readonly folder: string
  readonly release: Release
  /** `sha256-<base64>` over the bytes of release.json. */
  readonly hash: string
}

/**
 * Reads the release.json of a folder.
 *
 * @throws {RefusedError} BUILD_INCOMPLETE if there is none.
 * @throws {MalformedError} if it does not match the schema.
 */
export function readReleaseFolder(folder: string): ReleaseFolder {
  const file = path.join(folder, RELEASE_FILE)
  if (!existsSync(file)) {
    throw new RefusedError(
      'BUILD_INCOMPLETE',
      `${folder} holds no ${RELEASE_FILE}: it is not a finished build.`,
    )
  }

  const bytes = readFileSync(file)
  return { folder, release: parseRelease(bytes.toString('utf8')), hash: hashOf(bytes) }
}

/**
 * Verifies that the folder contains exactly the files that its release.json names, byte by byte.
 *
 * @throws {RefusedError} BUILD_INCOMPLETE for a missing file, BUILD_TAMPERED for different content or an
 * extra file.
 */
export function verifyFiles({ folder, release }: ReleaseFolder): void {
  for (const [file, hash] of Object.entries(release.files)) verifyFile(folder, file, hash)

  const unnamed = filesOf(folder).find((file) => file !== RELEASE_FILE && !isKnown(file, release))
  if (unnamed) {
    throw new RefusedError(
      'BUILD_TAMPERED',
      `${RELEASE_FILE} does not name the file ${unnamed}. Build again.`,
    )
  }
}

/** The paths of all files in a folder and its subfolders, with forward slashes. */
export function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
}

/** The hash of the bytes as addresses and file names have it: in hexadecimal. */
export function hexOf(hash: string): string {
  return Buffer.from(hash.slice('sha256-'.length), 'base64').toString('hex')
}

function verifyFile(folder: string, file: string, hash: string): void {
  const place = path.join(folder, file)
  if (!existsSync(place)) {
    throw new RefusedError('BUILD_INCOMPLETE', `The file ${file} is missing in ${folder}. Build again.`)
  }
  if (hashOf(readFileSync(place)) !== hash) {
    throw new RefusedError(
      'BUILD_TAMPERED',
      `The file ${file} is not the one that was built: its hash differs.`,
    )
  }
}

/** Listed in the release, or the compressed form of a listed file. */
function isKnown(file: string, { files }: Release): boolean {
  return file in files || file.replace(/\.(br|gz)$/, '') in files
}

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
