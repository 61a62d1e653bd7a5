// proves 4.28, 4.29, 4.32, 4.33, 6.3, 7.40, 7.42, 7.43, 7.44, 7.45, 7.50, 7.51, 7.52, 7.53, 11.2, 16.26, 16.29,
// D5.1, D5.4, D5.5, D5.6, D5.7, D5.12, D11.3, 21.18, 21.28
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { addHours, type BookingStatus } from '@domizil/domain'
import type { User } from '../../foundation/kernel/index.ts'
import { givenBooking } from '../../testing/given-booking.ts'
import { givenBlocked, givenFlat, givenUser } from '../../testing/given.ts'
import { bookingsAsOf } from '../../foundation/tables/index.ts'
import { NOW, openTestServer, type TestServer } from '../../testing/test-server.ts'

const LANDLORD = { id: 'otto', givenName: 'Otto', familyName: 'Muster' }
const TENANT = { id: 'tara', givenName: 'Tara', familyName: 'Quell' }
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
  flatId = await givenFlat(server.db, { owner_id: 'otto' })
  for (const id of ['tara', 'anna', 'root']) await givenUser(server.db, id)
})

const given = (status: BookingStatus, change: Parameters<typeof givenBooking>[2] = {}) =>
  givenBooking(server.db, flatId, { status, ...change })
const landlordSays = (id: number, approved: boolean, as: Partial<User> | null = LANDLORD, body?: object) =>
  server.send('POST', `/booking/api/${id}/landlordApprove/?approved=${approved}`, { ...(as && { as }), body })
const tenantSays = (id: number, approved: boolean, as: Partial<User> | null = TENANT) =>
  server.send('POST', `/booking/api/${id}/tenantApprove?approved=${approved}`, { ...(as && { as }) })
const cancel = (id: number, as: Partial<User> | null = TENANT) =>
  server.send('DELETE', `/booking/api/${id}/cancel`, { ...(as && { as }) })
const blockedPeriods = () =>
  server.db
    .selectFrom('blocked_period')
    .select(['booking_id', 'blocked_from', 'blocked_to', 'source'])
    .execute()

test('when a landlord approves a request the tenant has two days to confirm', async () => {
  const id = await given('REQUESTED')

  const { status, body } = await landlordSays(id, true)

  expect(status).toBe(200)
  expect(body).toMatchObject({
    role: 'LANDLORD',
    status: 'LANDLORD_APPROVED',
    otherParty: { name: 'tara M.' },
    allowedActions: ['cancel'],
    expiresAt: '2027-03-12T12:00:00.000Z',
    events: [{ actor: 'LANDLORD', type: 'LANDLORD_APPROVED' }],
  })
})

test('an answer after the first day is refused, and cancels no other request', async () => {
  const days = { start_date: '2027-03-11', end_date: '2027-05-10' }
  const late = await given('REQUESTED', days)
  const { body } = await landlordSays(late, true)
  const other = await given('REQUESTED', { ...days, tenant_id: 'anna' })
  server.clock.now = new Date('2027-03-11T23:00:00Z')

  const { status } = await tenantSays(late, true)

  expect([body.expiresAt, status]).toEqual(['2027-03-11T23:00:00.000Z', 409])
  const { status: still } = await server.db
    .selectFrom('booking')
    .select('status')
    .where('id', '=', other)
    .executeTakeFirstOrThrow()
  expect(still).toBe('REQUESTED')
})

test('a landlord can decline a request with a reason', async () => {
  const id = await given('REQUESTED')

  const { body } = await landlordSays(id, false, LANDLORD, { reason: 'We need it ourselves' })

  expect(body).toMatchObject({
    status: 'BOOKING_CANCELED',
    cancelReason: 'LANDLORD_DECLINED',
    allowedActions: [],
    expiresAt: null,
    events: [{ actor: 'LANDLORD', type: 'LANDLORD_DECLINED', note: 'We need it ourselves' }],
  })
})

