// proves 11.4, D7.4
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import type { User } from '../../foundation/kernel/index.ts'
import { givenBooking } from '../../testing/given-booking.ts'
import { givenFlat, givenUser } from '../../testing/given.ts'
import { withPoisonedRow } from '../../testing/poison-row.ts'
import { openTestServer, type TestServer } from '../../testing/test-server.ts'

const LANDLORD = { id: 'otto', givenName: 'Otto' }
const TENANT = { id: 'tara', givenName: 'Tara' }
const STRANGER = { id: 'anna' }
const ADMIN = { id: 'root', isAdmin: true }
const RATINGS = { cleanliness: 5, accuracy: 4, communication: 5, location: 4, value: 3 }
const TENANT_RATINGS = { communication: 5, care: 4, rules: 5 }
const TEXT = 'A very quiet and pleasant flat.'
/** The stay ends on 31 May. */
const LAST_DAY = new Date('2027-05-31T10:00:00Z')
const LAST_CHANCE = new Date('2027-06-14T21:59:00Z')
const TOO_LATE = new Date('2027-06-14T22:00:00Z')
let server: TestServer
let flatId: number
let id: number

beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.clear()
  server.clock.now = LAST_DAY
  flatId = await givenFlat(server.db, { owner_id: 'otto' })
  for (const user of ['tara', 'anna', 'root']) await givenUser(server.db, user)
  id = await givenBooking(server.db, flatId, { status: 'BOOKING_COMPLETED' })
})

type As = Partial<User> | null
const asWho = (as: As) => (as ? { as } : {})
const reviewFlat = (as: As = TENANT, body: object = { ratings: RATINGS, text: TEXT }) =>
  server.send('POST', `/booking/api/${id}/flatReview`, { ...asWho(as), body })
const reviewTenant = (as: As = LANDLORD, body: object = { ratings: TENANT_RATINGS, text: TEXT }) =>
  server.send('POST', `/booking/api/${id}/tenantReview`, { ...asWho(as), body })
const read = async (as: As) => (await server.send('GET', `/booking/api/${id}/reviews`, asWho(as))).body
const ofFlat = async () => (await server.send('GET', `/flat/${flatId}/reviews`)).body
const ofTenant = (booking = id, as: As = LANDLORD) =>
  server.send('GET', `/booking/api/${booking}/tenantReviews`, asWho(as))
const reply = (review: number, as: As = LANDLORD, text = 'Thank you, come again.') =>
  server.send('POST', `/booking/api/review/${review}/reply`, { ...asWho(as), body: { text } })
const hide = (review: number, as: As = ADMIN, reason = 'Names the neighbours') =>
  server.send('POST', `/admin/api/review/${review}/hide`, { ...asWho(as), body: { reason } })

const show = (review: number, as: As = ADMIN, reason = 'It names nobody') =>
  server.send('POST', `/admin/api/review/${review}/show`, { ...asWho(as), body: { reason } })
const entriesOf = async (review: number) =>
  (
    await server.send('GET', `/admin/api/audit?subjectType=REVIEW&subjectId=${review}&sort=id&dir=asc`, {
      as: ADMIN,
    })
  ).body.items

const inList = async (path: string, as: As) =>
  (await server.send('GET', `/booking/api/${path}/list`, asWho(as))).body.find(
    (booking: { id: number }) => booking.id === id,
  )

async function givenPublished(): Promise<{ flat: number; tenant: number }> {
  await reviewFlat()
  await reviewTenant()
  const { flatReview, tenantReview } = await read(TENANT)
  return { flat: flatReview.id, tenant: tenantReview.id }
}

