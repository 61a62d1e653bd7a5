// proves 11.1, 13.6, D5.4
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { addSeconds } from '@domizil/domain'
import { givenBooking } from '../testing/given-booking.ts'
import { givenBlocked, givenFlat, givenUser } from '../testing/given.ts'
import { poisonRow } from '../testing/poison-row.ts'
import { REQUEST } from '../testing/sample-bodies.ts'
import { NOW, openTestServer, type TestServer } from '../testing/test-server.ts'

const LANDLORD = { id: 'otto' }
const TENANT = { id: 'tara' }
const OTHER = { id: 'anna', givenName: 'Anna', familyName: 'Kern' }
const ADMIN = { id: 'root', isAdmin: true }
const EXPIRY = addSeconds(NOW, -1)
const DAYS = { blockedFrom: '2027-04-01', blockedTo: '2027-05-31' }

let server: TestServer
let flatId: number
/** Confirmed, with its days, and expired a second ago. */
let expired: number
let heal: () => Promise<void>

beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.clear()
  server.clock.now = NOW
  for (const id of ['otto', 'tara', 'anna', 'root']) await givenUser(server.db, id)
  flatId = await givenFlat(server.db, { owner_id: 'otto' })
  expired = await givenBooking(server.db, flatId, {
    tenant_id: 'tara',
    status: 'WAITING_FOR_CONTRACT',
    contract_type: 'PARTNER_CONTRACT',
    expires_at: EXPIRY,
  })
  await server.db
    .insertInto('blocked_period')
    .values({
      flat_id: flatId,
      booking_id: expired,
      source: 'BOOKING',
      blocked_from: DAYS.blockedFrom,
      blocked_to: DAYS.blockedTo,
    })
    .execute()
})

const get = async (as: object | null, path: string) => {
  const { status, body } = await server.send('GET', path, as ? { as } : {})
  expect([path, status]).toEqual([path, 200])
  return body
}
const ENDED = {
  status: 'BOOKING_CANCELED',
  cancelReason: 'EXPIRED',
  expiresAt: null,
  allowedActions: [],
  events: [{ at: EXPIRY.toISOString(), actor: 'SYSTEM', type: 'EXPIRED', note: null }],
}

describe('an expired booking that no timer can cancel', () => {
  beforeEach(async () => {
    heal = await poisonRow(server.db, { table: 'booking', column: 'id', value: expired })
    await server.runJobs()
  })
  afterEach(() => heal())

  test('is listed as a failed item, which the timer tries again', async () => {
    const failures = await server.db.selectFrom('failed_item').select(['kind', 'item']).execute()

    expect(failures).toEqual([{ kind: 'END_EXPIRED_BOOKINGS', item: String(expired) }])
  })

  test('is shown to both parties as cancelled, with the reason', async () => {
    expect(await get(TENANT, '/booking/api/tenant/list')).toMatchObject([ENDED])
    expect(await get(LANDLORD, `/booking/api/flat/${flatId}/list`)).toMatchObject([ENDED])
  })

  test('is counted nowhere as open', async () => {
    expect(await get(TENANT, '/booking/api/tenant/openRequestCount')).toMatchObject({ count: 0 })
    expect(await get(LANDLORD, '/booking/api/flat/openRequestCount')).toMatchObject({ count: 0 })
    expect(await get(LANDLORD, `/booking/api/flat/${flatId}/openRequestCount`)).toEqual({ count: 0 })
    expect(await get(LANDLORD, `/booking/api/flat/${flatId}/requestCount`)).toEqual({ count: 0 })
    expect((await get(LANDLORD, '/user/api/flat/list'))[0]).toMatchObject({ openRequestCount: 0 })
  })

  test('is listed for administrators as cancelled, in the list, its file and the overview', async () => {
    const canceled = '/admin/api/bookings?status=BOOKING_CANCELED'
    const row = { id: expired, status: 'BOOKING_CANCELED', cancelReason: 'EXPIRED', expiresAt: null }

    expect((await get(ADMIN, canceled)).items).toMatchObject([{ ...row, lastActivity: EXPIRY.toISOString() }])
    expect((await get(ADMIN, '/admin/api/bookings?status=WAITING_FOR_CONTRACT')).items).toEqual([])
    const file = await fetch(`${server.origin}/api${canceled}`, {
      headers: { authorization: `Bearer ${await server.tokenFor(ADMIN)}`, accept: 'text/csv' },
    })
    expect(await file.text()).toContain('BOOKING_CANCELED,,,EXPIRED')
    expect((await get(ADMIN, '/admin/api/overview')).bookings).toMatchObject({
      BOOKING_CANCELED: 1,
      WAITING_FOR_CONTRACT: 0,
    })
    expect(await get(ADMIN, '/admin/api/waiting')).toMatchObject({ missingContracts: 0 })
  })

  test('has a closed conversation, which can be neither read nor continued', async () => {
    expect(await get(TENANT, `/booking/api/${expired}/messages`)).toMatchObject({ canWrite: false })
    const sent = await server.send('POST', `/booking/api/${expired}/messages`, {
      as: TENANT,
      body: { text: 'Hello?' },
    })
    expect([sent.status, sent.body.code]).toEqual([409, 'THREAD_CLOSED'])
  })

  test('is cancelled in the data exports of both parties', async () => {
    const row = { status: 'BOOKING_CANCELED', cancel_reason: 'EXPIRED' }

    expect(await get(TENANT, '/user/api/export')).toMatchObject({ bookingsAsTenant: [row] })
    expect(await get(LANDLORD, '/user/api/export')).toMatchObject({
      bookingsAsLandlord: [row],
      blockedPeriods: [],
    })
  })

  test('leaves its days free on the page, the card, the calendar, the feed and in a search', async () => {
    const search = async (filter: object) =>
      (await server.send('POST', '/flat/search/filter', { body: filter })).body.total
    const { feedPath } = await get(LANDLORD, `/flat/api/blockedPeriod/calendar?flatId=${flatId}`)

    expect(await get(null, `/flat/${flatId}`)).toMatchObject({ blockedRanges: [] })
    expect((await get(LANDLORD, `/flat/api/blockedPeriod/list/${flatId}`)).blockedPeriodList).toEqual([])
    expect(await (await fetch(`${server.origin}${feedPath}`)).text()).not.toContain('VEVENT')
    expect(await search({ startDate: '2027-04-10', months: 1 })).toBe(1)
    expect(await search({ startDate: '2027-04-10', months: 1, flexDays: 3 })).toBe(1)
    expect(await search({ endDate: '2027-04-10' })).toBe(1)
    await givenBlocked(server.db, flatId, '2027-04-15', '2027-04-20', 'CALENDAR')
    expect(await search({ startDate: '2027-04-10', months: 1 })).toBe(0)
  })

  test('no longer shows the street to its tenant', async () => {
    expect(await get(TENANT, `/flat/${flatId}`)).not.toHaveProperty('address')
  })

  test('refuses every answer as too late, while other bookings accept theirs', async () => {
    const asked = await givenBooking(server.db, flatId, { tenant_id: 'anna' })
    const cancel = await server.send('DELETE', `/booking/api/${expired}/cancel`, { as: TENANT })
    const approve = await server.send('POST', `/booking/api/${asked}/landlordApprove?approved=true`, {
      as: LANDLORD,
    })

    expect([cancel.status, cancel.body.details]).toMatchObject([409, [{ code: 'BOOKING_CANCELED' }]])
    expect([approve.status, approve.body.status]).toEqual([200, 'LANDLORD_APPROVED'])
  })

  test('does not keep others from requesting its days', async () => {
    const { status } = await server.send(
      'POST',
      `/booking/api/new/${flatId}?startDate=${DAYS.blockedFrom}&endDate=${DAYS.blockedTo}`,
      { as: OTHER, body: REQUEST },
    )

    expect(status).toBe(200)
  })

  test('does not keep the flat from being removed', async () => {
    expect((await server.send('DELETE', `/flat/api/remove/${flatId}`, { as: LANDLORD })).status).toBe(200)
  })
})

