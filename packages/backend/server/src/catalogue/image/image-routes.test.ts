// proves 7.28, 7.29, 7.30, 7.31, 7.32, D2.10, 21.68, 22.32
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import type { ErrorBody, OwnImage } from '@domizil/api'
import type { User } from '../../foundation/kernel/index.ts'
import { givenFlat, givenImage, givenUser } from '../../testing/given.ts'
import { aPicture } from '../../testing/pictures.ts'
import { NOW, openTestServer, type TestServer } from '../../testing/test-server.ts'

const OWNER = { id: 'otto' }
const STRANGER = { id: 'anna' }
const ADMIN = { id: 'root', isAdmin: true }
let server: TestServer
let flatId: number

beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.clear()
  server.clock.now = NOW
  flatId = await givenFlat(server.db, { owner_id: 'otto', status: 'DRAFT' })
  await givenUser(server.db, 'anna')
  await givenUser(server.db, 'root')
})

/** An image, or a refusal. */
type AnyImage = OwnImage & ErrorBody

async function upload(
  bytes: Uint8Array,
  as?: Partial<User>,
  field = 'file',
  id = flatId,
  name = 'picture.jpg',
) {
  const form = new FormData()
  form.append(field, new Blob([bytes]), name)
  const reply = await fetch(`${server.origin}/api/flat/api/image/upload/${id}`, {
    method: 'POST',
    body: form,
    headers: as ? { authorization: `Bearer ${await server.tokenFor(as)}` } : {},
  })
  return { status: reply.status, body: (await reply.json()) as AnyImage }
}

const idsOf = (images: { id: number }[]) => images.map(({ id }) => id)
const mainOf = (images: { id: number; mainImage: boolean }[]) =>
  idsOf(images.filter(({ mainImage }) => mainImage))

test('the first picture of a flat becomes its main picture, later ones do not', async () => {
  const first = await upload(await aPicture(), OWNER)
  const second = await upload(await aPicture(1100, 700), OWNER)

  expect([first.status, second.status]).toEqual([200, 200])
  expect(first.body).toMatchObject({ mainImage: true, rank: 0 })
  expect(second.body).toMatchObject({ mainImage: false, rank: 1 })
})

test('the file name of a picture is shown to the owner and administrators only', async () => {
  await server.db.updateTable('flat').set({ status: 'ACTIVE' }).execute()
  const name = 'Anna Meier/Ku\u0308che\u202e am Hof.jpg'

  const { body } = await upload(await aPicture(), OWNER, 'file', flatId, name)

  expect(body.fileName).toBe('Küche am Hof.jpg')
  const namesFor = async (as: Partial<User>) =>
    (await server.send('GET', `/flat/api/${flatId}`, { as })).body.images
  expect(await namesFor(OWNER)).toMatchObject([{ fileName: 'Küche am Hof.jpg' }])
  expect(await namesFor(ADMIN)).toMatchObject([{ fileName: 'Küche am Hof.jpg' }])
  const { body: shown } = await server.send('GET', `/flat/${flatId}`, { as: STRANGER })
  expect(shown.images).toHaveLength(1)
  expect(JSON.stringify(shown)).not.toContain('Küche')
})

test('a picture whose file name is not readable has no name', async () => {
  const { body } = await upload(await aPicture(), OWNER, 'file', flatId, '\u202e')

  expect(body.fileName).toBeNull()
})