/** Reviews of long ago, the oldest first. */
async function givenPublishedReviews(flat: number, ratings: object[]): Promise<void> {
  for (const [age, rating] of ratings.entries()) {
    const booking = await givenBooking(server.db, flat, { status: 'BOOKING_COMPLETED' })
    await server.db
      .insertInto('review')
      .values({
        booking_id: booking,
        kind: 'FLAT',
        flat_id: flat,
        tenant_id: 'tara',
        author_id: 'tara',
        ratings: JSON.stringify(rating),
        text: TEXT,
        status: 'PUBLISHED',
        published_at: new Date(Date.UTC(2020, 0, 1, age)),
      })
      .execute()
  }
}

test('the page and the card of a flat show the mean of its published reviews only', async () => {
  const figures = async () => {
    const [page, cards] = await Promise.all([
      server.send('GET', `/flat/${flatId}`),
      server.send('GET', '/flat/list'),
    ])
    return [page.body, cards.body[0]].map(({ rating, reviewCount }) => [rating, reviewCount])
  }

  await reviewFlat()
  const before = await figures()
  await reviewTenant()

  expect([before, await figures()]).toEqual([
    [
      [null, 0],
      [null, 0],
    ],
    [
      [4.2, 1],
      [4.2, 1],
    ],
  ])
})

test('the mean ratings of a flat include reviews that its list does not show', async () => {
  const aRating = (cleanliness: number) => ({ ...RATINGS, cleanliness })
  await givenPublishedReviews(flatId, [
    ...Array.from({ length: 20 }, () => aRating(1)),
    ...Array.from({ length: 200 }, () => aRating(5)),
  ])

  const { count, average, categories, items } = await ofFlat()
  const { rating, reviewCount } = (await server.send('GET', `/flat/${flatId}`)).body

  expect(items).toHaveLength(200)
  expect([count, average]).toEqual([reviewCount, rating])
  expect([count, categories]).toEqual([220, { ...RATINGS, cleanliness: 4.6 }])
})

test('neither side sees the other’s review before both have written', async () => {
  expect(await read(TENANT)).toMatchObject({ opensOn: '2027-05-31', closesOn: '2027-06-14', canWrite: true })

  const { body } = await reviewFlat()

  expect(body).toMatchObject({
    canWrite: false,
    flatReview: { status: 'PENDING', rating: 4.2 },
    tenantReview: null,
  })
  expect(await read(LANDLORD)).toMatchObject({ canWrite: true, flatReview: null, tenantReview: null })
  expect(await ofFlat()).toMatchObject({ count: 0, average: null, items: [] })

  await reviewTenant()
  expect(await read(TENANT)).toMatchObject({
    flatReview: { status: 'PUBLISHED', author: 'Tara' },
    tenantReview: { status: 'PUBLISHED', author: 'Otto', ratings: TENANT_RATINGS },
  })
  expect(await ofFlat()).toMatchObject({
    count: 1,
    average: 4.2,
    categories: RATINGS,
    items: [{ author: 'Tara', text: TEXT, reply: null }],
  })
})

test('two reviews at the same time are both published', async () => {
  const replies = await Promise.all([reviewFlat(), reviewTenant()])

  expect(replies.map(({ status }) => status)).toEqual([200, 200])
  expect(await read(LANDLORD)).toMatchObject({
    flatReview: { status: 'PUBLISHED' },
    tenantReview: { status: 'PUBLISHED' },
  })
})

test('a single review is published by the timer after fourteen days', async () => {
  await reviewFlat()
  const status = async () =>
    (await server.db.selectFrom('review').select('status').executeTakeFirstOrThrow()).status

  server.clock.now = LAST_CHANCE
  await server.runJobs()
  expect(await status()).toBe('PENDING')
  server.clock.now = TOO_LATE
  await server.db.updateTable('job').set({ run_at: TOO_LATE }).execute()
  await server.runJobs()

  expect(await status()).toBe('PUBLISHED')
  expect((await reviewTenant()).body.code).toBe('REVIEW_NOT_OPEN')
})

