import { existsSync, mkdirSync, mkdtempSync } from 'node:fs'
import { chmod, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompress, gunzip } from 'node:zlib'
import { isPublicFile, type PinnedVersion, type Release } from '@domizil/federation'
import { parseRelease } from '@domizil/federation/schema'
import { hashOf, linkFile, namesByContent } from '@domizil/cli'
import pLimit from 'p-limit'

const AT_ONCE = 6

/** The packed forms of a file, by ending. They are unpacked by other threads: the one of a gateway answers visitors. */
const FORMS = [
  ['.br', promisify(brotliDecompress)],
  ['.gz', promisify(gunzip)],
] as const

/** The version to fetch. */
export interface Wanted extends PinnedVersion {
  readonly name: string
}

/** Where a version comes from. */
export interface VersionSource {
  release(wanted: Wanted): Promise<Buffer>
  file(wanted: Wanted, file: string, hash: string): Promise<Buffer>
  /** A compressed form of a file, `.br` or `.gz`; undefined if there is none. */
  form(wanted: Wanted, file: string, hash: string, ending: string): Promise<Buffer | undefined>
}

/** What a folder is known to have. */
export interface KnownVersions {
  /** The versions that were whole: each is compared with its hashes once. */
  readonly whole: Set<string>
  /** The files of these versions, by app and hash. */
  readonly files: Map<string, string>
}

/** Nothing is known of a folder yet. */
export const nothingKnown = (): KnownVersions => ({ whole: new Set(), files: new Map() })

/** A version that its source does not have any more, or not as it was published. Other versions may be whole. */
export class DamagedError extends Error {
  override readonly name = 'DamagedError'
}

/**
 * Brings a version into the folder, unless it is there. A file that another known version of the app has is copied. The version is in
 * its place when it is whole, and known then.
 * @throws {DamagedError} if a file is missing, or not the published one.
 * @throws {Error} if a file does not come.
 */
export async function fetchRelease(
  source: VersionSource,
  folder: string,
  wanted: Wanted,
  known: KnownVersions,
): Promise<void> {
  const { name, version, hash } = wanted
  const place = path.join(folder, name, version)
  const key = `${place} ${hash}`
  if (known.whole.has(key) && existsSync(place)) return

  const release =
    (await readWholeRelease(place, hash)) ?? (await bringRelease(source, folder, wanted, known.files))
  for (const [file, fileHash] of Object.entries(release.files))
    known.files.set(`${name} ${fileHash}`, path.join(place, file))
  known.whole.add(key)
}

async function bringRelease(
  source: VersionSource,
  folder: string,
  wanted: Wanted,
  known: KnownVersions['files'],
): Promise<Release> {
  const { name, version, hash } = wanted
  const place = path.join(folder, name, version)
  const bytes = await source.release(wanted)
  refuseOther(hashOf(bytes) === hash, `${name} ${version}`)
  const release = parseRelease(bytes.toString('utf8'))
  refuseOther(release.name === name && release.version === version, `${name} ${version}`)

  const temporary = mkdtempSync(path.join(folder, '.following-'))
  try {
    const limit = pLimit(AT_ONCE)
    await limit.map(namesByContent(release.files), async (names) => {
      const [file, ...others] = names
      const fileHash = release.files[file] as string
      const found = known.get(`${name} ${fileHash}`)
      const local = found === undefined ? undefined : await unchanged(found, fileHash)
      const content = local ?? (await source.file(wanted, file, fileHash))
      refuseOther(hashOf(content) === fileHash, `${name} ${version}: ${file}`)
      await mkdir(path.dirname(path.join(temporary, file)), { recursive: true })
      await writeFile(path.join(temporary, file), content)
      for (const other of others) await linkFile(path.join(temporary, file), path.join(temporary, other))
      for (const one of names.filter(isPublicFile)) {
        await bringForms(content, path.join(temporary, one), (ending) =>
          source.form(wanted, one, fileHash, ending),
        )
      }
    })
    await writeFile(path.join(temporary, 'release.json'), bytes)
    await chmod(temporary, 0o755) // mkdtemp grants access to its user alone
    mkdirSync(path.dirname(place), { recursive: true })
    await rm(place, { recursive: true, force: true })
    await rename(temporary, place)
    return release
  } finally {
    await rm(temporary, { recursive: true, force: true, maxRetries: 5 }) // what still comes may be written meanwhile
  }
}

/** Brings the compressed forms that the service has. One that holds something else is left out: the file serves as well. */
async function bringForms(
  file: Buffer,
  place: string,
  bring: (ending: string) => Promise<Buffer | undefined>,
): Promise<void> {
  for (const [ending, unpack] of FORMS) {
    const form = await bring(ending)
    if (form && (await isFormOf(file, form, unpack))) await writeFile(place + ending, form)
  }
}

function refuseOther(isPublished: boolean, what: string): void {
  if (!isPublished) throw new DamagedError(`${what} is not what was published`)
}

type Unpack = (bytes: Buffer, options: { maxOutputLength: number }) => Promise<Buffer>

/** Whether the bytes are the file in a packed form. They are unpacked up to its size only: a few can hold gigabytes. */
export async function isFormOf(file: Buffer, bytes: Buffer, unpack: Unpack): Promise<boolean> {
  try {
    return (await unpack(bytes, { maxOutputLength: Math.max(file.length, 1) })).equals(file)
  } catch {
    return false // larger, or not packed at all
  }
}

/** The release in a folder; undefined unless the folder has it to the byte, and no packed form of something else. */
async function readWholeRelease(place: string, hash: string): Promise<Release | undefined> {
  const bytes = await unchanged(path.join(place, 'release.json'), hash)
  if (!bytes) return undefined

  const release = parseRelease(bytes.toString('utf8'))
  for (const [file, fileHash] of Object.entries(release.files)) {
    if (!(await isFileWhole(path.join(place, file), fileHash))) return undefined
  }
  return release
}

async function isFileWhole(place: string, hash: string): Promise<boolean> {
  const file = await unchanged(place, hash)
  if (!file) return false

  for (const [ending, unpack] of FORMS) {
    const form = await readFile(place + ending).catch(() => undefined)
    if (form && !(await isFormOf(file, form, unpack))) return false
  }
  return true
}

/** The content of a local file, unless it is missing or damaged. */
async function unchanged(file: string, hash: string): Promise<Buffer | undefined> {
  const content = await readFile(file).catch(() => undefined)
  return content && hashOf(content) === hash ? content : undefined
}
