// proves D7.10
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { WHOLE_FLAT } from '../../testing/flat-bodies.ts'
import { givenBooking } from '../../testing/given-booking.ts'
import { givenFlat, givenImage, givenUser } from '../../testing/given.ts'
import { holdPerson, linedUp } from '../../testing/hold-row.ts'
import { bookingsAsOf } from '../../foundation/tables/index.ts'
import { NOW, openTestServer, type TestServer } from '../../testing/test-server.ts'

const ADMIN = { id: 'root', isAdmin: true }
const OTTO = { id: 'otto' }
/** As whom a request that is under way knows him: past the door where those who are blocked are turned away. */
const OTTO_HIMSELF = {
  id: 'otto',
  email: 'otto@example.org',
  givenName: 'Otto',
  familyName: 'M',
  isAdmin: false,
}
const STAY = {
  startDate: '2027-04-01',
  endDate: '2027-05-31',
  details: {
    numberOfPersons: 1,
    reasonOfStay: 'STUDY',
    occupation: 'STUDENT',
    message: 'I would love to stay in your flat.',
    hasPets: false,
    smoker: false,
    acceptTerms: true,
  },
} as const
let server: TestServer

beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.clear()
  server.clock.now = NOW
  for (const id of ['root', 'otto', 'tara']) await givenUser(server.db, id)
})

type As = { id: string; isAdmin?: boolean } | null
const asWho = (as: As) => (as ? { as } : {})
const block = (id = 'otto', as: As = ADMIN, reason = 'Asked tenants for money') =>
  server.send('POST', `/admin/api/user/${id}/block`, { ...asWho(as), body: { reason } })
const unblock = (id = 'otto', as: As = ADMIN, reason = 'It was a mistake') =>
  server.send('POST', `/admin/api/user/${id}/unblock`, { ...asWho(as), body: { reason } })
const statusOf = async (table: 'flat' | 'booking', id: number) =>
  (await server.db.selectFrom(table).select('status').where('id', '=', id).executeTakeFirstOrThrow()).status
const openRequestsOf = (tenantId: string) =>
  server.db
    .selectFrom(bookingsAsOf(NOW).as('booking'))
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('status', '<>', 'BOOKING_CANCELED')
    .execute()
async function givenWholeFlat(status: 'IN_REVIEW' | 'INACTIVE' = 'IN_REVIEW'): Promise<number> {
  const id = await givenFlat(server.db, {
    status,
    description_flat_en: WHOLE_FLAT.description_flat_en ?? '',
    description_flat_local: WHOLE_FLAT.description_flat_local ?? '',
  })
  for (const rank of [0, 1, 2]) await givenImage(server.db, id, rank)
  return id
}
const reasonOf = async (id: number) =>
  (await server.db.selectFrom('booking').select('cancel_reason').where('id', '=', id).executeTakeFirst())
    ?.cancel_reason
const lastEntry = async (id: string) =>
  (
    await server.send('GET', `/admin/api/audit?subjectType=USER&subjectId=${id}&sort=id&dir=desc`, {
      as: ADMIN,
    })
  ).body.items[0]

