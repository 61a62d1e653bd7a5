import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3'
import S3rver from 's3rver'
import type { S3Config } from '../infrastructure/storage/s3-storage.ts'

export interface BucketServer {
  /** Creates an empty bucket. */
  createBucket(name?: string): Promise<S3Config>
  close(): Promise<void>
}

/** The only user that it knows. */
const CREDENTIALS = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' }
const REGION = 'us-east-1'

/** An S3-compatible server, on a free port unless one is given. */
export async function openBucketServer(given = 0): Promise<BucketServer> {
  const directory = await mkdtemp(join(tmpdir(), 'domizil-buckets-'))
  const server = new S3rver({ address: '127.0.0.1', port: given, directory, silent: true })
  const { port } = await server.run()
  const endpoint = `http://127.0.0.1:${port}`
  const client = new S3Client({ region: REGION, endpoint, forcePathStyle: true, credentials: CREDENTIALS })

  return {
    createBucket: async (bucket = `bucket-${randomUUID()}`) => {
      await client.send(new CreateBucketCommand({ Bucket: bucket }))
      return { bucket, endpoint, region: REGION, credentials: CREDENTIALS }
    },
    close: async () => {
      client.destroy()
      await server.close()
      await rm(directory, { recursive: true, force: true })
    },
  }
}