test('reasons with contact details are refused before the booking is confirmed', async () => {
  const reason = 'Write to anna@example.org instead'
  const withdraw = (id: number) =>
    server.send('DELETE', `/booking/api/${id}/cancel`, { as: TENANT, body: { reason } })
  const declined = await landlordSays(await given('REQUESTED'), false, LANDLORD, { reason })
  const withdrawn = await withdraw(
    await given('REQUESTED', { tenant_id: 'tara', flat_id: await givenFlat(server.db) }),
  )
  const agreed = await withdraw(await given('WAITING_FOR_CONTRACT', { flat_id: await givenFlat(server.db) }))

  expect([declined, withdrawn, agreed].map(({ status, body }) => body.code ?? status)).toEqual([
    'CONTACT_TOO_EARLY',
    'CONTACT_TOO_EARLY',
    200,
  ])
})

test('when a tenant confirms a booking its days are blocked', async () => {
  const id = await given('LANDLORD_APPROVED')

  const { body } = await tenantSays(id, true)

  expect(body).toMatchObject({
    status: 'WAITING_FOR_CONTRACT',
    otherParty: { name: 'otto Muster' },
    expiresAt: '2027-04-01T22:00:00.000Z',
  })
  expect(await blockedPeriods()).toEqual([
    { booking_id: id, blocked_from: '2027-04-01', blocked_to: '2027-05-31', source: 'BOOKING' },
  ])
  const { body: flat } = await server.send('GET', `/flat/${flatId}`)
  expect(flat.blockedRanges).toEqual([{ from: '2027-04-01', to: '2027-05-31' }])
})

test('a tenant can decline an approved request', async () => {
  const id = await given('LANDLORD_APPROVED')

  expect((await tenantSays(id, false)).body).toMatchObject({ cancelReason: 'TENANT_DECLINED' })
  expect(await blockedPeriods()).toEqual([])
})

test('of fifty simultaneous confirmations exactly one succeeds, and the others are refused', async () => {
  const tenants = Array.from({ length: 50 }, (_, index) => `tenant${index}`)
  const ids: number[] = []
  for (const tenant_id of tenants) ids.push(await given('LANDLORD_APPROVED', { tenant_id }))

  const replies = await Promise.all(
    ids.map((id, index) => tenantSays(id, true, { id: tenants[index] ?? '' })),
  )

  expect(replies.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
    200,
    ...Array.from({ length: 49 }, () => 409),
  ])
  expect(await blockedPeriods()).toHaveLength(1)
  const ends = await server.db
    .selectFrom(bookingsAsOf(NOW).as('booking'))
    .select('cancel_reason')
    .where('status', '=', 'BOOKING_CANCELED')
    .execute()
  expect(ends).toEqual(Array.from({ length: 49 }, () => ({ cancel_reason: 'RESERVED_FOR_ANOTHER' })))
})

test('the database refuses overlapping bookings, even without a check of the service', async () => {
  const id = await given('LANDLORD_APPROVED')
  await given('WAITING_FOR_CONTRACT', { tenant_id: 'other' })
  const insert = (booking_id: number) =>
    server.db
      .insertInto('blocked_period')
      .values({
        flat_id: flatId,
        blocked_from: '2027-04-01',
        blocked_to: '2027-05-31',
        source: 'BOOKING',
        booking_id,
      })
      .execute()

  await insert(id)

  await expect(insert(id + 1)).rejects.toMatchObject({ constraint: 'blocked_period_no_overlap' })
})

