import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { isPublicFile, type Release } from '@domizil/federation'
import { hashOf } from '@domizil/federation/hash'
import { parseRelease } from '@domizil/federation/schema'
import { stampOf } from '@domizil/federation/when-changed'

/** The host's script that is inlined in every page. */
const BOOT_SCRIPT = 'boot.js'

/** The precompressed forms of a file, by suffix. */
const COMPRESSED = [
  ['.br', brotliDecompressSync],
  ['.gz', gunzipSync],
] as const

/** A version in the registry folder, with every file compared to its published hash. */
export interface PublishedVersion {
  readonly release: Release
  /** Files that are missing or differ from the published ones. Empty for an intact version. */
  readonly damaged: readonly string[]
  /** The inline script, from the bytes that were compared. Undefined if they differ or the release has none. */
  readonly bootScript: string | undefined
  /** Whether a damaged file has been replaced since. Always false for an intact version. */
  hasChanged(): boolean
}

/**
 * Reads a version and compares all of its files with their hashes, at a few milliseconds per megabyte.
 * Undefined if `release.json` itself does not match the hash.
 *
 * @throws if `release.json` cannot be read.
 */
export function readPublishedVersion(folder: string, hash: string): PublishedVersion | undefined {
  const bytes = readFileSync(path.join(folder, 'release.json'))
  if (hashOf(bytes) !== hash) return undefined

  const release = parseRelease(bytes.toString('utf8'))
  const bootScript = readWhole(path.join(folder, BOOT_SCRIPT), release.files[BOOT_SCRIPT])?.toString('utf8')
  const named = release.kind === 'host' ? { [BOOT_SCRIPT]: '', ...release.files } : release.files
  // A damaged server half costs its drawing only, a source map a stack: who reads them compares them with their hashes.
  const ofBrowser = Object.entries(named).filter(([file]) => isPublicFile(file))
  const damaged = ofBrowser.flatMap(([file, expected]) => damagedForms(folder, file, expected))
  const stamps = stampsOf(folder, damaged)

  return { release, bootScript, damaged, hasChanged: () => stampsOf(folder, damaged) !== stamps }
}

/** Browsers check the integrity of the decompressed content, so a wrong compressed file breaks the page as well. */
function damagedForms(folder: string, file: string, hash: string): string[] {
  const place = path.join(folder, file)
  const damaged = readWhole(place, hash) ? [] : [file]

  for (const [ending, unpack] of COMPRESSED) {
    if (existsSync(place + ending) && !readWhole(place + ending, hash, unpack)) damaged.push(file + ending)
  }
  return damaged
}

function readWhole(
  place: string,
  hash: string | undefined,
  unpack = (bytes: Buffer) => bytes,
): Buffer | undefined {
  try {
    const bytes = unpack(readFileSync(place))
    return hashOf(bytes) === hash ? bytes : undefined
  } catch {
    return undefined // missing, still being copied, or not compressed
  }
}

function stampsOf(folder: string, files: readonly string[]): string {
  return files.map((file) => stampOf(path.join(folder, file))).join()
}
