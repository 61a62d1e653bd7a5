import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import sharp from 'sharp'
import type { User } from '../../foundation/kernel/index.ts'
import { givenFlat, givenUser } from '../../testing/given.ts'
import { openTestServer, type TestServer } from '../../testing/test-server.ts'

const MAX_IMAGES = 30
const aUser = (id: string): User => ({ id, email: '', givenName: '', familyName: '', isAdmin: false })
let server: TestServer
let flatId: number

beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.clear()
  flatId = await givenFlat(server.db, { owner_id: 'otto' })
})

const pictureOf = (grey: number) =>
  sharp({ create: { width: 1024, height: 400, channels: 3, background: { r: grey, g: grey, b: grey } } })
    .jpeg()
    .toBuffer()

test('pictures that are added together keep their order, and the first becomes the main picture', async () => {
  const pictures = await Promise.all([40, 80, 120].map(pictureOf))

  const images = await server.services.images.addAll(aUser('otto'), flatId, pictures)

  expect(images.map(({ rank, mainImage }) => [rank, mainImage])).toEqual([
    [0, true],
    [1, false],
    [2, false],
  ])
})

test('no picture is added if they are one too many', async () => {
  const picture = await pictureOf(90)
  const tooMany = Array.from({ length: MAX_IMAGES + 1 }, () => picture)

  const adding = server.services.images.addAll(aUser('otto'), flatId, tooMany)

  await expect(adding).rejects.toMatchObject({ code: 'TOO_MANY_IMAGES' })
  expect((await server.services.flatEditing.getForEditing(aUser('otto'), flatId)).images).toEqual([])
})

test('a landlord cannot add pictures to another landlord’s flat', async () => {
  await givenUser(server.db, 'anna')

  const adding = server.services.images.addAll(aUser('anna'), flatId, [await pictureOf(60)])

  await expect(adding).rejects.toMatchObject({ code: 'FLAT_NOT_FOUND' })
})
