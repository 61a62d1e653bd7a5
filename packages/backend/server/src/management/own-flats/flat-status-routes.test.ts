// proves 4.34, 7.25, 7.26, D2.1, D2.2, D2.3, D2.6, 18.36
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { BOOKING_STATUSES, FLAT_STATUSES, type BookingStatus, type FlatStatus } from '@domizil/domain'
import type { User } from '../../foundation/kernel/index.ts'
import { givenBooking } from '../../testing/given-booking.ts'
import { WHOLE_FLAT } from '../../testing/flat-bodies.ts'
import { givenFlat, givenImage, givenUser } from '../../testing/given.ts'
import { NOW, openTestServer, type TestServer } from '../../testing/test-server.ts'
import { createFlatStatusService } from './flat-status-service.ts'
import { REJECTION_TEXTS } from './rejection-texts.ts'

const OWNER = { id: 'otto' }
const ADMIN = { id: 'root', isAdmin: true }
let server: TestServer

beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.clear()
  for (const id of ['otto', 'anna', 'root']) await givenUser(server.db, id)
})

/** A flat that passes the publish gate. */
async function givenWholeFlat(status: FlatStatus): Promise<number> {
  const id = await givenFlat(server.db, {
    status,
    published_at: status === 'ACTIVE' || status === 'INACTIVE' ? NOW : null,
    description_flat_en: WHOLE_FLAT.description_flat_en ?? '',
    description_flat_local: WHOLE_FLAT.description_flat_local ?? '',
  })
  for (const rank of [0, 1, 2]) await givenImage(server.db, id, rank)
  return id
}

const update = (id: number, target: string, as?: Partial<User>, body?: object) =>
  server.send('PUT', `/flat/api/updateStatus/${id}?flatStatus=${target}`, {
    ...(as && { as }),
    ...(body && { body }),
  })
const remove = (id: number, as?: Partial<User>) =>
  server.send('DELETE', `/flat/api/remove/${id}`, { ...(as && { as }) })
const removeAs = (id: number, as: Partial<User>, body?: object) =>
  server.send('DELETE', `/flat/api/remove/${id}`, { as, ...(body && { body }) })
const statusOf = async (id: number) =>
  (await server.db.selectFrom('flat').select('status').where('id', '=', id).executeTakeFirst())?.status

/** Every requested change from every status, as `FROM>REQUESTED=result`, without refusals. */
async function waysOf(as: Partial<User>): Promise<string[]> {
  const ways: string[] = []
  for (const from of FLAT_STATUSES) {
    for (const target of FLAT_STATUSES.filter((status) => status !== from)) {
      const id = await givenWholeFlat(from)
      const { body } = await update(id, target, as, { reason: 'Looks made up' })
      if (body.code !== 'FLAT_STATUS_NOT_ALLOWED') ways.push(`${from}>${target}=${body.status}`)
    }
  }
  return ways
}

test('an owner can make the status changes of the graph and no others', async () => {
  expect(await waysOf(OWNER)).toEqual([
    'DRAFT>IN_REVIEW=IN_REVIEW',
    'DRAFT>ACTIVE=IN_REVIEW',
    'IN_REVIEW>DRAFT=DRAFT',
    // Published again: the answer is what the first time has set.
    'IN_REVIEW>ACTIVE=IN_REVIEW',
    'ACTIVE>INACTIVE=INACTIVE',
    'INACTIVE>ACTIVE=ACTIVE',
    'REJECTED>IN_REVIEW=IN_REVIEW',
    'REJECTED>ACTIVE=IN_REVIEW',
  ])
})

test('an administrator can make the status changes of the graph and no others', async () => {
  expect(await waysOf(ADMIN)).toEqual([
    'IN_REVIEW>ACTIVE=ACTIVE',
    'IN_REVIEW>REJECTED=REJECTED',
    'ACTIVE>INACTIVE=INACTIVE',
    'ACTIVE>REJECTED=REJECTED',
    'INACTIVE>ACTIVE=ACTIVE',
  ])
})

test('the publish gate names everything that is missing at once', async () => {
  const id = await givenFlat(server.db, {
    status: 'DRAFT',
    price_per_month: null,
    title_local: null,
    energy_certificate: JSON.stringify({ availability: 'AVAILABLE', validUntil: '2027-03-09' }),
  })

  const { status, body } = await update(id, 'ACTIVE', { ...OWNER, givenName: '' })

  expect([status, body.code]).toEqual([422, 'FLAT_NOT_PUBLISHABLE'])
  const named = body.details.map(({ field, code }: { field: string; code: string }) => `${field}.${code}`)
  expect(named).toEqual(
    expect.arrayContaining([
      'pricePerMonth.REQUIRED',
      'title_local.REQUIRED',
      'description_flat_en.LENGTH_OUT_OF_RANGE',
      'energyCertificate.efficiencyClass.REQUIRED',
      'energyCertificate.validUntil.EXPIRED',
      'images.TOO_FEW',
      'mainImage.REQUIRED',
      'owner.INCOMPLETE',
    ]),
  )
  expect(await statusOf(id)).toBe('DRAFT')
})

