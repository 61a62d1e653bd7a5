import path from 'node:path'
import { ARCHIVE, type HistoryArchive, isArchived, recordsIn } from '@domizil/remotectl'
import type { Bucket } from './bucket.ts'

/** The older changes of a registry in a bucket. */
export function bucketArchive(bucket: Bucket): HistoryArchive {
  return {
    async list() {
      const keys = [...(await bucket.list(`${ARCHIVE}/`)).keys()]
      return keys
        .map((key) => path.basename(key))
        .filter(isArchived)
        .toSorted()
        .toReversed()
    },
    async read(name) {
      const found = await bucket.read(`${ARCHIVE}/${name}`)
      return found ? recordsIn(found.bytes.toString('utf8')) : []
    },
  }
}
