import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Release } from '@domizil/federation'
import { hashOf, hexOf, RefusedError } from '@domizil/cli'
import pLimit from 'p-limit'
import type { Bucket } from './bucket.ts'
import { DamagedError, type VersionSource, type Wanted } from './fetch-release.ts'
import type { Objects } from './objects.ts'

const AT_ONCE = 6
const FRESH_MS = 3_600_000
const FORMS = ['.br', '.gz']
const keyOf = (hash: string, form = '') => `objects/${hexOf(hash)}${form}`

/** The uploaded files of a bucket. One that was read damaged counts as missing, so that it is uploaded again. */
export function objectsOf(bucket: Bucket): Objects {
  // Not deleted: they may have been damaged on the way alone, and other versions need them.
  const damaged = new Set<string>()

  return {
    sizeOf: async (hash) => (damaged.has(hash) ? undefined : bucket.sizeOf(keyOf(hash))),
    async read(hash) {
      const bytes = await readObject(bucket, hash)
      if (hashOf(bytes) === hash) return bytes
      damaged.add(hash)
      throw new RefusedError(
        'REGISTRY_AWAY',
        `The bucket of the registry does not give back ${keyOf(hash)} as it was uploaded. Try again later.`,
      )
    },
    async write(hash, bytes) {
      if (hashOf(bytes) !== hash) return false
      await bucket.write(keyOf(hash), bytes)
      damaged.delete(hash)
      return true
    },
  }
}

/** The versions of a bucket: a `release.json` is an object by its hash, as its files are. */
export function versionsOf(bucket: Bucket): VersionSource {
  return {
    release: ({ hash }) => readObject(bucket, hash),
    file: (_wanted, _file, hash) => readObject(bucket, hash),
    form: async (_wanted, _file, hash, ending) => (await bucket.read(keyOf(hash, ending)))?.bytes,
  }
}

/** Puts a version of a folder into the bucket: its files, their compressed forms, and its release. */
export async function uploadVersion(
  bucket: Bucket,
  folder: string,
  { name, version, hash }: Wanted,
): Promise<void> {
  const place = path.join(folder, name, version)
  const release = await readFile(path.join(place, 'release.json'))
  const { files } = JSON.parse(release.toString('utf8')) as Release
  const limit = pLimit(AT_ONCE)

  const uploaded = new Set<string>()
  await limit.map(Object.entries(files), async ([file, fileHash]) => {
    for (const form of ['', ...FORMS]) {
      const key = keyOf(fileHash, form)
      if (uploaded.has(key)) continue
      const bytes = await readFile(path.join(place, file + form)).catch(() => undefined)
      if (!bytes || uploaded.has(key)) continue
      uploaded.add(key)
      if (!(await isFresh(bucket, key))) await bucket.write(key, bytes)
    }
  })
  await bucket.write(keyOf(hash), release)
}

/** An older object may be on the list of what is deleted, and is written again. */
async function isFresh(bucket: Bucket, key: string): Promise<boolean> {
  const at = await bucket.writtenAt(key)
  return at !== undefined && Date.now() - at < FRESH_MS
}

/**
 * Deletes uploaded files that belong to no version, and were written before a time.
 * @returns how many.
 */
export async function sweepBucket(
  bucket: Bucket,
  needed: ReadonlySet<string>,
  before: number,
): Promise<number> {
  const isNeeded = (key: string) => needed.has(path.basename(key).replace(/\..*/s, ''))
  const all = await bucket.list('objects/')
  const over = [...all].filter(([key, at]) => at < before && !isNeeded(key)).map(([key]) => key)

  let removed = 0
  await pLimit(AT_ONCE).map(over, async (key) => {
    // A publication may have written it again meanwhile.
    const at = await bucket.writtenAt(key)
    if (at === undefined || at >= before) return
    await bucket.remove(key)
    removed += 1
  })
  return removed
}

/** @throws if there is none. */
async function readObject(bucket: Bucket, hash: string): Promise<Buffer> {
  const found = await bucket.read(keyOf(hash), (bytes) => hashOf(bytes) === hash)
  if (!found) throw new DamagedError(`the bucket has no object ${keyOf(hash)}`)
  return found.bytes
}