test('a single review is shown as published after that time, even if the timer cannot record it', async () => {
  await reviewFlat()
  const rated = await givenBooking(server.db, await givenFlat(server.db), { status: 'BOOKING_COMPLETED' })
  await server.send('POST', `/booking/api/${rated}/tenantReview`, {
    as: LANDLORD,
    body: { ratings: TENANT_RATINGS, text: TEXT },
  })
  server.clock.now = TOO_LATE

  await withPoisonedRow(server.db, { table: 'review', column: 'status', value: 'PUBLISHED' }, async () => {
    await server.services.reviews.publishDue()
    const { body: page } = await server.send('GET', `/flat/${flatId}`)
    const { body: cards } = await server.send('GET', '/flat/list')
    const { flatReview } = await read(LANDLORD)
    const { body: exported } = await server.send('GET', '/user/api/export', { as: TENANT })
    const { body: rows } = await server.send('GET', '/admin/api/flatReviews?status=PUBLISHED', { as: ADMIN })

    expect(await ofFlat()).toMatchObject({ count: 1, categories: RATINGS, items: [{ text: TEXT }] })
    expect((await ofTenant()).body).toMatchObject([{ text: TEXT }])
    expect([page.reviewCount, ...cards.map((card: typeof page) => card.reviewCount)]).toEqual([1, 0, 1])
    expect((await inList(`flat/${flatId}`, LANDLORD)).otherParty.rating).toEqual({ average: 4.7, count: 1 })
    expect(exported.reviewsReceived).toMatchObject([{ booking_id: rated, status: 'PUBLISHED' }])
    expect(rows.items).toMatchObject([{ booking: id, status: 'PUBLISHED' }])
    expect((await reply(flatReview.id)).body).toMatchObject({ status: 'PUBLISHED' })
    expect((await inList('tenant', TENANT)).review.answered).toMatchObject({ text: TEXT })
  })
})

test.each([
  ['2027-05-30T21:59:59Z', 409],
  ['2027-05-30T22:00:00Z', 200],
  ['2027-06-14T21:59:59Z', 200],
  ['2027-06-14T22:00:00Z', 409],
])('at %s a review of a stay that ends on 31 May is answered with %i', async (now, status) => {
  server.clock.now = new Date(now)
  expect([(await read(TENANT)).canWrite, (await reviewFlat()).status]).toEqual([status === 200, status])
})

test.each(['REQUESTED', 'CONTRACT_APPROVED', 'BOOKING_CANCELED'] as const)(
  'a stay in the status %s cannot be reviewed, and nobody is offered to',
  async (status) => {
    const cancel_reason = status === 'BOOKING_CANCELED' ? ('EXPIRED' as const) : null
    await server.db.updateTable('booking').set({ status, cancel_reason }).execute()

    const offers = [(await read(TENANT)).canWrite, (await read(LANDLORD)).canWrite]
    const { body, ...answer } = await reviewFlat()

    expect([offers, answer.status, body.code]).toEqual([[false, false], 409, 'REVIEW_NOT_OPEN'])
  },
)

test('the writer of a review sees which one is theirs, whoever else reads it', async () => {
  await givenPublished()
  const isOwn = async (as: As) =>
    (await server.send('GET', `/flat/${flatId}/reviews`, asWho(as))).body.items.map(
      ({ own }: { own: boolean }) => own,
    )

  expect([await isOwn(TENANT), await isOwn(LANDLORD), await isOwn(null)]).toEqual([[true], [false], [false]])
})

test('a stay can be reviewed once by each side, also at the same time', async () => {
  const replies = await Promise.all([reviewFlat(), reviewFlat(), reviewFlat()])

  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  expect((await reviewFlat()).body.code).toBe('ALREADY_REVIEWED')
})

test.each([
  ['too short', { ratings: RATINGS, text: ` ${'x'.repeat(19)} ` }, 422],
  ['short enough', { ratings: RATINGS, text: 'x'.repeat(1000) }, 200],
  ['too long', { ratings: RATINGS, text: 'x'.repeat(1001) }, 400],
  ['without a category', { ratings: TENANT_RATINGS, text: TEXT }, 400],
  ['with six points', { ratings: { ...RATINGS, value: 6 }, text: TEXT }, 400],
])('the limits of a review apply to one that is %s', async (_what, body, status) => {
  expect((await reviewFlat(TENANT, body)).status).toBe(status)
})

