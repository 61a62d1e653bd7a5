// proves D7.7, 21.40
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { type BookingEventType, CANCEL_REASONS } from '@domizil/domain'
import { givenBooking } from '../../testing/given-booking.ts'
import { givenFlat, givenUser } from '../../testing/given.ts'
import { openTestServer, type TestServer } from '../../testing/test-server.ts'

const ADMIN = { id: 'root', isAdmin: true }
const DAY = '2027-03-10'
const at = (time: string) => new Date(`2027-03-${time}Z`)
let server: TestServer

beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.clear()
  server.clock.now = at('11T03:00:00')
  await givenUserOf('root', '09T08:00:00')
})

async function givenUserOf(id: string, time: string) {
  await givenUser(server.db, id)
  await server.db
    .updateTable('app_user')
    .set({ created_at: at(time) })
    .where('id', '=', id)
    .execute()
}
const givenListed = (change: object = {}) =>
  givenFlat(server.db, {
    owner_id: 'root',
    created_at: at('01T08:00:00'),
    published_at: at('02T08:00:00'),
    ...change,
  })
async function givenEvent(booking_id: number, type: BookingEventType, time: string) {
  await server.db
    .insertInto('booking_event')
    .values({ booking_id, type, at: at(time), actor: 'SYSTEM' })
    .execute()
}
const last = async () => (await server.send('GET', '/admin/api/lastReport', { as: ADMIN })).body
const all = async (query = '') =>
  (await server.send('GET', `/admin/api/allReports${query}`, { as: ADMIN })).body as { day: string }[]
const none = Object.fromEntries(CANCEL_REASONS.map((reason) => [reason, 0]))

test('before the first day is over there is no daily report', async () => {
  expect(await last()).toBeNull()
  expect(await all()).toEqual([])
})

test('a day without any event has a daily report too', async () => {
  await server.runJobs()

  expect(await last()).toEqual({
    day: DAY,
    activeFlats: 0,
    newFlats: 0,
    newUsers: 0,
    searches: 0,
    zeroResults: 0,
    requests: 0,
    approved: 0,
    confirmed: 0,
    completed: 0,
    cancelled: none,
    medianResponseHours: null,
    medianHelpHours: null,
    occupancy: 0,
    feesNet: 0,
    overdueAmount: 0,
  })
})

test('a flat counts as listed on each day until it is unlisted', async () => {
  await givenListed()
  await givenListed({ status: 'INACTIVE', unlisted_at: at('11T01:00:00') })
  await givenListed({ status: 'INACTIVE', unlisted_at: at('10T12:00:00') })
  await givenListed({ status: 'ARCHIVED', unlisted_at: at('09T12:00:00') })
  await givenListed({ published_at: at('10T23:30:00') })
  await givenListed({ status: 'DRAFT', published_at: null, created_at: at('10T12:00:00') })

  await server.runJobs()

  expect(await last()).toMatchObject({ activeFlats: 2, newFlats: 1 })
})

test('a paused flat that is edited does not count as listed while it is paused', async () => {
  const as = { id: 'root' }
  const id = await givenListed()
  server.clock.now = at('10T12:00:00')
  await server.send('PUT', `/flat/api/updateStatus/${id}?flatStatus=INACTIVE`, { as })
  server.clock.now = at('11T01:00:00')
  const { body: flat } = await server.send('GET', `/flat/api/${id}`, { as })
  const edit = { id, version: flat.version, pricePerMonth: 1300 }
  expect((await server.send('PUT', '/flat/api/edit', { as, body: edit })).status).toBe(200)

  await server.runJobs()

  expect(await last()).toMatchObject({ activeFlats: 0 })
})

test('a flat that is listed again counts as listed again', async () => {
  const as = { id: 'root' }
  const id = await givenListed()
  await server.db
    .updateTable('flat')
    .set({ status: 'INACTIVE', updated_at: at('09T12:00:00') })
    .execute()
  await server.db
    .updateTable('flat')
    .set({ status: 'ACTIVE', updated_at: at('10T12:00:00') })
    .execute()
  server.clock.now = at('11T01:00:00')
  await server.send('PUT', `/flat/api/updateStatus/${id}?flatStatus=INACTIVE`, { as })

  await server.runJobs()

  expect(await last()).toMatchObject({ activeFlats: 1 })
})