test('a confirmation cancels the other open requests for its days and no others', async () => {
  const won = await given('LANDLORD_APPROVED')
  const overlapping = [
    await given('REQUESTED', { tenant_id: 'a', start_date: '2027-05-31', end_date: '2027-06-30' }),
    await given('LANDLORD_APPROVED', { tenant_id: 'b', start_date: '2027-03-15', end_date: '2027-04-01' }),
  ]
  const kept = [
    await given('REQUESTED', { tenant_id: 'c', start_date: '2027-06-01', end_date: '2027-06-30' }),
    await givenBooking(server.db, await givenFlat(server.db), { tenant_id: 'd', status: 'REQUESTED' }),
  ]

  await tenantSays(won, true)

  const statusOf = async (id: number) =>
    await server.db
      .selectFrom('booking')
      .select(['status', 'cancel_reason'])
      .where('id', '=', id)
      .executeTakeFirst()
  for (const id of overlapping)
    expect(await statusOf(id)).toEqual({ status: 'BOOKING_CANCELED', cancel_reason: 'RESERVED_FOR_ANOTHER' })
  for (const id of kept) expect(await statusOf(id)).toMatchObject({ status: 'REQUESTED' })
})

test.each(['OWNER', 'CALENDAR'] as const)(
  'a confirmation of days that are blocked by %s is refused',
  async (source) => {
    const id = await given('LANDLORD_APPROVED')
    await givenBlocked(server.db, flatId, '2027-05-31', '2027-06-02', source)

    expect(await tenantSays(id, true)).toMatchObject({ status: 409, body: { code: 'DATES_TAKEN' } })
    expect((await server.send('GET', '/booking/api/tenant/list', { as: TENANT })).body[0].status).toBe(
      'LANDLORD_APPROVED',
    )
  },
)

test.each(['OWNER', 'CALENDAR'] as const)(
  'an approval of days that are blocked by %s is refused, declining is not',
  async (source) => {
    const id = await given('REQUESTED')
    await givenBlocked(server.db, flatId, '2027-05-31', '2027-06-02', source)

    const code = source === 'OWNER' ? 'DATES_TAKEN' : 'TAKEN_BY_CALENDAR'
    expect(await landlordSays(id, true)).toMatchObject({ status: 409, body: { code } })
    expect((await landlordSays(id, false)).status).toBe(200)
  },
)

test('the landlord sees which calendar blocks the days, the tenant does not', async () => {
  const [asked, offered] = [await given('REQUESTED', { tenant_id: 'anna' }), await given('LANDLORD_APPROVED')]
  await givenBlocked(server.db, flatId, '2027-05-31', '2027-06-02', 'CALENDAR')

  const toLandlord = await landlordSays(asked, true)
  const toTenant = await tenantSays(offered, true)

  expect(toLandlord.body.error).toContain('“Bnb”')
  expect(toTenant).toMatchObject({ status: 409, body: { code: 'DATES_TAKEN' } })
  expect(JSON.stringify(toTenant.body)).not.toContain('Bnb')
})

test('a cancellation frees the days of the booking, whoever cancels', async () => {
  for (const who of [TENANT, LANDLORD, ADMIN]) {
    const id = await given('LANDLORD_APPROVED', { start_date: '2027-06-01', end_date: '2027-07-31' })
    await tenantSays(id, true)
    expect(await blockedPeriods()).toHaveLength(1)

    await cancel(id, who)

    expect(await blockedPeriods()).toEqual([])
  }
})

test('the cancel reason says who has cancelled', async () => {
  const reasonBy = async (as: Partial<User>) => (await cancel(await given('REQUESTED'), as)).body.cancelReason

  expect(await reasonBy(TENANT)).toBe('CANCELED_BY_TENANT')
  expect(await reasonBy(LANDLORD)).toBe('CANCELED_BY_LANDLORD')
  expect(await reasonBy(ADMIN)).toBe('CANCELED_BY_ADMIN')
})

test('a booking cannot be cancelled after the first signature', async () => {
  const codeIn = async (status: BookingStatus) => {
    const reason = status === 'BOOKING_CANCELED' ? 'EXPIRED' : null
    const id = await given(status, { cancel_reason: reason })
    const { status: answered, body } = await cancel(id)
    await server.db.deleteFrom('booking').execute()
    return [answered, body.code, body.details?.[0]]
  }

  for (const status of ['CONTRACT_APPROVED', 'BOOKING_COMPLETED', 'BOOKING_CANCELED'] as const) {
    expect(await codeIn(status)).toEqual([
      409,
      'BOOKING_STATUS_CONFLICT',
      { field: 'status', message: status, code: status },
    ])
  }
  for (const status of ['REQUESTED', 'LANDLORD_APPROVED', 'WAITING_FOR_CONTRACT'] as const) {
    expect((await codeIn(status))[0]).toBe(200)
  }
})