test('a paused flat and a reviewed one have to pass the publish gate again', async () => {
  const paused = await givenWholeFlat('INACTIVE')
  const reviewed = await givenWholeFlat('IN_REVIEW')
  await server.db.deleteFrom('flat_image').execute()

  expect(await update(paused, 'ACTIVE', OWNER)).toMatchObject({ status: 422 })
  expect(await update(reviewed, 'ACTIVE', ADMIN)).toMatchObject({ status: 422 })
})

test('the time of publishing is set once, whatever happens to the flat later', async () => {
  const id = await givenWholeFlat('IN_REVIEW')
  const publishedAt = async () =>
    (await server.db.selectFrom('flat').select('published_at').where('id', '=', id).executeTakeFirst())
      ?.published_at
  await update(id, 'ACTIVE', ADMIN)
  const first = await publishedAt()

  await update(id, 'INACTIVE', OWNER)
  server.clock.now = new Date('2027-03-20T12:00:00Z')
  await update(id, 'ACTIVE', OWNER)
  server.clock.now = NOW

  expect(first).toEqual(NOW)
  expect(await publishedAt()).toEqual(NOW)
})

test('a rejection has a reason, which the owner sees until the next submission', async () => {
  const id = await givenWholeFlat('IN_REVIEW')

  expect(await update(id, 'REJECTED', ADMIN)).toMatchObject({
    status: 422,
    body: { code: 'REASON_REQUIRED' },
  })
  expect(await update(id, 'REJECTED', ADMIN, { reason: ' Blurred pictures ' })).toMatchObject({ status: 200 })
  expect((await server.send('GET', `/flat/api/${id}`, { as: OWNER })).body).toMatchObject({
    status: 'REJECTED',
    rejectionReason: 'Blurred pictures',
  })
  expect((await update(id, 'ACTIVE', OWNER)).body).toMatchObject({
    status: 'IN_REVIEW',
    rejectionReason: null,
  })
})

test('the usual reasons of a rejection are in the language of the owner, other reasons as written', async () => {
  const id = await givenWholeFlat('IN_REVIEW')
  const reason = `${REJECTION_TEXTS.LISTED_TWICE.en}\nSee flat 7.`
  await update(id, 'REJECTED', ADMIN, { reason })
  const seenIn = async (locale: 'de' | 'en') =>
    (await server.send('GET', `/flat/api/${id}`, { as: OWNER, headers: { 'accept-language': locale } })).body
      .rejectionReason

  expect(await seenIn('de')).toBe(`${REJECTION_TEXTS.LISTED_TWICE.de}\nSee flat 7.`)
  expect(await seenIn('en')).toBe(reason)
})

test.each([
  ['rejects', (id: number, body?: object) => update(id, 'REJECTED', ADMIN, body)],
  ['pauses', (id: number, body?: object) => update(id, 'INACTIVE', ADMIN, body)],
  ['removes', (id: number, body?: object) => removeAs(id, ADMIN, body)],
])('an administrator who %s a listing states the reasons, and its owner can complain', async (_what, act) => {
  const id = await givenWholeFlat('ACTIVE')

  const without = await act(id)
  const { status } = await act(id, { reason: 'The pictures show another flat' })

  expect([without.body.code, status]).toEqual(['REASON_REQUIRED', 200])
  const { body } = await server.send('GET', '/user/api/report/list', { as: OWNER })
  expect(body).toMatchObject([
    {
      reported: false,
      subject: 'FLAT',
      decision: 'HIDDEN',
      reasons: 'The pictures show another flat',
      canComplain: true,
    },
  ])
  await server.runJobs()
  expect(await server.db.selectFrom('mail').select(['kind', 'user_id']).execute()).toEqual([
    { kind: 'CONTENT_DECIDED', user_id: 'otto' },
  ])
})

test('a granted complaint lists a rejected listing again', async () => {
  const id = await givenWholeFlat('ACTIVE')
  await update(id, 'REJECTED', ADMIN, { reason: 'The pictures show another flat' })
  const [report] = (await server.send('GET', '/user/api/report/list', { as: OWNER })).body
  const text = 'They show this very flat, after the renovation.'
  await server.send('POST', `/user/api/report/${report.id}/complain`, { as: OWNER, body: { text } })

  await server.send('POST', `/admin/api/report/${report.id}/decide`, {
    as: ADMIN,
    body: { decision: 'KEPT', reason: 'They do indeed' },
  })

  expect(await statusOf(id)).toBe('ACTIVE')
})

