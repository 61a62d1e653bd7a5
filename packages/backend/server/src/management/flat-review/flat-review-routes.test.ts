// proves 21.36, 21.37, 21.66
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { addHours } from '@domizil/domain'
import sharp from 'sharp'
import { recordAction } from '../../infrastructure/audit/index.ts'
import { WHOLE_FLAT } from '../../testing/flat-bodies.ts'
import { givenContentReport } from '../../testing/given-content-report.ts'
import { givenFlat, givenImage, givenUser } from '../../testing/given.ts'
import { aPicture } from '../../testing/pictures.ts'
import { NOW, openTestServer, type TestServer } from '../../testing/test-server.ts'

const ADMIN = { id: 'root', isAdmin: true }
const LONG_TEXT =
  'A quiet place with a view over the yard, two minutes from the park and five from the underground station.'
let server: TestServer

beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.clear()
  await givenUser(server.db, 'root')
})

const review = async (id: number) =>
  (await server.send('GET', `/admin/api/flat/${id}/review`, { as: ADMIN })).body
const doublesOf = async (id: number) =>
  Object.fromEntries(
    (await review(id)).doubles.map(({ code, flats }: { code: string; flats: { id: number }[] }) => [
      code,
      flats.map((flat) => flat.id),
    ]),
  )
const givenWaiting = (hoursAgo: number, change = {}) =>
  givenFlat(server.db, { status: 'IN_REVIEW', created_at: addHours(NOW, -hoursAgo), ...change })

const upload = (id: string, flatId: number, bytes: Uint8Array) =>
  server.services.images.upload(
    { id, email: '', givenName: '', familyName: '', isAdmin: false },
    flatId,
    bytes,
  )

/** A picture with light and dark fields; another number has others. */
function aPhoto(number: number): Promise<Buffer> {
  const fields = Uint8Array.from({ length: 12 * 8 }, (_field, at) => (at * at * 37 * number + at * 91) % 256)
  return sharp(fields, { raw: { width: 12, height: 8, channels: 1 } })
    .resize(1200, 800, { fit: 'fill' })
    .jpeg()
    .toBuffer()
}

async function givenWhole(change: Parameters<typeof givenFlat>[1]): Promise<number> {
  const { description_flat_en = '', description_flat_local = '' } = WHOLE_FLAT
  const id = await givenFlat(server.db, { description_flat_en, description_flat_local, ...change })
  for (const rank of [0, 1, 2]) await givenImage(server.db, id, rank)
  return id
}

test('a flat in review is shown with its texts in both languages, its address, photos and owner', async () => {
  const id = await givenWaiting(1)
  await givenImage(server.db, id, 0)

  const { flat, title, owner } = await review(id)

  expect(title).toBe('Bright flat in the old town')
  expect(flat).toMatchObject({
    title_en: 'Bright flat in the old town',
    title_local: 'Helle Wohnung in der Altstadt',
    address: { street: 'Torstraße', houseNumber: '1a', latitude: 52.5306, longitude: 13.4052 },
    images: [{ mainImage: true }],
  })
  expect(owner).toMatchObject({
    id: 'otto',
    name: 'otto Muster',
    email: 'otto@example.org',
    since: NOW.toISOString(),
    status: 'ACTIVE',
    flats: { IN_REVIEW: 1, ACTIVE: 0 },
    rejections: 0,
    reports: 0,
  })
})

test('earlier rejections and reports are in the history of the owner', async () => {
  const id = await givenWaiting(1)
  const other = await givenFlat(server.db)
  await givenUser(server.db, 'tara')
  await server.send('PUT', `/flat/api/updateStatus/${other}?flatStatus=REJECTED`, {
    as: ADMIN,
    body: { reason: 'The photos show another flat' },
  })
  await givenContentReport(server.db, other, { landlord: { id: 'otto' }, tenant: { id: 'tara' } } as never)

  const { owner } = await review(id)
  const { history } = await review(other)

  expect(owner).toMatchObject({ rejections: 1, reports: 1, flats: { REJECTED: 1 } })
  expect(history).toEqual([
    {
      id: expect.any(Number),
      time: NOW.toISOString(),
      admin: 'Anna Kern',
      action: 'FLAT_STATUS_CHANGED',
      from: 'ACTIVE',
      to: 'REJECTED',
      reason: 'The photos show another flat',
    },
  ])
})

test('a removal that was undone by a complaint is not counted as a rejection of the owner', async () => {
  const id = await givenFlat(server.db)
  const subject = { action: 'FLAT_STATUS_CHANGED', subjectType: 'FLAT', subjectId: id } as const
  const [listed, rejected] = [{ status: 'ACTIVE' }, { status: 'REJECTED' }]
  for (const [before, after] of [
    [listed, rejected],
    [rejected, listed],
    [listed, rejected],
  ] as const)
    await recordAction(server.db, ADMIN, { ...subject, before, after }, NOW)

  expect((await review(id)).owner.rejections).toBe(1)
})