test('the wrong party is refused with 403, and anybody else with 404', async () => {
  const requested = await given('REQUESTED')
  const codes = async (reply: ReturnType<typeof cancel>) => {
    const { status, body } = await reply
    return [status, body.code]
  }

  expect(await codes(landlordSays(requested, true, null))).toEqual([401, 'UNAUTHENTICATED'])
  expect(await codes(landlordSays(requested, true, TENANT))).toEqual([403, 'NOT_YOUR_TURN'])
  expect(await codes(landlordSays(requested, true, ADMIN))).toEqual([403, 'NOT_YOUR_TURN'])
  expect(await codes(landlordSays(requested, true, STRANGER))).toEqual([404, 'BOOKING_NOT_FOUND'])
  expect(await codes(landlordSays(requested + 1000, true))).toEqual([404, 'BOOKING_NOT_FOUND'])
  expect(await codes(tenantSays(requested, true, LANDLORD))).toEqual([403, 'NOT_YOUR_TURN'])
  expect(await codes(tenantSays(requested, true, STRANGER))).toEqual([404, 'BOOKING_NOT_FOUND'])
  expect(await codes(cancel(requested, null))).toEqual([401, 'UNAUTHENTICATED'])
  expect(await codes(cancel(requested, STRANGER))).toEqual([404, 'BOOKING_NOT_FOUND'])
})

test('the refusal of an answer that is too early or too late names the status', async () => {
  const requested = await given('REQUESTED')
  const waiting = await given('WAITING_FOR_CONTRACT', { tenant_id: 'other' })

  expect(await tenantSays(requested, true)).toMatchObject({
    status: 409,
    body: { code: 'BOOKING_STATUS_CONFLICT', details: [{ field: 'status', code: 'REQUESTED' }] },
  })
  expect(await landlordSays(waiting, true)).toMatchObject({ status: 409 })
  expect(await landlordSays(waiting, false)).toMatchObject({ status: 409 })
})

test('both answers are accepted with and without a trailing slash', async () => {
  const answer = async (status: BookingStatus, path: string, as: Partial<User>) => {
    const id = await given(status)
    const reply = await server.send('POST', `/booking/api/${id}/${path}?approved=false`, { as })
    return [reply.status, reply.body.cancelReason]
  }

  expect([
    await answer('REQUESTED', 'landlordApprove', LANDLORD),
    await answer('REQUESTED', 'landlordApprove/', LANDLORD),
    await answer('LANDLORD_APPROVED', 'tenantApprove', TENANT),
    await answer('LANDLORD_APPROVED', 'tenantApprove/', TENANT),
  ]).toEqual([
    [200, 'LANDLORD_DECLINED'],
    [200, 'LANDLORD_DECLINED'],
    [200, 'TENANT_DECLINED'],
    [200, 'TENANT_DECLINED'],
  ])
})

test('repeating the same answer changes nothing', async () => {
  const yes = await given('REQUESTED')
  const no = await given('REQUESTED', { tenant_id: 'b' })
  const gone = await given('REQUESTED', { tenant_id: 'c' })
  const answers = [
    () => landlordSays(no, false),
    () => cancel(gone, LANDLORD),
    () => landlordSays(yes, true),
    () => tenantSays(yes, true),
  ]

  for (const answer of answers) {
    const first = await answer()
    const second = await answer()
    expect(first.status).toBe(200)
    expect(second).toMatchObject({ status: 200, body: first.body })
  }
})

test('declining and then approving the same request is a conflict', async () => {
  const id = await given('REQUESTED')
  await landlordSays(id, false)

  expect(await landlordSays(id, true)).toMatchObject({
    status: 409,
    body: { code: 'BOOKING_STATUS_CONFLICT' },
  })
})

