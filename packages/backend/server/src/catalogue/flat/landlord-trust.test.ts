// proves 16.32
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { addHours } from '@domizil/domain'
import { givenBooking } from '../../testing/given-booking.ts'
import { givenFlat, givenUser } from '../../testing/given.ts'
import { NOW, openTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let flatId: number

beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.clear()
  server.clock.now = NOW
  flatId = await givenFlat(server.db, { owner_id: 'otto', published_at: NOW })
  await givenUser(server.db, 'tara')
})

/** A request that the landlord has answered after some hours. */
async function givenAnswer(hours: number, type: 'LANDLORD_APPROVED' | 'LANDLORD_DECLINED'): Promise<void> {
  const created_at = addHours(NOW, -100)
  const booking_id = await givenBooking(server.db, flatId, {
    created_at,
    status: 'BOOKING_CANCELED',
    cancel_reason: 'EXPIRED',
  })
  await server.db
    .insertInto('booking_event')
    .values({ booking_id, actor: 'LANDLORD', type, at: addHours(created_at, hours) })
    .execute()
}

const onPage = async () => (await server.send('GET', `/flat/${flatId}`)).body.landlord
const onCard = async () => (await server.send('GET', '/flat/list')).body[0].landlord

test('the response time of a landlord is the median of all answers, on the page and on the card', async () => {
  await givenAnswer(1, 'LANDLORD_APPROVED')
  await givenAnswer(2.2, 'LANDLORD_DECLINED')
  await givenAnswer(30, 'LANDLORD_APPROVED')

  expect(await onPage()).toMatchObject({ responseHours: 3 })
  expect(await onCard()).toEqual({ responseHours: 3, stays: 0 })
})

test('a landlord with only two answers has no response time', async () => {
  await givenAnswer(1, 'LANDLORD_APPROVED')
  await givenAnswer(1, 'LANDLORD_APPROVED')

  expect(await onPage()).toMatchObject({ responseHours: null })
})

test('the stays of a landlord count from their first day, if signed, over all flats', async () => {
  const other = await givenFlat(server.db, { owner_id: 'otto' })
  const signed = { status: 'BOOKING_COMPLETED', signed_date: NOW } as const
  await givenBooking(server.db, flatId, { ...signed, start_date: '2026-01-01', end_date: '2026-02-28' })
  await givenBooking(server.db, other, { ...signed, start_date: '2026-03-01', end_date: '2026-04-30' })
  await givenBooking(server.db, other, { ...signed, start_date: '2030-01-01', end_date: '2030-02-28' })
  await givenBooking(server.db, flatId, { status: 'REQUESTED' })

  expect(await onPage()).toMatchObject({ stays: 2 })
})

test('stays and answers of other landlords are not counted', async () => {
  await givenUser(server.db, 'anna')
  const others = await givenFlat(server.db, { owner_id: 'anna' })
  const signed = { status: 'BOOKING_COMPLETED', signed_date: NOW } as const
  await givenBooking(server.db, others, { ...signed, start_date: '2026-01-01', end_date: '2026-02-28' })

  expect(await onPage()).toMatchObject({ stays: 0, responseHours: null })
})
