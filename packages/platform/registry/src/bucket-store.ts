import { mkdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Registry, Release } from '@domizil/federation'
import { GOVERNANCE_FILE } from '@domizil/federation/governance'
import { parseRegistry } from '@domizil/federation/schema'
import {
  ARCHIVE,
  folderStore,
  hashOf,
  objectOf,
  readRegistry,
  RefusedError,
  REGISTRY_FILE,
  replaceDurably,
  type Store,
} from '@domizil/cli'
import pLimit from 'p-limit'
import {
  bringAll,
  DamagedError,
  forgetVersions,
  logOnce,
  nothingKnown,
  versionsIn,
  type VersionSource,
  type Wanted,
} from './bring-versions.ts'
import { type Bucket, refuseUnconditional } from './bucket.ts'

/** The files of a registry in a bucket, with a copy in a folder. */
export interface BucketStore extends Store {
  close(): Promise<void>
}

interface BucketStoreOptions {
  readonly bucket: Bucket
  readonly folder: string
  readonly log: (line: string) => void
  /** How often the bucket is looked at for the changes of other processes. */
  readonly lookMs?: number
}

const LOOK_MS = 2_000
/** Each attempt fails only because another process has succeeded. */
const ATTEMPTS = 30
const AT_ONCE = 6
/** An older object may be on the list of what is deleted. */
const FRESH_MS = 3_600_000
const FORMS = ['.br', '.gz']

