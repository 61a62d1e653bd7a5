// proves 17.8, 17.9, 22.32
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import type { ErrorBody, OwnFlat, OwnImage, WaitingImage } from '@domizil/api'
import type { User } from '../../foundation/kernel/index.ts'
import { givenFlat, givenUser } from '../../testing/given.ts'
import { aHeic, aPicture, aTornHeic } from '../../testing/pictures.ts'
import { MAX_ATTEMPTS } from '../../infrastructure/job/job-outcome.ts'
import { NOW, openTestServer, type TestServer } from '../../testing/test-server.ts'

const MAX_IMAGES = 30
const BOX_BYTES = 12
const OWNER = { id: 'otto' }
let server: TestServer
let flatId: number
let count = 0

beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.clear()
  server.clock.now = NOW
  flatId = await givenFlat(server.db, { owner_id: 'otto', status: 'DRAFT' })
})

/** A picture that was never prepared: a box for nothing at its end makes its bytes others. */
async function aNewHeic(): Promise<Buffer> {
  const box = Buffer.from('0000free0000')
  box.writeUInt32BE(BOX_BYTES, 0)
  box.writeUInt32BE((count += 1), BOX_BYTES - 4)
  return Buffer.concat([await aHeic(), box])
}

async function upload(bytes: Uint8Array, as: Partial<User> = OWNER, to = server, name = 'photo.heic') {
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(bytes)]), name)
  const reply = await fetch(`${to.origin}/api/flat/api/image/upload/${flatId}`, {
    method: 'POST',
    body: form,
    headers: { authorization: `Bearer ${await to.tokenFor(as)}` },
  })
  return { status: reply.status, body: (await reply.json()) as OwnImage & WaitingImage & ErrorBody }
}

const flat = async (): Promise<OwnFlat> =>
  (await server.send('GET', `/flat/api/${flatId}`, { as: OWNER })).body
const remove = (id: number) =>
  server.send('DELETE', `/flat/api/image/remove/${flatId}?imageIdList=${id}`, { as: OWNER })
const original = (key: string) => server.storage.head(`images/${key.slice(0, 2)}/${key}/original`)
const keyOfWaiting = async () =>
  (await server.db.selectFrom('waiting_image').select('key').executeTakeFirstOrThrow()).key

test('an uploaded HEIC photo is accepted at once and shown as waiting until it is converted', async () => {
  const { status, body } = await upload(await aNewHeic())

  expect([status, body.fileName, body.problem]).toEqual([200, 'photo.heic', null])
  expect(await flat()).toMatchObject({
    images: [],
    waitingImages: [{ id: body.id, fileName: 'photo.heic', problem: null }],
  })
})

test('a HEIC photo that is sent again while it is waiting is stored once', async () => {
  const heic = await aNewHeic()
  const [first, again] = [await upload(heic), await upload(heic)]

  expect(again.body.id).toBe(first.body.id)
  expect((await flat()).waitingImages).toHaveLength(1)
})

test('a converted photo keeps its id, becomes the main picture if it is the first, and its HEIC is deleted', async () => {
  const { body } = await upload(await aNewHeic())
  const key = await keyOfWaiting()

  await server.runJobs()

  const { images, waitingImages } = await flat()
  expect(images).toMatchObject([{ id: body.id, mainImage: true, fileName: 'photo.heic' }])
  expect(images[0]?.derivatives.medium).toMatchObject({ width: 768, height: 512 })
  expect([waitingImages, await original(key)]).toEqual([[], undefined])
})

test('a converted photo has the position of its upload, before pictures that were uploaded later', async () => {
  const first = await upload(await aPicture())
  const second = await upload(await aNewHeic())
  const third = await upload(await aPicture(1100, 700))

  await server.runJobs()

  const { images } = await flat()
  expect(images.map(({ id, rank, mainImage }) => [id, rank, mainImage])).toEqual([
    [first.body.id, 0, true],
    [second.body.id, 1, false],
    [third.body.id, 2, false],
  ])
})

test('a HEIC photo that was converted before is ready at once', async () => {
  const picture = await aNewHeic()
  await upload(picture)
  await server.runJobs()

  const { body } = await upload(picture)

  expect(body.derivatives.medium).toMatchObject({ width: 768, height: 512 })
})

