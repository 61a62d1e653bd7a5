// proves 18.12
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { openBucketServer, type BucketServer } from '../../testing/bucket-server.ts'
import { openStorage, type StorageConfig } from './module.ts'
import type { Storage } from './storage.ts'

let folder: string
let buckets: BucketServer

beforeAll(async () => {
  buckets = await openBucketServer()
})
afterAll(() => buckets.close())
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'domizil-storage-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const KINDS: [string, () => Promise<StorageConfig>][] = [
  ['a folder', async () => ({ kind: 'disk', folder })],
  ['a bucket', async () => ({ kind: 's3', ...(await buckets.createBucket()) })],
]

describe.each(KINDS)('%s', (_name, config) => {
  let storage: Storage

  beforeEach(async () => {
    storage = await openStorage(await config())
  })

  test('returns what was stored, knows its size and deletes it', async () => {
    await storage.put('images/ab/one.webp', Buffer.from('four'))
    const kept = [
      (await storage.get('images/ab/one.webp'))?.toString(),
      await storage.head('images/ab/one.webp'),
    ]

    await storage.delete('images/ab/one.webp')

    expect(kept).toEqual(['four', { bytes: 4 }])
    expect([await storage.get('images/ab/one.webp'), await storage.head('images/ab/one.webp')]).toEqual([
      undefined,
      undefined,
    ])
  })

  // No more than one page: the server of these tests breaks off at the second.
  test('lists the keys of all files', async () => {
    const keys = ['images/ab/one.webp', 'images/ab/two.webp', 'documents/three.pdf']
    await Promise.all(keys.map((key) => storage.put(key, Buffer.of(1))))
    const listed: string[] = []

    for await (const key of storage.list()) listed.push(key)

    expect(listed.toSorted()).toEqual(keys.toSorted())
  })

  test('stores a large file unchanged', async () => {
    const bytes = Buffer.from(Uint8Array.from({ length: 3_000_000 }, (_, index) => (index * 7919) % 256))

    await storage.put('documents/big.pdf', bytes)

    expect((await storage.get('documents/big.pdf'))?.equals(bytes)).toBe(true)
  })

  test('streams a large file, and knows its size', async () => {
    const bytes = Buffer.from(Uint8Array.from({ length: 3_000_000 }, (_, index) => (index * 31) % 256))
    await storage.put('documents/big.pdf', bytes)

    const file = await storage.stream('documents/big.pdf')
    const pieces: Buffer[] = []
    for await (const piece of file?.content ?? []) pieces.push(piece as Buffer)

    expect([file?.bytes, Buffer.concat(pieces).equals(bytes)]).toEqual([3_000_000, true])
    expect(pieces.length).toBeGreaterThan(5)
    expect(await storage.stream('documents/nothing.pdf')).toBeUndefined()
  })

  test('stores an empty file', async () => {
    await storage.put('empty', Buffer.alloc(0))

    expect([await storage.head('empty'), (await storage.get('empty'))?.length]).toEqual([{ bytes: 0 }, 0])
  })

  test('accepts the deletion of a file that does not exist', async () => {
    await expect(storage.delete('nothing')).resolves.toBeUndefined()
  })

  test.each(['../secret', '/etc/passwd', 'a/../../b', '.hidden', 'a//b', '', 'a/', 'A'])(
    'refuses the key %p',
    async (key) => {
      await expect(async () => storage.get(key)).rejects.toThrow('Not a key')
      await expect(async () => storage.put(key, Buffer.from('x'))).rejects.toThrow('Not a key')
      await expect(async () => storage.delete(key)).rejects.toThrow('Not a key')
    },
  )
})

// Of a bucket its server promises that: the one of these tests does not keep it.
test('a folder stores one complete file when several are written at once under one key', async () => {
  const storage = await openStorage({ kind: 'disk', folder })
  const texts = Array.from({ length: 20 }, (_, index) => String(index).repeat(10_000))

  await Promise.all(texts.map((text) => storage.put('key', Buffer.from(text))))

  expect(texts).toContain((await storage.get('key'))?.toString())
})

test('a folder of the storage contains only the stored files, and no temporary ones', async () => {
  const storage = await openStorage({ kind: 'disk', folder })

  await Promise.all([1, 2, 3].map(() => storage.put('key', Buffer.from('x'))))

  expect(await readdir(folder)).toEqual(['key'])
})

describe('a bucket', () => {
  test('is asked with signed requests only, and never to make a file public', async () => {
    const asked: IncomingHttpHeaders[] = []
    const server = createServer((request, response) => {
      asked.push(request.headers)
      request.resume().on('end', () => response.end())
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    const config = { ...(await buckets.createBucket()), endpoint: `http://127.0.0.1:${port}` }

    await (await openStorage({ kind: 's3', ...config })).put('documents/one.pdf', Buffer.from('%PDF'))

    expect(asked).toHaveLength(2)
    for (const headers of asked) {
      expect(headers.authorization).toMatch(/^AWS4-HMAC-SHA256 /)
      expect(Object.keys(headers).filter((name) => /^x-amz-(acl|grant)/.test(name))).toEqual([])
    }
    server.closeAllConnections()
    server.close()
  })

  test.each([
    ['of another name', { bucket: 'nobodys-bucket' }, 'there is none of that name'],
    [
      'with a wrong key',
      { credentials: { accessKeyId: 'NOBODY', secretAccessKey: 'wrong' } },
      'is not allowed',
    ],
  ])('%s is refused at startup with what to do', async (_name, change, sentence) => {
    const config = await buckets.createBucket()

    await expect(openStorage({ kind: 's3', ...config, ...change })).rejects.toMatchObject({
      code: 'STORAGE_UNUSABLE',
      message: expect.stringContaining(sentence),
    })
  })

  test('that is unavailable does not stop the startup, and works once it is there', async () => {
    const own = await openBucketServer()
    const config = await own.createBucket()
    const { port } = new URL(config.endpoint ?? '')
    await own.close()
    const noted: boolean[] = []

    const storage = await openStorage({ kind: 's3', ...config }, (isAway) => noted.push(isAway))
    await expect(storage.put('key', Buffer.from('x'))).rejects.toMatchObject({ code: 'STORAGE_UNAVAILABLE' })
    const again = await openBucketServer(Number(port))
    await again.createBucket(config.bucket)
    await storage.put('key', Buffer.from('x'))

    expect(noted).toEqual([true, true, false])
    await again.close()
  })

  test('that fails later is reported as unavailable, not as a missing file', async () => {
    const own = await openBucketServer()
    const storage = await openStorage({ kind: 's3', ...(await own.createBucket()) })

    await own.close()

    await expect(storage.get('images/one.webp')).rejects.toMatchObject({ code: 'STORAGE_UNAVAILABLE' })
  })
})
