import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Release } from '@domizil/federation'
import { hashOf, hexOf, RefusedError } from '@domizil/remotectl'
import pLimit from 'p-limit'
import type { Bucket } from './bucket.ts'
import { DamagedError, type VersionSource, type Wanted } from './fetch-release.ts'
import type { Objects } from './objects.ts'

const AT_ONCE = 6
const FORMS = ['.br', '.gz']
const keyOf = (hash: string, form = '') => `objects/${hexOf(hash)}${form}`

/** The uploaded files of a bucket. */
export function objectsOf(bucket: Bucket): Objects {
  return {
    has: (hash) => bucket.has(keyOf(hash)),
    async read(hash) {
      const bytes = await readObject(bucket, hash)
      if (hashOf(bytes) === hash) return bytes
      throw new RefusedError(
        'REGISTRY_AWAY',
        `The bucket of the registry does not give back ${keyOf(hash)} as it was uploaded. Try again later.`,
      )
    },
    async write(hash, bytes) {
      if (hashOf(bytes) !== hash) return false
      await bucket.write(keyOf(hash), bytes)
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

  await limit.map(Object.entries(files), async ([file, fileHash]) => {
    for (const form of ['', ...FORMS]) {
      const bytes = await readFile(path.join(place, file + form)).catch(() => undefined)
      const key = keyOf(fileHash, form)
      if (bytes && !(await bucket.has(key))) await bucket.write(key, bytes)
    }
  })
  await bucket.write(keyOf(hash), release)
}

/** @throws if there is none. */
async function readObject(bucket: Bucket, hash: string): Promise<Buffer> {
  const found = await bucket.read(keyOf(hash), (bytes) => hashOf(bytes) === hash)
  if (!found) throw new DamagedError(`the bucket has no object ${keyOf(hash)}`)
  return found.bytes
}
