import { cpSync, existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { copyFile, link, mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { publishedVersion, type Registry, type Release } from '@domizil/federation'
import { hashOf } from '@domizil/federation/hash'
import { parseRelease } from '@domizil/federation/schema'
import { RefusedError } from './refused-error.ts'

/** A published version of an app, as in `mf-search@1.5.0`. */
export interface AppVersion {
  readonly name: string
  readonly version: string
}

const RELEASE_FILE = 'release.json'

/** A built or published version in its folder. */
interface ReleaseFolder {
  readonly folder: string
  readonly release: Release
  /** `sha256-<base64>` over the bytes of release.json. */
  readonly hash: string
}

/** Reads the release.json of a folder. @throws {RefusedError | MalformedError} if there is none, or it is malformed. */
export function readReleaseFolder(folder: string): ReleaseFolder {
  const file = path.join(folder, RELEASE_FILE)
  if (!existsSync(file)) {
    const sentence = `${folder} holds no ${RELEASE_FILE}: it is not a finished build.`
    throw new RefusedError('BUILD_INCOMPLETE', sentence)
  }

  const bytes = readFileSync(file)
  return { folder, release: parseRelease(bytes.toString('utf8')), hash: hashOf(bytes) }
}

/** Verifies that a folder has exactly the files of its release.json, byte by byte: BUILD_INCOMPLETE, BUILD_TAMPERED. */
export function verifyFiles({ folder, release }: ReleaseFolder): void {
  for (const [file, hash] of Object.entries(release.files)) verifyFile(folder, file, hash)

  const unnamed = filesOf(folder).find((file) => file !== RELEASE_FILE && !isKnown(file, release))
  if (unnamed) {
    const sentence = `${RELEASE_FILE} does not name the file ${unnamed}. Build again.`
    throw new RefusedError('BUILD_TAMPERED', sentence)
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
    const sentence = `The file ${file} is not the one that was built: its hash differs.`
    throw new RefusedError('BUILD_TAMPERED', sentence)
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

/** The build in a folder. @throws {RefusedError} BUILD_INCOMPLETE if it is none. */
export function buildIn(folder: string): BuildSource {
  const found = readReleaseFolder(folder)
  return {
    ...found,
    sizeOf: (file) => statSync(path.join(folder, file), { throwIfNoEntry: false })?.size ?? 0,
    verify: () => verifyFiles(found),
    copyTo: async (to) => cpSync(folder, to, { recursive: true }),
  }
}

type Names = [string, ...string[]]

/** The names of each content. */
export function namesByContent(
  files: Release['files'],
  isWanted: (file: string) => boolean = () => true,
): Names[] {
  const found = new Map<string, Names>()
  for (const [file, hash] of Object.entries(files)) {
    if (!isWanted(file)) continue
    const names = found.get(hash)
    if (names) names.push(file)
    else found.set(hash, [file])
  }
  return [...found.values()]
}

/** Gives a file another name; where the file system has no links, a copy. */
export async function linkFile(from: string, to: string): Promise<void> {
  await mkdir(path.dirname(to), { recursive: true })
  await rm(to, { force: true })
  await link(from, to).catch(() => copyFile(from, to))
}

/**
 * Writes the files of a release into a folder: each content is read and stored once, however often it is named. Their names must
 * be safe, as those of a parsed release are.
 * @throws the reason of the signal, before the next content.
 */
export async function placeFiles(
  files: Release['files'],
  folder: string,
  read: (hash: string) => Promise<Buffer>,
  signal?: AbortSignal,
): Promise<void> {
  for (const [file, ...others] of namesByContent(files)) {
    signal?.throwIfAborted()
    const place = path.join(folder, file)
    await mkdir(path.dirname(place), { recursive: true })
    await writeFile(place, await read(files[file] as string))
    for (const other of others) await linkFile(place, path.join(folder, other))
  }
}

/** A file of a published version, read from its folder; undefined unless it is there as it was published. */
export async function readPublished(
  registry: Registry,
  { name, version }: AppVersion,
  file: string,
  read: (file: string) => Promise<Buffer>,
): Promise<Buffer | undefined> {
  const pinned = publishedVersion(registry, name, version)
  if (!pinned) return undefined

  try {
    const release = await read('release.json')
    if (hashOf(release) !== pinned.hash) return undefined
    const { files } = parseRelease(release.toString('utf8'))
    if (!Object.hasOwn(files, file)) return undefined
    const bytes = await read(file)
    return hashOf(bytes) === files[file] ? bytes : undefined
  } catch {
    return undefined // missing, or out of reach
  }
}
