import { mkdirSync } from 'node:fs'
import { EMPTY_REGISTRY, type Registry } from '@domizil/federation'
import { parseRegistry } from '@domizil/federation/schema'
import {
  ARCHIVE,
  archived,
  changedRegistry,
  readRegistry,
  RefusedError,
  type RegistryStore,
} from '@domizil/cli'
import { type Bucket, refuseUnconditional } from './bucket.ts'
import { uploadVersion, versionsOf } from './bucket-objects.ts'
import { bucketArchive, uploadArchive } from './bucket-archive.ts'
import { bringGovernance, governanceOf } from './bucket-governance.ts'
import { bringAll, logOnce } from './bring-versions.ts'
import { nothingKnown, type Wanted } from './fetch-release.ts'
import { forgetVersions } from './forget-versions.ts'
import { writeRegistry } from './follow.ts'

/** The registry of a bucket, with a copy in a folder. */
export interface BucketStore extends RegistryStore {
  close(): Promise<void>
}

interface BucketStoreOptions {
  readonly bucket: Bucket
  readonly folder: string
  readonly log: (line: string) => void
  /** How often the bucket is looked at for the changes of other processes. */
  readonly lookMs?: number
}

/** The registry as the bucket has it. */
interface Known {
  readonly registry: Registry
  readonly text: string
  /** Null if the bucket has none. */
  readonly etag: string | null
}

const KEY = 'registry.json'
const LOOK_MS = 2_000
/** Each attempt fails only because another process has succeeded. */
const ATTEMPTS = 30

/**
 * Opens the registry of a bucket, which several processes may change. An empty bucket gets what the folder has; else the
 * folder gets what the bucket has, at the start and after each change. While the bucket is away the folder stays as it is.
 */
export async function openBucketStore({
  bucket,
  folder,
  log,
  lookMs = LOOK_MS,
}: BucketStoreOptions): Promise<BucketStore> {
  mkdirSync(folder, { recursive: true })
  const oneAtATime = createQueue()
  const inFolder = nothingKnown()
  const tell = logOnce(log)
  let known: Known | undefined

  /** Versions first, then the registry that names them. */
  async function pull(): Promise<Known> {
    const found = await readRegistryOf(bucket)
    if (found.etag !== null && found.text !== known?.text) {
      await bringAll(versionsOf(bucket), folder, found.registry.versions, { known: inFolder, tell })
      await writeRegistry(folder, found.text)
    }
    known = found
    return found
  }

  /** False if another process has changed the registry meanwhile. */
  async function commit(next: Registry, before: Known): Promise<boolean> {
    const isKnown = new Set(versionsIn(before.registry).map(({ hash }) => hash))
    for (const version of versionsIn(next)) {
      if (!isKnown.has(version.hash)) await uploadVersion(bucket, folder, version)
    }
    const { registry, file } = archived(next)
    if (file) await bucket.write(`${ARCHIVE}/${file.name}`, Buffer.from(file.text))
    const text = `${JSON.stringify(registry, null, 2)}\n`
    const etag = await bucket.swap(KEY, Buffer.from(text), before.etag)
    const isWritten = etag !== undefined || wasMade(next, await readRegistryOf(bucket), text)
    if (isWritten) await writeRegistry(folder, text)
    return isWritten
  }

  /** The first time an empty bucket gets what the folder has. */
  async function current(): Promise<Known> {
    const isFirst = known === undefined
    if (isFirst) {
      await refuseUnconditional(bucket)
      await bringGovernance(bucket, folder, log)
    }
    const found = await pull()
    const own = readRegistry(folder)
    if (!isFirst || found.etag !== null || own.revision === 0) return found
    await uploadArchive(bucket, folder)
    await commit(own, found)
    return pull()
  }

  let forgotten = ''
  /** Not while the registry changes: a version is in its place before the registry lists it. */
  async function forgetUnlisted({ registry, text }: Known): Promise<void> {
    if (text !== forgotten) await forgetVersions(folder, registry)
    forgotten = text
  }

  let problem = ''
  /** Says once that the bucket is away, not at every look. */
  async function look(): Promise<void> {
    const message = await oneAtATime(async () => forgetUnlisted(await current())).then(
      () => '',
      (error: unknown) => (error as Error).message,
    )
    if (message !== '' && message !== problem) log(`the bucket is not followed: ${message}`)
    problem = message
  }

  await look()
  let looking: Promise<void> | undefined
  const timer = setInterval(() => {
    looking ??= look().finally(() => (looking = undefined))
  }, lookMs).unref()

  return {
    folder,
    change: (change, note) =>
      oneAtATime(async () => {
        for (let left = ATTEMPTS; left > 0; left -= 1) {
          const before = await current()
          const next = changedRegistry(before.registry, change, note)
          if (next === before.registry || (await commit(next, before))) return next
        }
        throw new RefusedError('REGISTRY_BUSY', 'Others keep changing the registry. Try again.')
      }),
    governance: governanceOf(bucket, folder),
    archive: bucketArchive(bucket),
    async close() {
      clearInterval(timer)
      await looking
    },
  }
}

/**
 * Whether a change has been written although its write was refused: one whose answer was lost is repeated, and has replaced the
 * registry itself. Another process may have changed it since.
 */
function wasMade(next: Registry, { registry, text: found }: Known, text: string): boolean {
  if (found === text) return true
  const record = next.history?.at(-1)
  const later = registry.history?.find(({ revision }) => revision === next.revision)
  return record?.revision === next.revision && JSON.stringify(later) === JSON.stringify(record)
}

/** @throws {RefusedError} REGISTRY_AWAY if what the bucket gives is no registry. */
async function readRegistryOf(bucket: Bucket): Promise<Known> {
  const found = await bucket.read(KEY, isRegistry)
  if (!found) return { registry: EMPTY_REGISTRY, text: '', etag: null }
  const text = found.bytes.toString('utf8')
  try {
    return { registry: parseRegistry(text), text, etag: found.etag }
  } catch (cause) {
    const sentence = `The bucket gives a registry that cannot be used: ${(cause as Error).message}. Try again later.`
    throw new RefusedError('REGISTRY_AWAY', sentence, { cause })
  }
}

/** As it is written, only its last line begins with a brace. */
function isRegistry(bytes: Buffer): boolean {
  return bytes.toString('utf8').endsWith('\n}\n')
}

function versionsIn({ versions }: Registry): Wanted[] {
  return Object.entries(versions).flatMap(([name, all]) =>
    all.map(({ version, hash }) => ({ name, version, hash })),
  )
}

/** Runs works one after the other, whether those before have failed or not. */
function createQueue() {
  let last: Promise<unknown> = Promise.resolve()

  return <T>(work: () => Promise<T>): Promise<T> => {
    const running = last.then(work)
    last = running.catch(() => undefined)
    return running
  }
}
