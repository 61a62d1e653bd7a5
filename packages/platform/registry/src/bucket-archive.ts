import path from 'node:path'
import { ARCHIVE, archivedIn, archiveOf, type HistoryArchive, recordsIn } from '@domizil/cli'
import type { Bucket } from './bucket.ts'

/** The older changes of a registry in a bucket. */
export function bucketArchive(bucket: Bucket): HistoryArchive {
  return {
    async list() {
      const keys = [...(await bucket.list(`${ARCHIVE}/`)).keys()]
      return archivedIn(keys.map((key) => path.basename(key)))
    },
    async read(name) {
      const found = await bucket.read(`${ARCHIVE}/${name}`)
      return found ? recordsIn(found.bytes.toString('utf8')) : []
    },
  }
}

/** Uploads the older changes of a folder whose registry moves into a bucket. */
export async function uploadArchive(bucket: Bucket, folder: string): Promise<void> {
  const archive = archiveOf(folder)
  for (const name of await archive.list()) {
    await bucket.write(`${ARCHIVE}/${name}`, Buffer.from(`${JSON.stringify(await archive.read(name))}\n`))
  }
}