test('of a simultaneous approval and withdrawal both parties see the same outcome', async () => {
  const id = await given('REQUESTED')

  const replies = await Promise.all([landlordSays(id, true), cancel(id)])

  const { body } = await server.send('GET', '/booking/api/tenant/list', { as: TENANT })
  expect(replies[1].status).toBe(200)
  expect(body[0]).toMatchObject({ status: 'BOOKING_CANCELED', cancelReason: 'CANCELED_BY_TENANT' })
})

test('a request without an answer in time expires, the timer records it, and its days are free', async () => {
  const asked = await given('REQUESTED', { expires_at: new Date('2027-03-13T12:00:00Z') })
  const approved = await given('LANDLORD_APPROVED', { tenant_id: 'b' })
  await tenantSays(approved, true, { id: 'b' })
  const late = await given('REQUESTED', {
    tenant_id: 'c',
    start_date: '2027-08-01',
    end_date: '2027-09-30',
    expires_at: new Date('2028-01-01'),
  })
  server.clock.now = new Date('2027-04-02T00:00:00Z')

  const { body } = await server.send('GET', `/booking/api/flat/${flatId}/list`, { as: LANDLORD })

  const outcome = Object.fromEntries(
    body.map((booking: { id: number; cancelReason: string }) => [booking.id, booking.cancelReason]),
  )
  expect(outcome).toEqual({ [asked]: 'RESERVED_FOR_ANOTHER', [approved]: 'EXPIRED', [late]: null })
  await server.runJobs()
  expect(await blockedPeriods()).toEqual([])
})

test('an answer after the deadline is refused', async () => {
  const id = await given('REQUESTED', { expires_at: new Date('2027-03-10T12:00:00Z') })

  expect(await landlordSays(id, true)).toMatchObject({
    status: 409,
    body: { details: [{ field: 'status', code: 'BOOKING_CANCELED' }] },
  })
})

test('the timer cancels every expired booking and no other, with the time of its expiry', async () => {
  await given('REQUESTED', { expires_at: new Date('2027-03-09T08:30:00Z') })
  await given('REQUESTED', { tenant_id: 'b', expires_at: new Date('2027-03-10T12:00:01Z') })

  await Promise.all([server.runJobs(), server.services.bookings.endExpired()])

  const events = await server.db.selectFrom('booking_event').select(['type', 'actor', 'at']).execute()
  expect(events).toEqual([{ type: 'EXPIRED', actor: 'SYSTEM', at: new Date('2027-03-09T08:30:00Z') }])
})

test('a tenant sees their own requests, the newest first', async () => {
  const older = await given('BOOKING_CANCELED', {
    cancel_reason: 'EXPIRED',
    created_at: new Date('2027-01-01'),
  })
  const newer = await given('REQUESTED')
  await given('REQUESTED', { tenant_id: 'other' })

  const { body } = await server.send('GET', '/booking/api/tenant/list', { as: TENANT })

  expect(body.map(({ id }: { id: number }) => id)).toEqual([newer, older])
  expect((await server.send('GET', '/booking/api/tenant/list', { as: STRANGER })).body).toEqual([])
})

test('a landlord sees the requests for their own flats only, the newest first', async () => {
  const second = await givenFlat(server.db, { owner_id: 'otto' })
  const other = await givenFlat(server.db, { owner_id: 'other' })
  const older = await given('REQUESTED', { created_at: new Date('2027-01-01') })
  const newer = await givenBooking(server.db, second, { tenant_id: 'tara' })
  await givenBooking(server.db, other, { tenant_id: 'tara' })

  const { body } = await server.send('GET', '/booking/api/landlord/list', { as: LANDLORD })

  expect(body.map(({ id, role }: { id: number; role: string }) => [id, role])).toEqual([
    [newer, 'LANDLORD'],
    [older, 'LANDLORD'],
  ])
  expect((await server.send('GET', '/booking/api/landlord/list', { as: TENANT })).body).toEqual([])
})

