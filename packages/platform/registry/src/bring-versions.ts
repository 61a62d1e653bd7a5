import { existsSync, mkdirSync, mkdtempSync, readdirSync } from 'node:fs'
import { chmod, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompress, gunzip } from 'node:zlib'
import { callsOf, hashOf, linkFile, namesByContent } from '@domizil/cli'
import { isPublicFile, type PinnedVersion, type Registry, type Release } from '@domizil/federation'
import { isName, parseRelease } from '@domizil/federation/schema'
import { markOfUse } from '@domizil/federation/version-use'
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
interface KnownVersions {
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

/** Brings a version that is not whole in the folder, with files of other known versions. @throws {DamagedError} if it is damaged. */
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

/** The versions of a service. */
export function versionsAt(remote: Remote, signal: AbortSignal): VersionSource {
  const addressOf = ({ name, version }: Wanted) => `/releases/${name}/${version}`
  const published = async ({ name, version }: Wanted, file: string, address: string) => {
    const bytes = await remote.optional(address, signal)
    if (bytes) return bytes
    throw new DamagedError(`${name} ${version}: ${file} is missing there`)
  }
  return {
    release: (wanted) => published(wanted, 'release.json', addressOf(wanted)),
    file: (wanted, file) => published(wanted, file, `${addressOf(wanted)}/files/${file}`),
    form: (wanted, file, _hash, ending) =>
      remote.optional(`${addressOf(wanted)}/files/${file}${ending}`, signal),
  }
}

/** Brings versions into a folder. A damaged one is logged and does not delay the others: gateways serve the previous one instead. */
export async function bringAll(
  source: VersionSource,
  folder: string,
  versions: Readonly<Record<string, readonly PinnedVersion[]>>,
  { known, tell }: { known: KnownVersions; tell: (line: string) => void },
): Promise<void> {
  for (const wanted of versionsIn(versions)) {
    try {
      await fetchRelease(source, folder, wanted, known)
    } catch (error) {
      if (!(error instanceof DamagedError)) throw error
      tell(`a version cannot be brought: ${error.message}`)
    }
  }
}

/** Versions by app, one by one. */
export function versionsIn(versions: Readonly<Record<string, readonly PinnedVersion[]>>): Wanted[] {
  return Object.entries(versions).flatMap(([name, all]) =>
    all.map(({ version, hash }) => ({ name, version, hash })),
  )
}

/** Says each line once. */
export function logOnce(log: (line: string) => void): (line: string) => void {
  const told = new Set<string>()
  return (line) => {
    if (!told.has(line)) log(line)
    told.add(line)
  }
}

/**
 * Deletes from a copy of a registry the versions that it does not list any more: the pruning service knew which are used. Apps
 * that it does not know at all stay, since a registry that was lost lists nothing either.
 */
export async function forgetVersions(folder: string, { versions }: Registry): Promise<void> {
  for (const [name, listed] of Object.entries(versions)) {
    const place = path.join(folder, name)
    // What comes from another process may name a folder outside of this one.
    if (!isName(name) || listed.length === 0 || !existsSync(place)) continue
    for (const version of readdirSync(place)) {
      if (listed.some((one) => one.version === version)) continue
      await rm(path.join(place, version), { recursive: true, force: true })
      await rm(path.join(folder, markOfUse(name, version)), { force: true })
    }
  }
}

/** How long one answer may take, in milliseconds. */
const ANSWER_MS = 30_000
/** How long the service may wait for a change: for less than an answer may take. */
const WAIT_S = 20

/** The calls of a follower. Each throws if the service is away or refuses. */
export type Remote = ReturnType<typeof openRemote>

export function openRemote(url: string, token: string) {
  const ask = callsOf(url, token)
  const soon = (signal: AbortSignal) => AbortSignal.any([signal, AbortSignal.timeout(ANSWER_MS)])

  return {
    /** The registry as soon as it is another one than that of the ETag; undefined if it stays the same for a while. */
    async registry(etag: string | undefined, signal: AbortSignal) {
      const headers: Record<string, string> = etag ? { 'If-None-Match': etag, Prefer: `wait=${WAIT_S}` } : {}
      const response = await ask('GET', '/registry', { headers, signal: soon(signal), besides: 304 })
      return response.status === 304 ? undefined : response.text()
    },
    /** Undefined if there is nothing at the path. */
    async optional(address: string, signal: AbortSignal) {
      const response = await ask('GET', address, { signal: soon(signal), besides: 404 })
      const bytes = Buffer.from(await response.arrayBuffer())
      return response.ok ? bytes : undefined
    },
    async post(address: string, body: object, signal: AbortSignal) {
      await ask('POST', address, { body, signal: soon(signal) })
    },
  }
}
