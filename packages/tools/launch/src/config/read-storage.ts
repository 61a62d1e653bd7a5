import path from 'node:path'
import type { StorageSource } from './config.ts'
import type { Variables } from './variables.ts'

/** The naming rule of buckets, without rare special cases. */
const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/
const OTHERS = ['S3_ENDPOINT', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']

/** A bucket if one is named, else a folder beside the database. */
export function readStorage(read: Variables, dataFolder: string): StorageSource {
  const bucket = read.matching(
    'S3_BUCKET',
    null,
    BUCKET,
    'the name of a bucket: 3 to 63 small letters, digits, dots and hyphens',
  )
  const endpoint = read.url('S3_ENDPOINT', null)
  const credentials = readCredentials(read)
  if (bucket === null) {
    refuseHalf(read)
    return { kind: 'disk', folder: path.join(dataFolder, 'files') }
  }

  return { kind: 's3', bucket, endpoint, region: read.text('S3_REGION', 'us-east-1'), credentials }
}

function readCredentials(read: Variables) {
  const accessKeyId = read.text('S3_ACCESS_KEY_ID', null)
  const secretAccessKey = read.text('S3_SECRET_ACCESS_KEY', null)
  if (accessKeyId !== null && secretAccessKey !== null) return { accessKeyId, secretAccessKey }

  if (accessKeyId !== null || secretAccessKey !== null) {
    read.problems.push('S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY are only good together: set both or none.')
  }
  return null
}

function refuseHalf({ problems, isSet }: Variables): void {
  if (isSet('S3_BUCKET')) return
  for (const name of OTHERS.filter(isSet)) {
    problems.push(
      `${name} is set without S3_BUCKET, so pictures and documents would stay in the data folder.`,
    )
  }
}