test('the reviews of a stay can be read by its two parties and administrators', async () => {
  await reviewFlat()
  const statusFor = async (as: As) =>
    (await server.send('GET', `/booking/api/${id}/reviews`, asWho(as))).status

  expect([await statusFor(STRANGER), await statusFor(null)]).toEqual([404, 401])
  expect(await read(ADMIN)).toMatchObject({ canWrite: false, flatReview: { status: 'PENDING' } })
})

test('the reviews of a tenant can be read by landlords whose flat the tenant requests', async () => {
  await givenPublished()
  const flat = await givenFlat(server.db, { owner_id: 'ben' })
  const asked = await givenBooking(server.db, flat, {
    status: 'REQUESTED',
    start_date: '2027-09-01',
    end_date: '2027-10-31',
  })
  const ben = { id: 'ben' }

  expect((await ofTenant(asked, ben)).body).toMatchObject([{ author: 'Otto', text: TEXT, rating: 4.7 }])
  expect((await ofTenant(asked, ADMIN)).status).toBe(200)
  for (const as of [LANDLORD, TENANT, STRANGER]) expect((await ofTenant(asked, as)).status).toBe(404)
  expect((await ofTenant(asked, null)).status).toBe(401)
  await server.send('DELETE', `/booking/api/${asked}/cancel`, { as: TENANT })
  expect((await ofTenant(asked, ben)).status).toBe(404)
})

test('the lists show until when a stay can be reviewed, and who still can', async () => {
  const ofBoth = async () => [
    (await inList('tenant', TENANT)).review,
    (await inList(`flat/${flatId}`, LANDLORD)).review,
  ]
  const still = { closesOn: '2027-06-14', canWrite: true, answered: null }
  server.clock.now = new Date('2027-05-30T10:00:00Z')
  expect(await ofBoth()).toEqual([null, null])
  server.clock.now = LAST_DAY
  expect(await ofBoth()).toEqual([still, still])

  await reviewFlat()

  expect(await ofBoth()).toEqual([{ ...still, canWrite: false }, still])
  server.clock.now = TOO_LATE
  expect((await ofBoth())[1]).toEqual({ ...still, canWrite: false })
})

test('a landlord sees in the list how others have rated the tenant of a request, a tenant does not', async () => {
  const ratings = async () => [
    (await inList(`flat/${flatId}`, LANDLORD)).otherParty.rating,
    (await inList('tenant', TENANT)).otherParty.rating,
  ]
  await reviewTenant()
  expect(await ratings()).toEqual([null, null])

  await reviewFlat()
  expect(await ratings()).toEqual([{ average: 4.7, count: 1 }, null])

  await server.db
    .updateTable('booking')
    .set({ status: 'BOOKING_CANCELED', cancel_reason: 'EXPIRED' })
    .execute()
  expect(await ratings()).toEqual([null, null])
})

test('a landlord can reply to a review once', async () => {
  const { flat, tenant } = await givenPublished()

  expect((await reply(flat)).body).toMatchObject({
    reply: 'Thank you, come again.',
    repliedAt: LAST_DAY.toISOString(),
  })

  expect((await reply(flat)).body.code).toBe('ALREADY_REPLIED')
  expect((await ofFlat()).items[0].reply).toBe('Thank you, come again.')
  expect((await reply(tenant, TENANT)).status).toBe(404)
})

