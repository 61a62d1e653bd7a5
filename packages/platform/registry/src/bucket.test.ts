// proves 15.18
import { afterAll, describe, expect, test } from '@jest/globals'
import type { Bucket } from './bucket.ts'
import { aBucket, aRealBucket } from './testing/a-bucket.ts'

const inMemory = await aBucket()
const real = aRealBucket()
afterAll(() => inMemory.close())

const buckets: [string, Bucket][] = [
  ['a bucket in memory', inMemory.open()],
  ...(real ? [['the bucket of TEST_S3_BUCKET', real] as [string, Bucket]] : []),
]

describe.each(buckets)('a bucket %s', (_name, bucket) => {
  test('returns what was written', async () => {
    await bucket.write('one', Buffer.from('text'))

    expect([(await bucket.stat('one'))?.bytes, (await bucket.read('one'))?.bytes.toString()]).toEqual([
      4,
      'text',
    ])
    expect([await bucket.stat('none'), await bucket.read('none')]).toEqual([undefined, undefined])
  })

  test('replaces an object only if its etag is unchanged', async () => {
    const first = await bucket.swap('swapped', Buffer.from('1'), null)
    const again = await bucket.swap('swapped', Buffer.from('2'), null)
    const second = await bucket.swap('swapped', Buffer.from('3'), first ?? '')
    const late = await bucket.swap('swapped', Buffer.from('4'), first ?? '')
    const found = await bucket.read('swapped')

    expect([again, late]).toEqual([undefined, undefined])
    expect(found).toEqual({ bytes: Buffer.from('3'), etag: second })
  })

  test('lists objects by prefix with their time, until they are deleted', async () => {
    const began = Date.now()
    for (const key of ['listed/one', 'listed/two', 'other']) await bucket.write(key, Buffer.from(key))

    await bucket.remove('listed/two')

    const found = await bucket.list('listed/')
    expect([...found.keys()]).toEqual(['listed/one'])
    // The clock of a bucket has whole seconds.
    expect(found.get('listed/one')).toBeGreaterThanOrEqual(began - 1_000)
    expect((await bucket.stat('listed/one'))?.at).toBeGreaterThanOrEqual(began - 1_000)
    expect(await bucket.stat('listed/two')).toBeUndefined()
  })

  test('lets only one of several concurrent writers succeed', async () => {
    const seen = (await bucket.swap('raced', Buffer.from('0'), null)) ?? ''

    const writers = Array.from({ length: 8 }, (_, index) => Buffer.from(`writer ${index}`))
    const answers = await Promise.all(writers.map((bytes) => bucket.swap('raced', bytes, seen)))

    expect(answers.filter((etag) => etag !== undefined)).toHaveLength(1)
  })
})

test('a missing or unreachable bucket is refused with a sentence', async () => {
  inMemory.setAway(true)

  await expect(inMemory.open().read('one')).rejects.toMatchObject({
    code: 'REGISTRY_AWAY',
    message: expect.stringContaining('it answers 503. Try again later.'),
  })
  inMemory.setAway(false)
})
