import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import {
  BOOT_SCRIPT,
  EMPTY_REGISTRY,
  isPublicFile,
  isServed,
  type PinnedVersion,
  type Problem,
  problemSentence,
  publishedVersion,
  type Registry,
  type Release,
  type ReleaseSource,
  servable,
} from '@domizil/federation'
import { hashOf } from '@domizil/federation/hash'
import { parseRegistry, parseRelease } from '@domizil/federation/schema'
import { isSignedBy } from '@domizil/federation/signature'
import { stampOf, whenChanged } from '@domizil/federation/when-changed'
import type { GatewayConfig } from './gateway-config.ts'

/** The registry and its versions in a folder, reread only when they change. */
export type RegistryFiles = ReturnType<typeof openRegistryFiles>

type Found = PublishedVersion | { readonly problem: Problem }

/** @param options `trustedKeys` as in the configuration of the gateway. */
export function openRegistryFiles(
  root: string,
  { log, trustedKeys }: Pick<GatewayConfig, 'log' | 'trustedKeys'>,
) {
  const versions = new Map<string, PublishedVersion>()
  const bootScripts = new WeakMap<Release, string>()
  const told = new Map<string, string>()
  const registry = openCurrentRegistry(path.join(root, 'registry.json'), log)
  let keys = trustedKeys?.()

  function find(name: string, pinned: PinnedVersion): Found {
    forgetIfKeysChanged()
    const key = keyOf(name, pinned)
    const known = versions.get(key)
    if (known && !known.hasChanged()) return known

    versions.delete(key)
    try {
      if (!isTrusted(name, pinned)) return refuse(key, { code: 'UNTRUSTED' })
      const read = readPublishedVersion(path.join(root, name, pinned.version), pinned.hash)
      if (!read) return refuse(key, { code: 'NOT_AS_PUBLISHED' })

      versions.set(key, read)
      if (read.bootScript !== undefined) bootScripts.set(read.release, read.bootScript)
      if (read.damaged.length > 0) tell(key, problemSentence(damageProblem(read)))
      else told.delete(key)
      return read
    } catch (error) {
      // A gateway that has just begun to follow brings versions that no channel serves later.
      const isComing =
        (error as NodeJS.ErrnoException).code === 'ENOENT' && !isServed(registry(), name, pinned.version)
      if (!isComing) tell(key, `cannot be read: ${error instanceof Error ? error.message : String(error)}`)
      return { problem: { code: 'UNREADABLE' } }
    }
  }

  /** A version that was trusted by a key may be refused without it. */
  function forgetIfKeysChanged(): void {
    const current = trustedKeys?.()
    if (current !== keys) versions.clear()
    keys = current
  }

  function isTrusted(name: string, { version, hash }: PinnedVersion): boolean {
    if (!keys) return true
    const published = registry().versions[name]?.find((one) => one.version === version && one.hash === hash)
    const { team = '' } = published?.signature ?? {}
    const trusted = (Object.hasOwn(keys, team) && keys[team]) || []
    return published !== undefined && trusted.some((one) => isSignedBy(one, name, published))
  }

  function refuse(key: string, problem: Problem): Found {
    tell(key, problemSentence(problem))
    return { problem }
  }

  /** Logs it once, not at every visit. */
  function tell(key: string, message: string): void {
    if (told.get(key) !== message) log(`the release ${key} ${message}`)
    told.set(key, message)
  }

  /** The release as published, also if other files are damaged. */
  const readableReleaseOf: ReleaseSource = (name, pinned) => {
    const found = find(name, pinned)
    return 'problem' in found ? found : found.release
  }

  /** As `releaseOf`, of a version that was read before; any other is missing. It reads no file. */
  const knownReleaseOf: ReleaseSource = (name, pinned) =>
    versions.has(keyOf(name, pinned)) ? releaseOf(name, pinned) : { problem: { code: 'MISSING' } }

  /** A release whose files are all intact; others are refused with a problem that visitors may read. */
  const releaseOf: ReleaseSource = (name, pinned) => {
    const found = find(name, pinned)
    if ('problem' in found) return found
    return found.damaged.length > 0 ? { problem: damageProblem(found) } : found.release
  }

  /** The published inline script of a host. Every host that `releaseOf` accepts has one. */
  function bootScriptOf(release: Release): string {
    const script = bootScripts.get(release)
    if (script === undefined) throw new Error(`${release.name} ${release.version} has no script to inline`)
    return script
  }

  /** The damaged files of a version, which must not be served; `release.json` stands for all. */
  function damageOf(name: string, pinned: PinnedVersion): readonly string[] {
    const found = find(name, pinned)
    return 'problem' in found ? ['release.json'] : found.damaged
  }

  /** The folder of a published version, and its damage; undefined if the registry does not list it. */
  function placeOf(name: string, version: string) {
    const pinned = publishedVersion(registry(), name, version)
    return pinned && { folder: path.join(root, name, version), damage: () => damageOf(name, pinned) }
  }

  return { registry, releaseOf, knownReleaseOf, readableReleaseOf, bootScriptOf, placeOf, damageOf }
}