test.each([
  '/image/0123456789abcdef0123456789abcdef/thumb.webp',
  '/image/..%2f..%2fetc/passwd',
  '/image/x/sizes.json',
])('the address %s is answered with 404', async (path) => {
  expect(await server.send('GET', path)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
})

test('the quality score that further pictures raise is stored with the flat', async () => {
  const scoreOf = async () =>
    (await server.db.selectFrom('flat').select('quality').where('id', '=', flatId).executeTakeFirstOrThrow())
      .quality
  await upload(await aPicture(), OWNER)
  const one = await scoreOf()

  await upload(await aPicture(1100, 700), OWNER)

  expect((await scoreOf()) - one).toBe(3)
})

test('a file that is sent again because its answer was lost is stored once, also in a full flat', async () => {
  for (let rank = 0; rank < 29; rank += 1) await givenImage(server.db, flatId, rank)
  const [first, again] = [await upload(await aPicture(), OWNER), await upload(await aPicture(), OWNER)]

  expect([again.status, again.body.id]).toEqual([200, first.body.id])
  expect(await server.db.selectFrom('flat_image').select('id').execute()).toHaveLength(30)
})

test('only the owner adds pictures', async () => {
  const picture = await aPicture()

  expect(await upload(picture)).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } })
  expect(await upload(picture, STRANGER)).toMatchObject({ status: 404, body: { code: 'FLAT_NOT_FOUND' } })
  expect(await upload(picture, ADMIN)).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } })
  expect(await upload(picture, OWNER, 'file', flatId + 1)).toMatchObject({ status: 404 })
})

test('files that are no pictures, too small or too large are refused with the reason', async () => {
  const refusal = async (bytes: Uint8Array) => {
    const { status, body } = await upload(bytes, OWNER)
    return [status, body.code]
  }

  expect(await refusal(Buffer.from('<svg/>'))).toEqual([415, 'IMAGE_NOT_READABLE'])
  expect(await refusal(await aPicture(500, 500))).toEqual([422, 'IMAGE_TOO_SMALL'])
  expect(await refusal(Buffer.alloc(20 * 1024 * 1024 + 1))).toEqual([413, 'IMAGE_TOO_LARGE'])
})

test('a file that is no picture is refused with what becomes of photos of a phone', async () => {
  const { body } = await upload(Buffer.from('<svg/>'), OWNER)

  expect(body.error).toContain('save a HEIC from a phone as a JPEG first')
})

test('a large upload that is refused is read to its end, and the connection stays open', async () => {
  const large = Buffer.alloc(60 * 1024 * 1024)

  expect(await upload(large, OWNER, 'photo')).toMatchObject({ status: 400, body: { code: 'IMAGE_MISSING' } })
  expect(await upload(large, OWNER)).toMatchObject({ status: 413, body: { code: 'IMAGE_TOO_LARGE' } })
  expect(await upload(await aPicture(), OWNER)).toMatchObject({ status: 200 })
})

test('an upload without a file is refused as a missing image', async () => {
  expect(await upload(await aPicture(), OWNER, 'photo')).toMatchObject({
    status: 400,
    body: { code: 'IMAGE_MISSING' },
  })
  expect(
    await server.send('POST', `/flat/api/image/upload/${flatId}`, { as: OWNER, body: {} }),
  ).toMatchObject({
    status: 400,
    body: { code: 'IMAGE_MISSING' },
  })
})

test('a flat has at most thirty pictures, however many are uploaded at once', async () => {
  for (let rank = 0; rank < 28; rank += 1) await givenImage(server.db, flatId, rank)
  const pictures = await Promise.all([1, 2, 3, 4].map((more) => aPicture(1100 + more, 700)))

  const replies = await Promise.all(pictures.map((picture) => upload(picture, OWNER)))

  expect(replies.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
    200, 200, 409, 409,
  ])
  expect(replies.find(({ status }) => status === 409)?.body.code).toBe('TOO_MANY_IMAGES')
})

test('an archived flat accepts no pictures', async () => {
  await server.db.updateTable('flat').set({ status: 'ARCHIVED' }).where('id', '=', flatId).execute()

  expect(await upload(await aPicture(), OWNER)).toMatchObject({
    status: 409,
    body: { code: 'FLAT_ARCHIVED' },
  })
})