describe('an expired booking that the timer has not reached yet', () => {
  const eventsOf = (id: number) =>
    server.db.selectFrom('booking_event').select('type').where('booking_id', '=', id).execute()

  test('is cancelled by a booking that takes its days, and does not cancel other requests', async () => {
    const next = await givenBooking(server.db, flatId, { tenant_id: 'anna', status: 'LANDLORD_APPROVED' })

    const { status, body } = await server.send('POST', `/booking/api/${next}/tenantApprove?approved=true`, {
      as: OTHER,
    })

    expect([status, body.status]).toEqual([200, 'WAITING_FOR_CONTRACT'])
    expect(await eventsOf(expired)).toEqual([{ type: 'EXPIRED' }])
    server.clock.now = addSeconds(EXPIRY, -60)
    expect(await get(TENANT, '/booking/api/tenant/list')).toMatchObject([{ cancelReason: 'EXPIRED' }])
  })

  test('does not keep its landlord from blocking the days', async () => {
    const { status, body } = await server.send('PUT', `/flat/api/blockedPeriod/create/${flatId}`, {
      as: LANDLORD,
      body: DAYS,
    })

    expect([status, body.blockedPeriodList]).toMatchObject([200, [DAYS]])
    expect(await eventsOf(expired)).toEqual([{ type: 'EXPIRED' }])
  })

  test('does not keep its tenant from requesting the flat again', async () => {
    const { status } = await server.send(
      'POST',
      `/booking/api/new/${flatId}?startDate=2027-07-01&endDate=2027-08-31`,
      { as: { ...TENANT, givenName: 'Tara', familyName: 'Quell' }, body: REQUEST },
    )

    expect(status).toBe(200)
    expect(await eventsOf(expired)).toEqual([{ type: 'EXPIRED' }])
  })

  test('does not keep either party from deleting their account', async () => {
    for (const as of [TENANT, LANDLORD])
      expect((await server.send('DELETE', '/user/api/account', { as })).status).toBe(200)
  })

  test('is not cancelled by an answer to another booking', async () => {
    const asked = await givenBooking(server.db, await givenFlat(server.db, { owner_id: 'otto' }), {
      tenant_id: 'anna',
    })

    await server.send('POST', `/booking/api/${asked}/landlordApprove?approved=true`, { as: LANDLORD })

    expect(await eventsOf(expired)).toEqual([])
  })
})