describe('the hints for a flat in review name', () => {
  test('another flat with the same picture and text, ignoring case and spaces', async () => {
    const first = await givenFlat(server.db, { owner_id: 'paul', description_flat_en: LONG_TEXT })
    const id = await givenWaiting(1, {
      street: 'Other street',
      description_flat_en: LONG_TEXT.toUpperCase().replaceAll(' ', '  '),
    })
    await givenImage(server.db, first, 0)
    await givenImage(server.db, id, 0)
    await server.db
      .updateTable('flat_image')
      .set({ key: `key${first}-0` })
      .where('flat_id', '=', id)
      .execute()

    expect(await doublesOf(id)).toEqual({ SAME_PICTURE: [first], SAME_TEXT: [first] })
  })

  test('another flat with the same photo in a different size and quality, and no other photo', async () => {
    const [first, alike, other] = [
      await givenFlat(server.db, { owner_id: 'paul' }),
      await givenFlat(server.db, { owner_id: 'paula' }),
      await givenFlat(server.db, { owner_id: 'otto' }),
    ]
    const photo = await aPhoto(1)
    const smaller = await sharp(photo).resize(1050).jpeg({ quality: 55 }).toBuffer()
    await upload('paul', first, photo)
    await upload('paula', alike, smaller)
    await upload('otto', other, await aPhoto(2))

    expect((await doublesOf(alike)).SAME_PICTURE).toEqual([first])
    expect((await doublesOf(other)).SAME_PICTURE).toBeUndefined()
  })

  test('the number of the photo in both flats', async () => {
    const [first, alike] = [await givenFlat(server.db, { owner_id: 'paul' }), await givenFlat(server.db)]
    await upload('paul', first, await aPhoto(1))
    for (const seed of [2, 3, 1]) await upload('otto', alike, await aPhoto(seed))

    const [picture] = (await review(alike)).doubles
    expect(picture).toMatchObject({
      code: 'SAME_PICTURE',
      flats: [{ id: first, photos: [{ number: 3, there: 1 }] }],
    })
  })

  test('a photo that was not compared at its upload, once the timer has compared it', async () => {
    const [first, alike] = [await givenFlat(server.db, { owner_id: 'paul' }), await givenFlat(server.db)]
    await upload('paul', first, await aPhoto(1))
    await upload(
      'otto',
      alike,
      await sharp(await aPhoto(1))
        .jpeg({ quality: 55 })
        .toBuffer(),
    )
    await server.db.updateTable('flat_image').set({ look: null }).execute()
    expect(await doublesOf(alike)).not.toHaveProperty('SAME_PICTURE')

    await server.runJobs()

    expect((await doublesOf(alike)).SAME_PICTURE).toEqual([first])
  })

  test('flats of other owners first, if many flats have the same photo', async () => {
    const first = await givenFlat(server.db, { owner_id: 'paul' })
    await upload('paul', first, await aPhoto(1))
    const own = []
    for (let count = 0; count < 6; count += 1) own.push(await givenFlat(server.db))
    for (const id of own) await upload('otto', id, await aPhoto(1))

    expect((await doublesOf(own[0] ?? 0)).SAME_PICTURE).toEqual([first, ...own.slice(2).toReversed()])
  })

  test('no photos of a single colour as equal', async () => {
    const [first, other] = [await givenFlat(server.db, { owner_id: 'paul' }), await givenFlat(server.db)]
    await upload('paul', first, await aPicture(1200, 800, { colour: '#cccccc' }))
    await upload('otto', other, await aPicture(1200, 800, { colour: '#dddddd' }))

    expect((await doublesOf(other)).SAME_PICTURE).toBeUndefined()
  })

  test('a flat of another owner at the same address, not one of the same owner', async () => {
    const foreign = await givenFlat(server.db, { owner_id: 'paul' })
    const id = await givenWaiting(1)
    await givenFlat(server.db)

    expect(await doublesOf(id)).toEqual({ SAME_ADDRESS: [foreign] })
  })

  test('a rent far from the median of the place, and contact details in a text', async () => {
    for (let count = 0; count < 5; count += 1) await givenFlat(server.db, { owner_id: 'paul' })
    const id = await givenWaiting(1, {
      price_per_month: 300,
      street: 'Other street',
      description_region_en: 'Write to me at otto@example.org before you book.',
    })

    const { medianPrice, hints } = await review(id)

    expect(medianPrice).toBe(1200)
    expect(hints).toEqual(
      expect.arrayContaining([
        { field: 'description_region_en', code: 'CONTACT_NOT_ALLOWED', words: 'otto@example.org' },
        { field: 'pricePerMonth', code: 'UNUSUAL_PRICE', min: 720, max: 1680 },
      ]),
    )
  })

  test('no other flat if none is similar', async () => {
    expect(await doublesOf(await givenWaiting(1))).toEqual({})
  })
})