const keyOf = (name: string, { version, hash }: PinnedVersion) => `${name}@${version} ${hash}`

function damageProblem({ damaged }: PublishedVersion): Problem {
  const [file = '', ...others] = damaged
  return { code: 'DAMAGED', values: { file }, more: others.length }
}

/** The registry of a file, reread when it changes. The last good one stays in force; without one the registry is empty. */
function openCurrentRegistry(file: string, log: (line: string) => void): () => Registry {
  const empty = withoutInherited(EMPTY_REGISTRY)
  let registry = empty

  return whenChanged(file, () => {
    try {
      registry = withoutInherited(parseRegistry(readFileSync(file, 'utf8')))
    } catch (error) {
      const isNew = registry === empty && (error as NodeJS.ErrnoException).code === 'ENOENT'
      if (!isNew) log(`registry.json is not used: ${(error as Error).message}`)
    }
    return registry
  })
}

/** Visitors choose the names that are looked up, so `constructor` must not be found. */
function withoutInherited({ channels, versions, ...rest }: Registry): Registry {
  return { ...rest, channels: bare(channels), versions: bare(versions) }
}

function bare<Value>(record: Readonly<Record<string, Value>>): Record<string, Value> {
  return Object.assign(Object.create(null) as Record<string, Value>, record)
}

/** The precompressed forms of a file, by suffix. */
const COMPRESSED = [
  ['.br', brotliDecompressSync],
  ['.gz', gunzipSync],
] as const

/** A version in the registry folder, with every file compared to its published hash. */
interface PublishedVersion {
  readonly release: Release
  /** Files that are missing or differ from the published ones. Empty for an intact version. */
  readonly damaged: readonly string[]
  /** The inline script, from the bytes that were compared. Undefined if they differ or the release has none. */
  readonly bootScript: string | undefined
  /** Whether a damaged file has been replaced since. Always false for an intact version. */
  hasChanged(): boolean
}

/** Compares all files of a version with their hashes; undefined if `release.json` differs. @throws if that cannot be read. */
function readPublishedVersion(folder: string, hash: string): PublishedVersion | undefined {
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

/** A file in the registry folder that is missing or differs from the published one. */
export interface DamagedFile {
  readonly part: string
  readonly version: string
  readonly file: string
}

/** The damaged files of all versions that the channels can serve: current, canary and previous. */
export function damagedFilesOf(files: RegistryFiles, channels: readonly string[]): DamagedFile[] {
  const { channels: known } = files.registry()
  const found = channels.flatMap((channel) =>
    Object.entries(known[channel]?.parts ?? {}).flatMap(([part, assignment]) =>
      servable(assignment).flatMap((pinned) =>
        files.damageOf(part, pinned).map((file) => ({ part, version: pinned.version, file })),
      ),
    ),
  )

  return [...new Map(found.map((one) => [`${one.part} ${one.version} ${one.file}`, one])).values()]
}