test('choosing a main picture clears the flag of all others, sent as JSON or as a form', async () => {
  const [one, two, three] = [
    await givenImage(server.db, flatId, 0),
    await givenImage(server.db, flatId, 1),
    await givenImage(server.db, flatId, 2),
  ]
  const path = `/flat/api/image/setMainImage/${flatId}`
  const form = new FormData()
  form.append('imageId', String(three))

  const asJson = await server.send('PUT', path, { as: OWNER, body: { imageId: two } })
  const asForm = await fetch(`${server.origin}/api${path}`, {
    method: 'PUT',
    body: form,
    headers: { authorization: `Bearer ${await server.tokenFor(OWNER)}` },
  })

  expect(mainOf(asJson.body)).toEqual([two])
  expect(idsOf(asJson.body)).toEqual([one, two, three])
  expect(mainOf((await asForm.json()) as OwnImage[])).toEqual([three])
})

test('removing the main picture makes the first remaining one the main picture', async () => {
  const [one, two, three] = [
    await givenImage(server.db, flatId, 0),
    await givenImage(server.db, flatId, 1),
    await givenImage(server.db, flatId, 2),
  ]

  const reply = await server.send('DELETE', `/flat/api/image/remove/${flatId}?imageIdList=${one},${two}`, {
    as: OWNER,
  })

  expect(reply.body).toMatchObject([{ id: three, mainImage: true, rank: 0 }])
})

test.each(['ACTIVE', 'IN_REVIEW'] as const)(
  'a flat that is %s keeps the pictures that publishing requires',
  async (status) => {
    const listed = await givenFlat(server.db, { owner_id: 'otto', status })
    const ids: number[] = []
    for (const rank of [0, 1, 2, 3]) ids.push(await givenImage(server.db, listed, rank))
    const remove = (list: number[], locale: string) =>
      server.send('DELETE', `/flat/api/image/remove/${listed}?imageIdList=${list.join()}`, {
        as: OWNER,
        headers: { 'accept-language': locale },
      })

    const sentences = []
    for (const locale of ['en', 'de', 'es']) {
      const { status: code, body } = await remove(ids.slice(0, 2), locale)
      expect([code, body.code, body.details[0].field]).toEqual([409, 'FLAT_NEEDS_IMAGES', 'images'])
      sentences.push(body.error)
    }
    expect(sentences).toEqual([
      expect.stringContaining('at least 3 pictures'),
      expect.stringContaining('mindestens 3 Bilder'),
      expect.stringContaining('al menos 3 imágenes'),
    ])
    // Nothing was half removed: all four are there, and the first is still the main one.
    const { body } = await server.send('GET', `/flat/api/${listed}`, { as: OWNER })
    expect([idsOf(body.images), mainOf(body.images)]).toEqual([ids, ids.slice(0, 1)])

    expect((await remove(ids.slice(0, 1), 'en')).status).toBe(200)
  },
)

test('a picture that is named twice in a request is removed once', async () => {
  const listed = await givenFlat(server.db, { owner_id: 'otto' })
  const ids: number[] = []
  for (const rank of [0, 1, 2, 3]) ids.push(await givenImage(server.db, listed, rank))

  const { body } = await server.send(
    'DELETE',
    `/flat/api/image/remove/${listed}?imageIdList=${ids[3]},${ids[3]}`,
    { as: OWNER },
  )

  expect(idsOf(body)).toEqual(ids.slice(0, 3))
})