test('flats in review are in a queue, the oldest first, and other flats link to its start', async () => {
  const second = await givenWaiting(2)
  const first = await givenWaiting(3)
  const third = await givenWaiting(1)
  const listed = await givenFlat(server.db)

  const queues = []
  for (const id of [first, second, third, listed]) queues.push((await review(id)).queue)

  const since = (hoursAgo: number) => addHours(NOW, -hoursAgo).toISOString()
  expect(queues).toEqual([
    { total: 3, position: 1, previous: null, next: second, first: second, since: since(3) },
    { total: 3, position: 2, previous: first, next: third, first, since: since(2) },
    { total: 3, position: 3, previous: second, next: null, first, since: since(1) },
    { total: 3, position: null, previous: null, next: first, first, since: null },
  ])
})

test('the waiting time of a flat starts with its submission, not with its draft', async () => {
  const first = await givenWaiting(2)
  const old = await givenWhole({ status: 'DRAFT', created_at: addHours(NOW, -9000) })
  await server.send('PUT', `/flat/api/updateStatus/${old}?flatStatus=IN_REVIEW`, { as: { id: 'otto' } })

  const list = await server.send('GET', '/admin/api/flats?status=IN_REVIEW&sort=waiting&dir=asc', {
    as: ADMIN,
  })
  expect((await review(old)).queue).toMatchObject({ position: 2, previous: first, since: NOW.toISOString() })
  expect(list.body.items.map(({ id, waiting }: { id: number; waiting: string }) => [id, waiting])).toEqual([
    [first, addHours(NOW, -2).toISOString()],
    [old, NOW.toISOString()],
  ])
})

test('a report that was decided without a change is not in the history of the listing', async () => {
  const id = await givenFlat(server.db)
  const people = { landlord: { id: 'otto' }, tenant: { id: 'tara' } } as never
  await givenUser(server.db, 'tara')
  const subjectId = await givenContentReport(server.db, id, people)
  const kept = { before: { decision: null }, after: { decision: 'KEPT' } }
  const action = 'REPORT_DECIDED'
  await recordAction(server.db, ADMIN, { action, subjectType: 'REPORT', subjectId, ...kept }, NOW)

  expect((await review(id)).history).toEqual([])
})

describe('a decision about a reviewed version', () => {
  const decide = (id: number, body: object, flatStatus = 'REJECTED') =>
    server.send('PUT', `/flat/api/updateStatus/${id}?flatStatus=${flatStatus}`, { as: ADMIN, body })
  const reason = 'The photos show another flat'

  test.each([
    [
      'a text',
      (id: number) =>
        server.send('PUT', '/flat/api/edit', {
          as: { id: 'otto' },
          body: { id, version: 1, title_en: 'Another title of the flat' },
        }),
    ],
    [
      'a picture',
      (id: number) =>
        server.db
          .updateTable('flat_image')
          .set({ key: 'another' })
          .where('flat_id', '=', id)
          .where('rank', '=', 0)
          .execute(),
    ],
  ])(
    'is refused after the landlord has changed %s, and accepted for the new version',
    async (_what, change) => {
      const id = await givenWhole({ status: 'IN_REVIEW' })
      const { state } = await review(id)
      await change(id)

      const refused = await decide(id, { state }, 'ACTIVE')
      const { state: now } = await review(id)
      const taken = await decide(id, { state: now }, 'ACTIVE')

      expect([refused.status, refused.body.code]).toEqual([409, 'FLAT_CHANGED_MEANWHILE'])
      expect([taken.status, taken.body.status]).toEqual([200, 'ACTIVE'])
    },
  )

  test('can be made without naming a version', async () => {
    const id = await givenWaiting(1)

    expect(await decide(id, { reason })).toMatchObject({ status: 200, body: { status: 'REJECTED' } })
  })
})

test('the usual reasons are in the language of the owner', async () => {
  const id = await givenWaiting(1)
  const reasonIn = async (locale: string) => {
    await server.db.updateTable('app_user').set({ locale }).where('id', '=', 'otto').execute()
    const { reasons } = await review(id)
    return reasons.find(({ code }: { code: string }) => code === 'LISTED_TWICE').text
  }

  expect([await reasonIn('de'), await reasonIn('es'), await reasonIn('en')]).toEqual([
    expect.stringContaining('bereits veröffentlicht'),
    expect.stringContaining('ya está publicado'),
    expect.stringContaining('already listed'),
  ])
})

test('a flat that does not exist cannot be reviewed', async () => {
  const { status } = await server.send('GET', '/admin/api/flat/4711/review', { as: ADMIN })

  expect(status).toBe(404)
})