describe('blocking a user', () => {
  test('removes their listed flats from the search and no others', async () => {
    const listed = await givenFlat(server.db)
    const draft = await givenFlat(server.db, { status: 'DRAFT' })
    const other = await givenFlat(server.db, { owner_id: 'paul' })

    const { status, body } = await block()

    expect([status, body.status, body.blockedReason]).toEqual([200, 'BLOCKED', 'Asked tenants for money'])
    const statuses = await Promise.all([listed, draft, other].map((id) => statusOf('flat', id)))
    expect(statuses).toEqual(['INACTIVE', 'DRAFT', 'ACTIVE'])
  })

  test.each([
    ['REQUESTED', 'BOOKING_CANCELED'],
    ['LANDLORD_APPROVED', 'BOOKING_CANCELED'],
    ['WAITING_FOR_CONTRACT', 'BOOKING_CANCELED'],
    ['CONTRACT_APPROVED', 'CONTRACT_APPROVED'],
    ['BOOKING_COMPLETED', 'BOOKING_COMPLETED'],
  ] as const)('changes a booking that is %s to %s, as tenant and as landlord', async (before, after) => {
    const asLandlord = await givenBooking(server.db, await givenFlat(server.db), { status: before })
    const foreign = await givenFlat(server.db, { owner_id: 'paul' })
    const asTenant = await givenBooking(server.db, foreign, { tenant_id: 'otto', status: before })
    const ofOthers = await givenBooking(server.db, foreign, { status: before })

    await block()

    const statuses = await Promise.all([asLandlord, asTenant, ofOthers].map((id) => statusOf('booking', id)))
    expect(statuses).toEqual([after, after, before])
  })

  test('tells the tenants that the offer is gone, what they owe, and where other flats are', async () => {
    const id = await givenBooking(server.db, await givenFlat(server.db, { city: 'Bonn' }))

    await block()
    await server.runJobs()

    const mail = await server.db
      .selectFrom('mail')
      .select(['user_id', 'body_text'])
      .where('kind', '=', 'OFFER_REMOVED')
      .executeTakeFirstOrThrow()
    expect(mail.user_id).toBe('tara')
    expect(mail.body_text).toContain('you owe no rent, no deposit and no fee')
    expect(mail.body_text).toMatch(/\/search\?q=Bonn&from=\d{4}-\d\d-\d\d&to=/)
    expect(mail.body_text).not.toContain('Asked tenants for money')
    const { body } = await server.send('GET', '/user/api/export', { as: { id: 'tara' } })
    expect(JSON.stringify(body)).toContain('OFFER_REMOVED')
    expect(await reasonOf(id)).toBe('OFFER_REMOVED')
  })

  test('tells landlords why the request of the blocked person has ended, and what becomes of money and keys', async () => {
    const foreign = await givenFlat(server.db, { owner_id: 'paul' })
    const id = await givenBooking(server.db, foreign, { tenant_id: 'otto' })

    await block()
    await server.runJobs()

    const mails = await server.db
      .selectFrom('mail')
      .select(['user_id', 'body_text'])
      .where('kind', 'in', ['TENANT_REMOVED', 'BOOKING_CANCELED'])
      .execute()
    expect(mails).toEqual([
      {
        user_id: 'paul',
        body_text: expect.stringMatching(
          /can no longer rent on [^]*hand over no keys[^]*the account it came from/,
        ),
      },
    ])
    expect(mails[0]?.body_text).not.toContain('Asked tenants for money')
    expect(await reasonOf(id)).toBe('TENANT_REMOVED')
  })

  test('frees the days of cancelled bookings', async () => {
    const flat = await givenFlat(server.db)
    const id = await givenBooking(server.db, flat, { status: 'WAITING_FOR_CONTRACT' })
    await server.db
      .insertInto('blocked_period')
      .values({
        flat_id: flat,
        blocked_from: '2027-04-01',
        blocked_to: '2027-05-31',
        source: 'BOOKING',
        booking_id: id,
      })
      .execute()

    await block()

    expect(await server.db.selectFrom('blocked_period').selectAll().execute()).toEqual([])
  })

  test('is recorded in the audit log with its reason and effects, once', async () => {
    const flat = await givenFlat(server.db)
    const booking = await givenBooking(server.db, flat)

    await block()
    await block('otto', ADMIN, 'For another reason')

    expect(await lastEntry('otto')).toMatchObject({
      action: 'USER_BLOCKED',
      adminId: 'root',
      before: { status: 'ACTIVE' },
      after: { status: 'BLOCKED', inactiveFlats: [flat], canceledBookings: [booking] },
      reason: 'Asked tenants for money',
    })
  })
})