/** The registry of a bucket that several processes change. An empty bucket gets the folder's; else the folder is a copy of it. */
export async function openBucketStore(options: BucketStoreOptions): Promise<BucketStore> {
  const { bucket, folder, log, lookMs = LOOK_MS } = options
  mkdirSync(folder, { recursive: true })
  const oneAtATime = pLimit(1)
  const copy = copyOf(bucket, folder, log)

  let forgotten: string | undefined
  let problem = ''
  /** Says once that the bucket is away, not at every look. */
  async function look(): Promise<void> {
    const following = oneAtATime(async () => {
      await copy.open()
      const { text } = await copy.pull(REGISTRY_FILE)
      // Not while the registry changes: a version is in its place before the registry lists it.
      if (text !== forgotten) await forgetVersions(folder, readRegistry(folder))
      forgotten = text
    })
    const message = await following.then(
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
    read: async (name, isWhole) => (await bucket.read(name, isWhole))?.bytes,
    write: bucket.write,
    remove: bucket.remove,
    stat: bucket.stat,
    list: (below) => bucket.list(`${below}/`),
    change: (name, edit, holds) =>
      oneAtATime(async () => {
        await copy.open()
        for (let left = ATTEMPTS; left > 0; left -= 1) {
          const { text, etag } = await copy.pull(name)
          const next = await edit(text)
          if (next === undefined || next === text) return
          if (name === REGISTRY_FILE) await copy.upload({ text: next, before: text })
          if ((await bucket.swap(name, Buffer.from(next), etag)) === undefined) {
            // A write whose answer was lost is repeated, and refused: it has been done, and others may have changed more since.
            const found = (await bucket.read(name, isWholeText))?.bytes.toString('utf8')
            if (found !== next && !(found !== undefined && holds(found, next))) continue
          }
          return void (await replaceDurably(path.join(folder, name), next))
        }
        throw new RefusedError('REGISTRY_BUSY', 'Others keep changing the registry. Try again.')
      }),
    async close() {
      clearInterval(timer)
      await looking
    },
  }
}

/** The copy of a bucket in a folder. */
function copyOf(bucket: Bucket, folder: string, log: (line: string) => void) {
  const inFolder = nothingKnown()
  const tell = logOnce(log)
  const source = versionsOf(bucket)
  let isOpen = false
  let known: string | undefined

  /** A text of the bucket, which the folder has as well then: the versions first that a registry names. */
  async function pull(name: string): Promise<{ text: string | undefined; etag: string | null }> {
    const found = await bucket.read(name, isWholeText)
    if (!found) return { text: undefined, etag: null }
    const text = found.bytes.toString('utf8')
    if (name === REGISTRY_FILE && text !== known) {
      await bringAll(source, folder, registryIn(text).versions, { known: inFolder, tell })
    }
    if (name !== REGISTRY_FILE || text !== known) await replaceDurably(path.join(folder, name), text)
    if (name === REGISTRY_FILE) known = text
    return { text, etag: found.etag }
  }

  /** Versions first, then the registry that names them. */
  async function upload({ text, before }: { text: string; before: string | undefined }): Promise<void> {
    const isKnown = new Set(
      before === undefined ? [] : versionsIn(registryIn(before).versions).map(({ hash }) => hash),
    )
    for (const version of versionsIn(registryIn(text).versions)) {
      if (!isKnown.has(version.hash)) await uploadVersion(bucket, folder, version)
    }
  }

  /** The first time an empty bucket gets what the folder has: the registry last. */
  async function open(): Promise<void> {
    if (isOpen) return
    await refuseUnconditional(bucket)
    if (!(await bucket.stat(REGISTRY_FILE))) {
      const own = folderStore(folder)
      const older = [...(await own.list(ARCHIVE)).keys()]
      for (const name of [GOVERNANCE_FILE, ...older, REGISTRY_FILE]) {
        const bytes = await own.read(name)
        if (!bytes) continue
        if (name === REGISTRY_FILE) await upload({ text: bytes.toString('utf8'), before: undefined })
        // Of two services that begin at once the first one counts.
        await bucket.swap(name, bytes, null)
      }
    }
    isOpen = true
  }

  return { open, pull, upload }
}

/** @throws {RefusedError} REGISTRY_AWAY if what the bucket gives is no registry. */
function registryIn(text: string): Registry {
  try {
    return parseRegistry(text)
  } catch (cause) {
    const sentence = `The bucket gives a registry that cannot be used: ${(cause as Error).message}. Try again later.`
    throw new RefusedError('REGISTRY_AWAY', sentence, { cause })
  }
}

/** As it is written, only its last line begins with a brace. */
function isWholeText(bytes: Buffer): boolean {
  return bytes.toString('utf8').endsWith('\n}\n')
}

/** The versions of a bucket: a `release.json` is an object by its hash, as its files are. */
function versionsOf(bucket: Bucket): VersionSource {
  return {
    release: ({ hash }) => readObject(bucket, hash),
    file: (_wanted, _file, hash) => readObject(bucket, hash),
    form: async (_wanted, _file, hash, ending) => (await bucket.read(objectOf(hash, ending)))?.bytes,
  }
}

/** Puts a version of a folder into the bucket: its files, their compressed forms, and its release. */
async function uploadVersion(bucket: Bucket, folder: string, { name, version, hash }: Wanted): Promise<void> {
  const place = path.join(folder, name, version)
  const release = await readFile(path.join(place, 'release.json'))
  const { files } = JSON.parse(release.toString('utf8')) as Release
  const limit = pLimit(AT_ONCE)

  const uploaded = new Set<string>()
  await limit.map(Object.entries(files), async ([file, fileHash]) => {
    for (const form of ['', ...FORMS]) {
      const key = objectOf(fileHash, form)
      if (uploaded.has(key)) continue
      const bytes = await readFile(path.join(place, file + form)).catch(() => undefined)
      if (!bytes || uploaded.has(key)) continue
      uploaded.add(key)
      if (!(await isFresh(bucket, key))) await bucket.write(key, bytes)
    }
  })
  await bucket.write(objectOf(hash), release)
}

async function isFresh(bucket: Bucket, key: string): Promise<boolean> {
  const found = await bucket.stat(key)
  return found !== undefined && Date.now() - found.at < FRESH_MS
}

/** @throws {DamagedError} if there is none. */
async function readObject(bucket: Bucket, hash: string): Promise<Buffer> {
  const found = await bucket.read(objectOf(hash), (bytes) => hashOf(bytes) === hash)
  if (!found) throw new DamagedError(`the bucket has no object ${objectOf(hash)}`)
  return found.bytes
}