test('of two requests that remove required pictures at once the second is refused', async () => {
  const listed = await givenFlat(server.db, { owner_id: 'otto' })
  const ids: number[] = []
  for (const rank of [0, 1, 2, 3]) ids.push(await givenImage(server.db, listed, rank))

  const replies = await Promise.all(
    ids
      .slice(0, 2)
      .map((id) =>
        server.send('DELETE', `/flat/api/image/remove/${listed}?imageIdList=${id}`, { as: OWNER }),
      ),
  )

  expect(replies.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
})

test('the files of a removed picture are deleted after a day, unless another flat shows the same one', async () => {
  const [own, shared] = [await aPicture(1030, 700), await aPicture(1031, 700)]
  const other = await givenFlat(server.db, { owner_id: 'otto' })
  const pictures = [(await upload(own, OWNER)).body, (await upload(shared, OWNER)).body]
  await upload(shared, OWNER, 'file', other)
  const stored = async () => {
    const keys = pictures.map(({ derivatives }) => /image\/(\w+)/.exec(derivatives.thumb.url)?.[1] ?? '')
    const files = keys.map((key) => server.storage.head(`images/${key.slice(0, 2)}/${key}/thumb.webp`))
    return (await Promise.all(files)).map((file) => file !== undefined)
  }
  const list = idsOf(pictures).join()
  await server.send('DELETE', `/flat/api/image/remove/${flatId}?imageIdList=${list}`, { as: OWNER })

  await server.runJobs()
  expect(await stored()).toEqual([true, true])

  server.clock.now = new Date(server.clock.now.getTime() + 24 * 3_600_000)
  await server.runJobs()
  expect(await stored()).toEqual([false, true])
})

test('a picture can be moved to another position', async () => {
  const [one, two, three] = [
    await givenImage(server.db, flatId, 0),
    await givenImage(server.db, flatId, 1),
    await givenImage(server.db, flatId, 2),
  ]

  const reply = await server.send('PUT', `/flat/api/image/setImageRank/${flatId}?imageId=${three}&rank=0`, {
    as: OWNER,
  })

  expect(idsOf(reply.body)).toEqual([three, one, two])
  expect(mainOf(reply.body)).toEqual([one])
})

test('a request that sorts pictures has to name every picture once', async () => {
  const [one, two] = [await givenImage(server.db, flatId, 0), await givenImage(server.db, flatId, 1)]
  const sort = (query: string) =>
    server.send('PUT', `/flat/api/image/setSortedImages/${flatId}?${query}`, { as: OWNER })

  expect(idsOf((await sort(`imageIdList=${two}&imageIdList=${one}`)).body)).toEqual([two, one])
  expect(await sort(`imageIdList=${one}`)).toMatchObject({
    status: 422,
    body: { code: 'IMAGES_NOT_ALL_NAMED' },
  })
  expect(await sort(`imageIdList=${one},${one}`)).toMatchObject({ status: 422 })
})

test('a picture of another flat cannot be removed or changed', async () => {
  const other = await givenFlat(server.db, { owner_id: 'anna' })
  const hers = await givenImage(server.db, other, 0)
  await givenImage(server.db, flatId, 0)

  const replies = [
    await server.send('DELETE', `/flat/api/image/remove/${flatId}?imageIdList=${hers}`, { as: OWNER }),
    await server.send('DELETE', `/flat/api/image/remove/${other}?imageIdList=${hers}`, { as: OWNER }),
    await server.send('PUT', `/flat/api/image/setMainImage/${flatId}`, {
      as: OWNER,
      body: { imageId: hers },
    }),
    await server.send('PUT', `/flat/api/image/setImageRank/${flatId}?imageId=${hers}&rank=0`, { as: OWNER }),
    await server.send('PUT', `/flat/api/image/setSortedImages/${flatId}?imageIdList=${hers}`, { as: OWNER }),
  ]

  expect(replies.map(({ status, body }) => [status, body.code])).toEqual([
    [404, 'IMAGE_NOT_FOUND'],
    [404, 'FLAT_NOT_FOUND'],
    [404, 'IMAGE_NOT_FOUND'],
    [404, 'IMAGE_NOT_FOUND'],
    [404, 'IMAGE_NOT_FOUND'],
  ])
})

test.each([
  ['PUT', 'setMainImage', '', { imageId: 1 }],
  ['DELETE', 'remove', '?imageIdList=1', undefined],
  ['PUT', 'setImageRank', '?imageId=1&rank=0', undefined],
  ['PUT', 'setSortedImages', '?imageIdList=1', undefined],
] as const)('%s %s is for the owner alone', async (method, call, query, body) => {
  const statusFor = async (as?: Partial<User>) =>
    (await server.send(method, `/flat/api/image/${call}/${flatId}${query}`, { ...(as && { as }), body }))
      .status

  expect([await statusFor(), await statusFor(STRANGER), await statusFor(ADMIN)]).toEqual([401, 404, 403])
})
