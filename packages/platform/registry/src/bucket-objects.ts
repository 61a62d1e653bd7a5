import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Release } from '@domizil/federation'
import { hashOf, objectOf } from '@domizil/cli'
import pLimit from 'p-limit'
import type { Bucket } from './bucket.ts'
import { DamagedError, type VersionSource, type Wanted } from './fetch-release.ts'

const AT_ONCE = 6
const FRESH_MS = 3_600_000
const FORMS = ['.br', '.gz']

/** The versions of a bucket: a `release.json` is an object by its hash, as its files are. */
export function versionsOf(bucket: Bucket): VersionSource {
  return {
    release: ({ hash }) => readObject(bucket, hash),
    file: (_wanted, _file, hash) => readObject(bucket, hash),
    form: async (_wanted, _file, hash, ending) => (await bucket.read(objectOf(hash, ending)))?.bytes,
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

/** An older object may be on the list of what is deleted, and is written again. */
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
