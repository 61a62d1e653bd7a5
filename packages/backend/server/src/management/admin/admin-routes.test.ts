// proves 21.44
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { givenBooking } from '../../testing/given-booking.ts'
import { givenInvoice } from '../../testing/given-invoice.ts'
import { givenFlat, givenUser } from '../../testing/given.ts'
import { openTestServer, type TestServer } from '../../testing/test-server.ts'

const ADMIN = { id: 'root', isAdmin: true }
let server: TestServer

beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.clear()
  await givenUser(server.db, 'root')
})

test('the overview shows an administrator the number of flats, bookings and users', async () => {
  const flat = await givenFlat(server.db, { created_at: new Date('2027-03-09T12:00:00Z') })
  await givenFlat(server.db, { status: 'DRAFT', created_at: new Date('2027-03-03T11:00:00Z') })
  await givenBooking(server.db, flat, { tenant_id: 'a' })
  // Half past eleven in the evening in London is the next day in Berlin.
  await givenBooking(server.db, flat, { tenant_id: 'b', created_at: new Date('2027-03-08T23:30:00Z') })
  await givenBooking(server.db, flat, {
    tenant_id: 'c',
    status: 'BOOKING_COMPLETED',
    created_at: new Date('2027-01-01'),
  })

  await server.db
    .updateTable('app_user')
    .set({ created_at: new Date('2027-03-09T22:59:00Z') })
    .where('id', '=', 'a')
    .execute()

  const { status, body } = await server.send('GET', '/admin/api/overview', { as: ADMIN })

  expect(status).toBe(200)
  expect(body).toMatchObject({
    flats: { DRAFT: 1, IN_REVIEW: 0, ACTIVE: 1, INACTIVE: 0, REJECTED: 0, ARCHIVED: 0 },
    bookings: { REQUESTED: 2, LANDLORD_APPROVED: 0, BOOKING_COMPLETED: 1 },
    users: 5,
    usersToday: 4,
    today: '2027-03-10',
  })
})

const waiting = async () => (await server.send('GET', '/admin/api/waiting', { as: ADMIN })).body
const NOTHING = {
  reports: 0,
  helpRequests: 0,
  flatsInReview: 0,
  changedFlats: 0,
  missingContracts: 0,
  overdueInvoices: 0,
}

test('without open work the overview counts nothing as waiting', async () => {
  const flat = await givenFlat(server.db)
  await givenBooking(server.db, flat)

  expect(await waiting()).toEqual(NOTHING)
})

test('a flat in review is counted as waiting for an administrator', async () => {
  await givenFlat(server.db, { status: 'IN_REVIEW' })

  expect(await waiting()).toEqual({ ...NOTHING, flatsInReview: 1 })
})

test('a partner contract is counted as waiting until its file is uploaded', async () => {
  const offered = { status: 'WAITING_FOR_CONTRACT', contract_type: 'PARTNER_CONTRACT' } as const
  const [first, second] = [await givenFlat(server.db), await givenFlat(server.db)]
  await givenBooking(server.db, first, offered)
  await givenBooking(server.db, second, { ...offered, contract_hash: 'a'.repeat(64) })

  expect(await waiting()).toEqual({ ...NOTHING, missingContracts: 1 })
})

test('an invoice counts as waiting from the day after it was due, with or without a run of the timer', async () => {
  const stay = { status: 'BOOKING_COMPLETED', start_date: '2027-01-10', end_date: '2027-03-09' } as const
  const [first, second] = [await givenFlat(server.db), await givenFlat(server.db)]
  await givenInvoice(server.db, {
    booking_id: await givenBooking(server.db, first, stay),
    issued_on: '2027-02-01',
    due_on: '2027-03-09',
  })
  await givenInvoice(server.db, { booking_id: await givenBooking(server.db, second, stay) })

  expect(await waiting()).toEqual({ ...NOTHING, overdueInvoices: 1 })
})