test('a reply is shown to both sides of the booking, until the review is hidden', async () => {
  const { flat } = await givenPublished()
  const answeredFor = async (path: string, as: As) => (await inList(path, as)).review.answered
  expect(await answeredFor('tenant', TENANT)).toBeNull()
  await reply(flat)

  const expected = { text: TEXT, reply: 'Thank you, come again.', repliedAt: LAST_DAY.toISOString() }
  expect(await answeredFor('tenant', TENANT)).toEqual(expected)
  expect(await answeredFor(`flat/${flatId}`, LANDLORD)).toEqual(expected)

  await hide(flat)
  expect(await answeredFor('tenant', TENANT)).toBeNull()
})

test('a reply has at most 500 characters, and needs a published review', async () => {
  await reviewFlat()
  const { flatReview } = await read(TENANT)
  expect((await reply(flatReview.id)).status).toBe(404)
  await reviewTenant()

  expect((await reply(flatReview.id, LANDLORD, '  ')).body.code).toBe('REVIEW_INVALID')
  expect((await reply(flatReview.id, LANDLORD, 'x'.repeat(501))).status).toBe(400)
  expect((await reply(flatReview.id, LANDLORD, 'x'.repeat(500))).status).toBe(200)
})

test('an administrator can hide a review with a reason, and then nobody else sees it', async () => {
  const { flat } = await givenPublished()
  expect((await hide(flat, ADMIN, 'no')).body.code).toBe('REVIEW_INVALID')

  expect((await hide(flat)).body.status).toBe('HIDDEN')

  expect(await ofFlat()).toMatchObject({ count: 0, average: null })
  expect((await read(LANDLORD)).flatReview).toBeNull()
  expect((await reply(flat)).status).toBe(404)
  expect((await hide(flat)).status).toBe(200)
  const rows = await server.db
    .selectFrom('review')
    .select(['kind', 'status', 'hidden_reason'])
    .orderBy('kind')
    .execute()
  expect(rows).toEqual([
    { kind: 'FLAT', status: 'HIDDEN', hidden_reason: 'Names the neighbours' },
    { kind: 'TENANT', status: 'PUBLISHED', hidden_reason: null },
  ])
})

test('a review that was hidden while pending stays hidden when the other review comes', async () => {
  await reviewFlat()
  await hide((await read(TENANT)).flatReview.id)
  await reviewTenant()

  expect(await read(ADMIN)).toMatchObject({
    flatReview: { status: 'HIDDEN' },
    tenantReview: { status: 'PUBLISHED' },
  })
})

test('a hidden review can be shown again, and both decisions are in the audit log', async () => {
  const { flat } = await givenPublished()
  await hide(flat)

  expect((await show(flat)).body.status).toBe('PUBLISHED')
  await show(flat)

  expect(await ofFlat()).toMatchObject({ count: 1 })
  expect(await entriesOf(flat)).toMatchObject([
    {
      action: 'REVIEW_HIDDEN',
      before: { status: 'PUBLISHED' },
      after: { status: 'HIDDEN' },
      reason: 'Names the neighbours',
    },
    {
      action: 'REVIEW_SHOWN',
      before: { status: 'HIDDEN' },
      after: { status: 'PUBLISHED' },
      reason: 'It names nobody',
    },
  ])
})

test('a review that was hidden while pending is pending again, or published with the other one', async () => {
  await reviewFlat()
  const waiting = (await read(TENANT)).flatReview.id
  await hide(waiting)
  expect((await show(waiting)).body.status).toBe('PENDING')

  await hide(waiting)
  await reviewTenant()

  expect((await show(waiting)).body.status).toBe('PUBLISHED')
})

test('the reviews of a flat that is not public are a 404', async () => {
  await givenPublished()
  await server.db.updateTable('flat').set({ status: 'DRAFT' }).execute()

  expect((await server.send('GET', `/flat/${flatId}/reviews`)).status).toBe(404)
  expect((await server.send('GET', `/flat/${flatId}/reviews`, { as: LANDLORD })).status).toBe(200)
  expect((await server.send('GET', '/flat/999999/reviews')).status).toBe(404)
  expect((await hide(999_999)).status).toBe(404)
})