describe('a blocked user', () => {
  test.each([
    ['PUT', '/flat/api/create', {}],
    ['PUT', '/user/api/profile', { city: 'Bonn' }],
    ['POST', '/booking/api/new/1?startDate=2027-04-01&endDate=2027-05-31', {}],
    ['DELETE', '/user/api/favorite/remove?flatId=1', undefined],
  ] as const)('is refused with a clear message at %s %s', async (method, url, body) => {
    await block()

    const answer = await server.send(method, url, {
      as: OTTO,
      ...(body && { body }),
      headers: { 'accept-language': 'de' },
    })

    expect([answer.status, answer.body.code]).toEqual([403, 'USER_BLOCKED'])
    expect(answer.body.error).toContain('Ihr Konto ist gesperrt')
  })

  test.each(['/user/api/flat/list', '/booking/api/tenant/list', '/user/api/export', '/flat/list'])(
    'can still read %s',
    async (url) => {
      await block()

      expect((await server.send('GET', url, { as: OTTO })).status).toBe(200)
    },
  )

  test('has no request left that was made at the same moment, without a deadlock', async () => {
    const flatId = await givenFlat(server.db, { owner_id: 'paul' })
    const ask = () => server.services.requests.request(OTTO_HIMSELF, { flatId, ...STAY })
    const letGo = await holdPerson(server.db, 'otto')

    const first = ask()
    await linedUp()
    const blocking = block()
    await linedUp()
    const second = ask().catch((error) => error.code)
    await linedUp()
    await letGo()

    expect((await blocking).status).toBe(200)
    await expect(first).resolves.toMatchObject({ status: 'REQUESTED' })
    expect(['ALREADY_REQUESTED', 'USER_BLOCKED']).toContain(await second)
    expect(await openRequestsOf('otto')).toEqual([])
  })

  test('cannot make a request that started before the block', async () => {
    const flatId = await givenFlat(server.db, { owner_id: 'paul' })
    await block()

    const late = server.services.requests.request(OTTO_HIMSELF, { flatId, ...STAY })

    await expect(late).rejects.toMatchObject({ code: 'USER_BLOCKED' })
  })

  test('can still sign a contract', async () => {
    const id = await givenBooking(server.db, await givenFlat(server.db), {
      status: 'CONTRACT_APPROVED',
      contract_type: 'PLATFORM_CONTRACT',
      tenancy_basis: 'TEMPORARY_USE',
      contract_offered_at: NOW,
      contract_hash: 'a'.repeat(64),
      tenant_signed_at: NOW,
      tenant_signed_name: 'Tara',
    })
    await block()

    const { body } = await server.send('POST', `/booking/api/${id}/signContract?signed=true`, {
      as: { id: 'otto', givenName: 'Otto', familyName: 'Kern' },
      body: { name: 'Otto Kern', documentHash: 'a'.repeat(64) },
    })

    expect(body.status).toBe('BOOKING_COMPLETED')
  })

  test('cannot act as an administrator, whatever their role', async () => {
    await givenUser(server.db, 'boss')
    await block('boss')

    const { body } = await server.send('GET', '/admin/api/users', { as: { id: 'boss', isAdmin: true } })

    expect(body.code).toBe('USER_BLOCKED')
  })

  test('cannot have a flat approved', async () => {
    const id = await givenWholeFlat()
    await block()
    const approve = () => server.send('PUT', `/flat/api/updateStatus/${id}?flatStatus=ACTIVE`, { as: ADMIN })

    expect((await approve()).body.code).toBe('OWNER_BLOCKED')

    await unblock()
    expect((await approve()).body.status).toBe('ACTIVE')
  })

  test('has no flat listed that was published at the same moment, without a deadlock', async () => {
    const publish = (id: number) =>
      server.send('PUT', `/flat/api/updateStatus/${id}?flatStatus=ACTIVE`, { as: ADMIN })

    for (let round = 0; round < 8; round += 1) {
      const ids = [await givenWholeFlat(), await givenWholeFlat('INACTIVE')]
      for (const id of ids) await givenBooking(server.db, id)

      const [blocked, ...published] = await Promise.all([block(), ...ids.map(publish)])

      expect(blocked.status).toBe(200)
      expect([200, 409]).toEqual(expect.arrayContaining(published.map(({ status }) => status)))
      expect(await Promise.all(ids.map((id) => statusOf('flat', id)))).not.toContain('ACTIVE')
      await unblock()
    }
  })

  test('can do everything again after the block is lifted, and their flats stay paused', async () => {
    const flat = await givenFlat(server.db)
    await block()

    const { body } = await unblock()

    expect([body.status, body.blockedReason]).toEqual(['ACTIVE', null])
    expect((await server.send('PUT', '/user/api/profile', { as: OTTO, body: { city: 'Bonn' } })).status).toBe(
      200,
    )
    expect(await statusOf('flat', flat)).toBe('INACTIVE')
    expect(await lastEntry('otto')).toMatchObject({
      action: 'USER_UNBLOCKED',
      before: { status: 'BLOCKED', reason: 'Asked tenants for money' },
      after: { status: 'ACTIVE' },
      reason: 'It was a mistake',
    })
  })
})

test.each([
  ['an unknown person', 'nobody-at-all', 'A good reason', 404, 'USER_NOT_FOUND'],
  ['without a reason', 'otto', '  ', 422, 'ADMIN_REASON_INVALID'],
  ['oneself', 'root', 'A good reason', 409, 'CANNOT_BLOCK_YOURSELF'],
])('blocking %s is refused', async (_what, id, reason, status, code) => {
  const answer = await block(id, ADMIN, reason)

  expect([answer.status, answer.body.code]).toEqual([status, code])
})