test('the list starts with bookings that wait for the reader, the most urgent first, and ends with cancelled ones', async () => {
  const on = (day: number, tenant_id = 'tara') => ({ created_at: new Date(`2027-01-0${day}`), tenant_id })
  const until = (hour: number) => ({ expires_at: addHours(NOW, hour) })
  const asked = await given('REQUESTED', { ...on(1, 'anna'), ...until(5) })
  const later = await given('REQUESTED', { ...on(1, 'late'), ...until(9) })
  const approved = await given('LANDLORD_APPROVED', on(2))
  const older = await given('BOOKING_CANCELED', { ...on(3), cancel_reason: 'EXPIRED' })
  const newer = await given('BOOKING_CANCELED', { ...on(4), cancel_reason: 'EXPIRED' })
  const idsOf = async (path: string, as: Partial<User>) => {
    const { body } = await server.send('GET', `/booking/api/${path}`, { as })
    return body.map(({ id }: { id: number }) => id)
  }

  expect(await idsOf('tenant/list', TENANT)).toEqual([approved, newer, older])
  expect(await idsOf('landlord/list', LANDLORD)).toEqual([asked, later, approved, newer, older])
  expect(await idsOf(`flat/${flatId}/list`, LANDLORD)).toEqual([asked, later, approved, newer, older])
})

test('a request shows the house rules of its flat', async () => {
  const quiet = await givenFlat(server.db, { owner_id: 'otto', house_rules: ['PETS_ALLOWED'] })
  await givenBooking(server.db, quiet, { tenant_id: 'tara' })

  const { body } = await server.send('GET', '/booking/api/landlord/list', { as: LANDLORD })

  expect(body).toMatchObject([{ flat: { houseRules: ['PETS_ALLOWED'] } }])
})

test('a user can be tenant of one booking and landlord of another', async () => {
  const own = await givenFlat(server.db, { owner_id: 'anna' })
  const asked = await givenBooking(server.db, await givenFlat(server.db), { tenant_id: 'anna' })
  const received = await givenBooking(server.db, own, { tenant_id: 'tara' })
  const ANNA = { id: 'anna' }

  const asTenant = await server.send('GET', '/booking/api/tenant/list', { as: ANNA })
  const asLandlord = await server.send('GET', `/booking/api/flat/${own}/list`, { as: ANNA })

  const partsOf = (bookings: { id: number; role: string }[]) => bookings.map(({ id, role }) => [id, role])
  expect(partsOf(asTenant.body)).toEqual([[asked, 'TENANT']])
  expect(partsOf(asLandlord.body)).toEqual([[received, 'LANDLORD']])
})

test('the badges count the bookings that wait for the reader', async () => {
  await given('REQUESTED', { tenant_id: 'a' })
  await given('LANDLORD_APPROVED')
  await given('WAITING_FOR_CONTRACT', { tenant_id: 'c' })
  await given('BOOKING_CANCELED', { tenant_id: 'd', cancel_reason: 'EXPIRED' })
  const another = await givenFlat(server.db, { owner_id: 'otto' })
  await givenBooking(server.db, another, { tenant_id: 'e' })
  await givenBooking(server.db, await givenFlat(server.db, { owner_id: 'anna' }), { tenant_id: 'f' })
  const count = async (path: string, as: Partial<User>) =>
    (await server.send('GET', `/booking/api/${path}`, { as })).body

  expect(await count('tenant/openRequestCount', TENANT)).toMatchObject({ count: 1 })
  expect(await count('tenant/openRequestCount', { id: 'a' })).toMatchObject({ count: 0 })
  expect(await count('flat/openRequestCount', LANDLORD)).toMatchObject({ count: 3 })
  expect(await count('flat/openRequestCount', TENANT)).toMatchObject({ count: 0 })
  expect(await count(`flat/${flatId}/openRequestCount`, LANDLORD)).toEqual({ count: 2 })
  expect(await count(`flat/${flatId}/requestCount`, LANDLORD)).toEqual({ count: 3 })
})