test.each([
  ['cannot be read', 'UNREADABLE', async () => aTornHeic()],
  ['is too small', 'TOO_SMALL', () => aHeic('small')],
])(
  'a photo that %s is shown with this problem, and can be removed',
  async (_what, problem, picture) => {
    const { body } = await upload(await picture())

    await server.runJobs()

    expect((await flat()).waitingImages).toEqual([{ id: body.id, fileName: 'photo.heic', problem }])
    expect((await remove(body.id)).status).toBe(200)
    expect((await flat()).waitingImages).toEqual([])
  },
  30_000,
)

test('a photo that is removed while it is converted does not come back, and its file is deleted after a day', async () => {
  const { body } = await upload(await aNewHeic())
  const key = await keyOfWaiting()
  expect((await remove(body.id)).status).toBe(200)

  server.clock.now = new Date(NOW.getTime() + 25 * 3_600_000)
  await server.runJobs()

  expect(await flat()).toMatchObject({ images: [], waitingImages: [] })
  expect(await original(key)).toBeUndefined()
})

test('the file of a photo that is still waiting after a day is not deleted', async () => {
  await upload(await aNewHeic())
  const key = await keyOfWaiting()
  await server.db.updateTable('job').set({ failed_at: NOW }).where('kind', '=', 'PREPARE_IMAGE').execute()

  server.clock.now = new Date(NOW.getTime() + 25 * 3_600_000)
  await server.runJobs()

  expect(await original(key)).toBeDefined()
})

/** The machine dies with each attempt to prepare the picture. */
const dieEachTime = () =>
  server.db.updateTable('job').set({ attempts: MAX_ATTEMPTS }).where('kind', '=', 'PREPARE_IMAGE').execute()

test('a photo that no attempt could convert is shown as a problem, and its file is deleted after a day', async () => {
  const { body } = await upload(await aNewHeic())
  const key = await keyOfWaiting()
  await dieEachTime()

  await server.runJobs()

  expect((await flat()).waitingImages).toEqual([
    { id: body.id, fileName: 'photo.heic', problem: 'NOT_PREPARED' },
  ])
  server.clock.now = new Date(NOW.getTime() + 25 * 3_600_000)
  await server.runJobs()
  expect(await original(key)).toBeUndefined()
})

test('the file of an unreadable photo is deleted after a day, while the flat still shows the problem', async () => {
  await upload(aTornHeic())
  const key = await keyOfWaiting()
  await server.runJobs()

  server.clock.now = new Date(NOW.getTime() + 25 * 3_600_000)
  await server.runJobs()

  expect([(await flat()).waitingImages.length, await original(key)]).toEqual([1, undefined])
})

test('a flat shows the newest thirty of its unusable photos', async () => {
  const row = { flat_id: flatId, key: 'ab', file_name: null, problem: 'UNREADABLE' as const }
  const ids = await server.db
    .insertInto('waiting_image')
    .values(Array.from({ length: MAX_IMAGES + 2 }, () => row))
    .returning('id')
    .execute()

  const { body } = await upload(await aNewHeic())

  const left = (await flat()).waitingImages.map(({ id }) => id)
  expect(left).toEqual([...ids.slice(2).map(({ id }) => id), body.id])
})

test('an interrupted conversion is repeated and adds the picture once', async () => {
  const { body } = await upload(await aNewHeic())
  const job = await server.db
    .selectFrom('job')
    .select(['id', 'payload'])
    .where('kind', '=', 'PREPARE_IMAGE')
    .executeTakeFirstOrThrow()

  await server.services.images.prepare({ payload: { ...job.payload } })
  await server.services.images.prepare({ payload: { ...job.payload } })
  await server.runJobs()

  expect((await flat()).images.map(({ id }) => id)).toEqual([body.id])
})

test('waiting photos count towards the maximum of a flat, unreadable ones do not', async () => {
  const row = { flat_id: flatId, key: 'ab', file_name: null }
  const waiting = Array.from({ length: MAX_IMAGES }, () => row)
  await server.db.insertInto('waiting_image').values(waiting).execute()
  const picture = await aNewHeic()

  expect(await upload(picture)).toMatchObject({ status: 409, body: { code: 'TOO_MANY_IMAGES' } })
  await server.db.updateTable('waiting_image').set({ problem: 'UNREADABLE' }).execute()
  expect((await upload(picture)).status).toBe(200)
})

test('a landlord cannot remove a waiting picture of another landlord’s flat', async () => {
  const { body } = await upload(await aNewHeic())
  await givenUser(server.db, 'anna')

  const removed = await server.send('DELETE', `/flat/api/image/remove/${flatId}?imageIdList=${body.id}`, {
    as: { id: 'anna' },
  })

  expect(removed.status).toBe(404)
  expect((await flat()).waitingImages).toHaveLength(1)
})
