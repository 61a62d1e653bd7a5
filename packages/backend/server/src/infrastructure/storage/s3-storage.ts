import type { Readable } from 'node:stream'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import { isKey, requireKey } from './key.ts'
import type { Storage } from './storage.ts'
import type { StorageWatch } from './storage-watch.ts'

/** The configured storage cannot be used. The message says how to fix it. */
class StorageError extends Error {
  override readonly name = 'StorageError'
  readonly code = 'STORAGE_UNUSABLE'
}

/** A bucket and its credentials. */
export interface S3Config {
  bucket: string
  region: string
  /** The URL of an S3-compatible server; null for Amazon S3. */
  endpoint: string | null
  /** Null uses the machine's role or Amazon's usual variables. */
  credentials: { accessKeyId: string; secretAccessKey: string } | null
}

/** The longest that a hanging connection delays a visitor. */
const CONNECT_MS = 5_000
const ANSWER_MS = 30_000
const ATTEMPTS = 3

/**
 * Stores files in a bucket. They stay private: only this server reads them.
 *
 * @throws {StorageError} if the bucket is unknown or not accessible. One that is away may come back: it is noted.
 */
export async function openS3Storage(config: S3Config, note: StorageWatch['note']): Promise<Storage> {
  const client = createClient(config)
  await refuseUnusable(client, config, note)
  const at = (key: string) => {
    requireKey(key)
    return { Bucket: config.bucket, Key: key }
  }

  return {
    put: async (key, bytes) => {
      await client.send(new PutObjectCommand({ ...at(key), Body: bytes, ContentType: typeOf(key) }))
    },
    get: async (key) => {
      const found = await client.send(new GetObjectCommand(at(key))).catch(absent)
      const bytes = await found?.Body?.transformToByteArray()
      return bytes && Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    },
    stream: async (key) => {
      const found = await client.send(new GetObjectCommand(at(key))).catch(absent)
      // The client's types are broader: in Node the body is a Node stream.
      return found && { bytes: found.ContentLength ?? 0, content: found.Body as Readable }
    },
    head: async (key) => {
      const found = await client.send(new HeadObjectCommand(at(key))).catch(absent)
      return found && { bytes: found.ContentLength ?? 0 }
    },
    delete: async (key) => {
      await client.send(new DeleteObjectCommand(at(key)))
    },
    async *list() {
      let next: string | undefined
      do {
        const page = await client.send(
          new ListObjectsV2Command({ Bucket: config.bucket, ContinuationToken: next }),
        )
        for (const { Key: key } of page.Contents ?? []) if (key !== undefined && isKey(key)) yield key
        next = page.NextContinuationToken
      } while (next !== undefined)
    },
  }
}

function createClient({ region, endpoint, credentials }: S3Config): S3Client {
  return new S3Client({
    region,
    maxAttempts: ATTEMPTS,
    requestHandler: { connectionTimeout: CONNECT_MS, requestTimeout: ANSWER_MS, throwOnRequestTimeout: true },
    // Servers other than Amazon's support neither virtual hosts nor the newest checksums.
    ...(endpoint && { endpoint, forcePathStyle: true }),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(credentials && { credentials }),
  })
}

/** Checked at the start: for the operator to see, not for the first landlord with a picture. */
async function refuseUnusable(
  client: S3Client,
  { bucket, endpoint, region }: S3Config,
  note: StorageWatch['note'],
): Promise<void> {
  try {
    await client.send(new HeadBucketCommand({ Bucket: bucket }))
  } catch (cause) {
    if (isPassing(cause)) return note(true)
    const place = endpoint ?? `Amazon S3 in ${region}`
    throw new StorageError(`The bucket ${bucket} at ${place} cannot be used: ${reasonOf(cause)}`, { cause })
  }
}

function reasonOf(error: unknown): string {
  const status = error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined
  if (status === 404) return 'there is none of that name. Make it, or correct S3_BUCKET.'
  if (status === 403) return 'the key is not allowed to. Check S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.'
  if (status === 301 || status === 400)
    return 'it is in another region, or the key is wrong. Check S3_REGION.'

  return `it answers ${status ?? String(error)}. Check S3_ENDPOINT.`
}

/** No answer, or an error of the server: nothing that a setting could change. */
function isPassing(error: unknown): boolean {
  const status = error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined
  return status === undefined ? !(error instanceof TypeError) : status >= 500
}

function absent(error: unknown): undefined {
  if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404) return undefined
  throw error
}

function typeOf(key: string): string {
  if (key.endsWith('.webp')) return 'image/webp'
  return key.endsWith('.pdf') ? 'application/pdf' : 'application/octet-stream'
}
