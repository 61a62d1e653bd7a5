import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import { RefusedError, type StoredFile } from '@domizil/cli'

/** A bucket of a server that speaks S3 and has conditional writes. */
export interface BucketSettings {
  readonly bucket: string
  readonly region: string
  /** The URL of the server; null for Amazon S3. */
  readonly endpoint: string | null
  /** Null uses the machine's role or Amazon's usual variables. */
  readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: string } | null
}

/** An object with its ETag. */
export interface Stored {
  readonly bytes: Buffer
  readonly etag: string
}

/** The objects of a bucket. Each call is refused with REGISTRY_AWAY if the server does not answer. */
export interface Bucket {
  /**
   * Undefined if there is none. What arrives cut off is read again; what `isWhole` does not find whole, too, and given back as it is
   * at last.
   */
  read(key: string, isWhole?: (bytes: Buffer) => boolean): Promise<Stored | undefined>
  /** With the time by the clock of the bucket; undefined if there is none. */
  stat(key: string): Promise<StoredFile | undefined>
  /** The objects whose keys begin so, with the time of their writing. */
  list(prefix: string): Promise<Map<string, number>>
  remove(key: string): Promise<void>
  write(key: string, bytes: Buffer): Promise<void>
  /** Compare and swap: the new ETag; undefined if the object is not the one with the ETag, or exists although that is null. */
  swap(key: string, bytes: Buffer, etag: string | null): Promise<string | undefined>
}

const CONNECT_MS = 5_000
const ANSWER_MS = 30_000
const ATTEMPTS = 3
/** 412 for another object, 409 while another write of it is in progress, 404 for one that is gone. */
const OTHER_OBJECT = [404, 409, 412]

export function openBucket({ bucket, region, endpoint, credentials }: BucketSettings): Bucket {
  const client = new S3Client({
    region,
    maxAttempts: ATTEMPTS,
    requestHandler: { connectionTimeout: CONNECT_MS, requestTimeout: ANSWER_MS, throwOnRequestTimeout: true },
    // Servers other than Amazon's support neither virtual hosts nor the newest checksums.
    ...(endpoint && { endpoint, forcePathStyle: true }),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(credentials && { credentials }),
  })
  const at = (key: string) => ({ Bucket: bucket, Key: key })
  /** The answer; undefined for one of the statuses. */
  const expecting = async <T>(statuses: readonly number[], answer: Promise<T>): Promise<T | undefined> => {
    try {
      return await answer
    } catch (cause) {
      const status = cause instanceof S3ServiceException ? cause.$metadata.httpStatusCode : undefined
      const isMissing = cause instanceof S3ServiceException && cause.name === 'NoSuchBucket'
      if (status !== undefined && statuses.includes(status) && !isMissing) return undefined
      const answered = status === undefined ? `it does not answer (${String(cause)})` : `it answers ${status}`
      const reason = isMissing ? 'there is no such bucket' : answered
      const sentence = `The bucket ${bucket} of the registry cannot be used: ${reason}. Try again later.`
      throw new RefusedError('REGISTRY_AWAY', sentence, { cause })
    }
  }

  const readOnce = async (key: string): Promise<Stored> => {
    const { Body, ETag = '' } = await client.send(new GetObjectCommand(at(key)))
    return { bytes: Buffer.from((await Body?.transformToByteArray()) ?? []), etag: ETag }
  }
  /** The client repeats a call that has failed, but none whose answer breaks off. */
  const readWhole = async (key: string, isWhole: (bytes: Buffer) => boolean): Promise<Stored> => {
    for (let left = ATTEMPTS - 1; left > 0; left -= 1) {
      const found = await readOnce(key).catch(unlessCutOff)
      if (found && isWhole(found.bytes)) return found
    }
    return readOnce(key)
  }

  return {
    read: (key, isWhole = () => true) => expecting([404], readWhole(key, isWhole)),
    async stat(key) {
      const found = await expecting([404], client.send(new HeadObjectCommand(at(key))))
      return found && { bytes: found.ContentLength ?? 0, at: found.LastModified?.getTime() ?? 0 }
    },
    async list(prefix) {
      const pages = async () => {
        const found = new Map<string, number>()
        for await (const { Contents = [] } of paginateListObjectsV2(
          { client },
          { Bucket: bucket, Prefix: prefix },
        ))
          for (const { Key = '', LastModified } of Contents)
            found.set(Key, LastModified?.getTime() ?? Date.now())
        return found
      }
      return (await expecting([], pages())) ?? new Map<string, number>()
    },
    async remove(key) {
      await expecting([404], client.send(new DeleteObjectCommand(at(key))))
    },
    async write(key, bytes) {
      await expecting([], client.send(new PutObjectCommand({ ...at(key), Body: bytes })))
    },
    async swap(key, bytes, etag) {
      const condition = etag === null ? { IfNoneMatch: '*' } : { IfMatch: etag }
      const put = new PutObjectCommand({ ...at(key), Body: bytes, ...condition })
      return (await expecting(OTHER_OBJECT, client.send(put)))?.ETag
    },
  }
}

/** Passes on what the server has answered, and that it has not. */
function unlessCutOff(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ECONNRESET' || '$metadata' in error) throw error
}

/** Some servers take a conditional write for any other, and two processes would overwrite each other's changes. */
export async function refuseUnconditional(bucket: Bucket): Promise<void> {
  const write = () => bucket.swap('conditional-writes', Buffer.from('yes'), null)
  await write()
  if ((await write()) === undefined) return
  const sentence =
    'The bucket of the registry has no conditional writes (If-None-Match), without which changes would be lost.'
  throw new RefusedError('REGISTRY_AWAY', sentence)
}
