import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { givenFlat } from '../../testing/given.ts'
import { aPicture } from '../../testing/pictures.ts'
import { type BucketServer, openBucketServer } from '../../testing/bucket-server.ts'
import { openTestServer, type TestServer } from '../../testing/test-server.ts'
import { openStorage } from './module.ts'

let buckets: BucketServer
let server: TestServer

beforeAll(async () => {
  buckets = await openBucketServer()
  const storage = await openStorage({ kind: 's3', ...(await buckets.createBucket()) })
  server = await openTestServer({ storage })
})
afterAll(async () => {
  await server.close()
  await buckets.close()
})

test('a picture that is stored in a bucket is served by the server', async () => {
  const flatId = await givenFlat(server.db, { owner_id: 'anna' })
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(await aPicture())], { type: 'image/jpeg' }), 'room.jpg')

  const uploaded = await fetch(`${server.origin}/api/flat/api/image/upload/${flatId}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${await server.tokenFor({ id: 'anna' })}` },
    body: form,
  })
  const { derivatives } = (await uploaded.json()) as { derivatives: Record<string, { url: string }> }
  const shown = await fetch(`${server.origin}${derivatives['large']?.url}`)

  expect([uploaded.status, shown.status, shown.headers.get('content-type')]).toEqual([200, 200, 'image/webp'])
  expect((await shown.arrayBuffer()).byteLength).toBeGreaterThan(100)
})