test('a rejection cancels the requests that are not confirmed', async () => {
  const id = await givenWholeFlat('ACTIVE')
  await givenBooking(server.db, id, { tenant_id: 'a', status: 'REQUESTED' })
  await givenBooking(server.db, id, { tenant_id: 'b', status: 'LANDLORD_APPROVED' })
  await givenBooking(server.db, id, { tenant_id: 'c', status: 'WAITING_FOR_CONTRACT' })

  await update(id, 'REJECTED', ADMIN, { reason: 'Complaints' })

  const bookings = await server.db
    .selectFrom('booking')
    .select(['status', 'cancel_reason'])
    .orderBy('tenant_id')
    .execute()
  expect(bookings).toEqual([
    { status: 'BOOKING_CANCELED', cancel_reason: 'FLAT_WITHDRAWN' },
    { status: 'BOOKING_CANCELED', cancel_reason: 'FLAT_WITHDRAWN' },
    { status: 'WAITING_FOR_CONTRACT', cancel_reason: null },
  ])
})

test('where reviews are disabled a flat is listed after the publish gate', async () => {
  const service = createFlatStatusService({
    db: server.db,
    clock: () => NOW,
    flatReview: false,
    stateReasons: async () => null,
  })
  const owner: User = { id: 'otto', email: '', givenName: 'Otto', familyName: 'Muster', isAdmin: false }
  const whole = await givenWholeFlat('DRAFT')
  const bare = await givenFlat(server.db, { status: 'DRAFT' })

  expect(await service.update(owner, whole, 'ACTIVE')).toMatchObject({ status: 'ACTIVE' })
  await expect(service.update(owner, bare, 'ACTIVE')).rejects.toMatchObject({ code: 'FLAT_NOT_PUBLISHABLE' })
})

test('setting the current status changes nothing', async () => {
  const id = await givenWholeFlat('ACTIVE')

  expect((await update(id, 'ACTIVE', OWNER)).body).toMatchObject({ status: 'ACTIVE', version: 1 })
})

test('an unknown status is refused', async () => {
  const id = await givenWholeFlat('ACTIVE')

  expect(await update(id, 'SOLD', OWNER)).toMatchObject({ status: 400, body: { code: 'INVALID_REQUEST' } })
})

test('a removed flat is a 404 for everybody and stays in the database', async () => {
  const id = await givenWholeFlat('ACTIVE')

  expect(await remove(id, OWNER)).toMatchObject({ status: 200, body: null })

  expect(await server.send('GET', `/flat/${id}`)).toMatchObject({ status: 404 })
  expect(await statusOf(id)).toBe('ARCHIVED')
  expect(await remove(id, OWNER)).toMatchObject({ status: 200 })
  expect(await update(id, 'ACTIVE', OWNER)).toMatchObject({ status: 409 })
})

test('an administrator can remove a flat too', async () => {
  const id = await givenWholeFlat('REJECTED')

  expect(await remove(id, ADMIN)).toMatchObject({ status: 200 })
})

test('removing a flat cancels its open requests', async () => {
  const id = await givenWholeFlat('ACTIVE')
  const booking = await givenBooking(server.db, id, { status: 'REQUESTED' })

  await remove(id, OWNER)

  const events = await server.db
    .selectFrom('booking_event')
    .selectAll()
    .where('booking_id', '=', booking)
    .execute()
  expect(events).toMatchObject([{ type: 'FLAT_WITHDRAWN', actor: 'SYSTEM' }])
})

test('a flat with a confirmed booking cannot be removed', async () => {
  const refusing: BookingStatus[] = []
  for (const status of BOOKING_STATUSES) {
    const id = await givenWholeFlat('ACTIVE')
    const cancel_reason = status === 'BOOKING_CANCELED' ? 'EXPIRED' : null
    await givenBooking(server.db, id, { status, cancel_reason })
    if ((await remove(id, OWNER)).status === 409) refusing.push(status)
  }

  expect(refusing).toEqual([
    'LANDLORD_APPROVED',
    'WAITING_FOR_CONTRACT',
    'CONTRACT_APPROVED',
    'BOOKING_COMPLETED',
  ])
})

test.each([
  ['leaves today cannot', '2027-03-10', 409],
  ['has left yesterday can', '2027-03-09', 200],
])('a flat whose last guest %s be removed', async (_when, end_date, status) => {
  const id = await givenWholeFlat('ACTIVE')
  await givenBooking(server.db, id, { status: 'BOOKING_COMPLETED', start_date: '2027-01-01', end_date })

  expect(await remove(id, OWNER)).toMatchObject({ status })
})