test('people, searches and requests are counted by the day in Germany', async () => {
  const flat = await givenListed()
  // A quarter past midnight in Berlin, and a quarter to.
  await givenUserOf('anna', '09T23:15:00')
  await givenUserOf('paul', '10T22:45:00')
  await givenUserOf('tara', '10T23:15:00')
  for (const [time, result_count] of [
    ['10T12:00:00', 0],
    ['10T13:00:00', 7],
    ['10T23:30:00', 0],
  ] as const) {
    const search = { locale: 'de', place: null, filters: '{}', duration_ms: 3, source: 'FILTER' } as const
    await server.db
      .insertInto('search_log')
      .values({ at: at(time), result_count, ...search })
      .execute()
  }
  await givenBooking(server.db, flat, { created_at: at('10T12:00:00') })
  await givenBooking(server.db, flat, { created_at: at('08T12:00:00'), tenant_id: 'paul' })

  await server.runJobs()

  expect(await last()).toMatchObject({ newUsers: 2, searches: 2, zeroResults: 1, requests: 1 })
})

test('the report counts the events of bookings, and how long landlords took to answer', async () => {
  const ask = async (tenant_id: string, change: object = {}) =>
    givenBooking(server.db, await givenListed(), { tenant_id, created_at: at('10T06:00:00'), ...change })
  const approved = await ask('a')
  await givenEvent(approved, 'LANDLORD_APPROVED', '10T08:00:00')
  await givenEvent(approved, 'WAITING_FOR_CONTRACT', '10T09:00:00')
  const declined = await ask('b')
  await givenEvent(declined, 'LANDLORD_DECLINED', '10T12:00:00')
  await givenEvent(await ask('c'), 'EXPIRED', '10T12:00:00')
  await givenEvent(await ask('d'), 'EXPIRED', '09T12:00:00')
  await ask('e', { status: 'BOOKING_COMPLETED', signed_date: at('10T12:00:00') })

  await server.runJobs()

  expect(await last()).toMatchObject({
    approved: 1,
    confirmed: 1,
    completed: 1,
    cancelled: { ...none, LANDLORD_DECLINED: 1, EXPIRED: 1 },
    medianResponseHours: 4,
  })
})

test('the occupancy is the share of listed flats that are occupied', async () => {
  const block = async (flat_id: number, blocked_from: string, blocked_to: string) => {
    const booking_id = await givenBooking(server.db, flat_id, { status: 'BOOKING_COMPLETED' })
    const period = { flat_id, blocked_from, blocked_to, booking_id, source: 'BOOKING' } as const
    await server.db.insertInto('blocked_period').values(period).execute()
  }
  await block(await givenListed(), '2027-03-01', DAY)
  await block(await givenListed(), '2027-03-11', '2027-04-10')
  await givenListed()
  await givenListed()

  await server.runJobs()

  expect(await last()).toMatchObject({ activeFlats: 4, occupancy: 0.25 })
})

test('fees count on the day they are charged, and as overdue until they are paid', async () => {
  const charge = async (net_cents: number, change: object) => {
    const booking_id = await givenBooking(server.db, await givenListed())
    await server.db
      .insertInto('invoice')
      .values({
        number: `RE-${booking_id}`,
        booking_id,
        recipient_id: 'root',
        recipient_name: 'Root',
        recipient_address: 'Weg 1',
        issuer_name: 'Domizil',
        issuer_address: 'Platz 2',
        issuer_vat_id: 'DE1',
        flat_address: 'Weg 1',
        locale: 'de',
        issued_on: '2027-02-01',
        due_on: '2027-02-15',
        total_rent: 2400,
        service_percent: 10,
        vat_percent: 19,
        net_cents,
        vat_cents: 0,
        gross_cents: net_cents,
        ...change,
      })
      .execute()
  }
  await charge(10_050, { issued_on: DAY, due_on: '2027-03-24' })
  await charge(2_000, {})
  await charge(3_000, { status: 'CLOSED', paid_on: '2027-03-11' })
  await charge(4_000, { status: 'CLOSED', paid_on: DAY })
  await charge(5_000, { due_on: DAY })

  await server.runJobs()

  expect(await last()).toMatchObject({ feesNet: 100.5, overdueAmount: 50 })
})

test('missing daily reports are written later, and a written report does not change', async () => {
  await server.runJobs()
  server.clock.now = at('14T03:00:00')
  await givenListed({ created_at: at('09T12:00:00') })

  await server.runJobs()

  const reports = await all()
  expect(reports.map(({ day }) => day)).toEqual(['13', '12', '11', '10', '09'].map((day) => `2027-03-${day}`))
  expect(reports).toMatchObject([{}, { newFlats: 0 }, {}, {}, { newFlats: 0 }])
  expect((await all('?from=2027-03-11&to=2027-03-12')).map(({ day }) => day)).toEqual([
    '2027-03-12',
    '2027-03-11',
  ])
})

test('several servers that report at once write each day once', async () => {
  server.clock.now = at('20T03:00:00')

  await Promise.all(Array.from({ length: 5 }, () => server.services.reports.makeDue()))

  expect((await all()).map(({ day }) => day).toSorted()).toEqual(
    Array.from({ length: 11 }, (_, index) => `2027-03-${String(index + 9).padStart(2, '0')}`),
  )
})
