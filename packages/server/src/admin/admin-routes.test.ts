import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { givenBooking } from '../testing/given-booking.ts'
import { givenFlat, givenUser } from '../testing/given.ts'
import { openTestServer, type TestServer } from '../testing/test-server.ts'

const ADMIN = { id: 'root', isAdmin: true }
let server: TestServer

beforeAll(async () => {
  server = await openTestServer()
}, 60_000)
afterAll(() => server.close())
beforeEach(async () => {
  await server.clear()
  await givenUser(server.db, 'root')
})

test('an administrator sees how many of everything there are', async () => {
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

  const { status, body } = await server.send('GET', '/admin/api/overview', { as: ADMIN })

  expect(status).toBe(200)
  expect(body).toMatchObject({
    flats: { DRAFT: 1, IN_REVIEW: 0, ACTIVE: 1, INACTIVE: 0, REJECTED: 0, ARCHIVED: 0 },
    bookings: { REQUESTED: 2, LANDLORD_APPROVED: 0, BOOKING_COMPLETED: 1 },
    users: 5,
    newFlatsThisWeek: 1,
    requestsThisWeek: 2,
  })
  expect(body.requestsByDay).toHaveLength(30)
  expect(body.requestsByDay[0]).toEqual({ day: '2027-02-09', count: 0 })
  expect(body.requestsByDay.slice(-2)).toEqual([
    { day: '2027-03-09', count: 1 },
    { day: '2027-03-10', count: 1 },
  ])
})

test('nobody else sees it', async () => {
  await givenUser(server.db, 'anna')

  expect(await server.send('GET', '/admin/api/overview')).toMatchObject({ status: 401 })
  expect(await server.send('GET', '/admin/api/overview', { as: { id: 'anna' } })).toMatchObject({
    status: 403,
    body: { code: 'ADMINS_ONLY' },
  })
})
