// proves 17.7, 21.17
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { BOOKING_STATUSES, type BookingStatus } from '@domizil/domain'
import { givenBooking } from '../../testing/given-booking.ts'
import { givenFlat, givenUser } from '../../testing/given.ts'
import { openTestServer, type TestServer } from '../../testing/test-server.ts'

const CONFIRMED: readonly BookingStatus[] = ['WAITING_FOR_CONTRACT', 'CONTRACT_APPROVED', 'BOOKING_COMPLETED']
const BEFORE = BOOKING_STATUSES.filter((status) => !CONFIRMED.includes(status))
const PHONES = { otto: '+493011111111', tara: '+493022222222' }
let server: TestServer
let flatId: number

beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.clear()
  flatId = await givenFlat(server.db, { owner_id: 'otto' })
  for (const [id, phone] of Object.entries(PHONES)) {
    await givenUser(server.db, id)
    await server.db.updateTable('app_user').set({ phone }).where('id', '=', id).execute()
  }
})

async function given(status: BookingStatus): Promise<number> {
  const ending = status === 'BOOKING_CANCELED' ? { cancel_reason: 'CANCELED_BY_TENANT' as const } : {}
  return givenBooking(server.db, flatId, { status, ...ending })
}
const asTenant = async () =>
  (
    await server.send('GET', '/booking/api/tenant/list', {
      as: { id: 'tara', email: 'tara@example.org', givenName: 'Tara', familyName: 'Łoś' },
    })
  ).body
const asLandlord = async () =>
  (
    await server.send('GET', `/booking/api/flat/${flatId}/list`, {
      as: { id: 'otto', email: 'otto@example.org', givenName: 'Otto', familyName: 'Müller' },
    })
  ).body

test.each(CONFIRMED)(
  'in the status %s both parties see each other’s contact data and the address of the flat',
  async (status) => {
    await given(status)
    await asTenant()
    const [forLandlord] = await asLandlord()
    const [forTenant] = await asTenant()

    expect(forTenant.otherParty.contact).toEqual({
      name: 'Otto Müller',
      phone: '+49 30 11111111',
      email: 'otto@example.org',
    })
    expect(forTenant.flat.address).toBe('Torstraße 1a, 10119 Berlin')
    expect(forLandlord.otherParty.contact).toEqual({
      name: 'Tara Łoś',
      phone: '+49 30 22222222',
      email: 'tara@example.org',
    })
  },
)

test.each(BEFORE)('in the status %s neither party sees contact data or the address', async (status) => {
  await given(status)

  const lists = [await asTenant(), await asLandlord()]

  expect(lists.map(([booking]) => [booking.otherParty.contact, booking.flat.address])).toEqual([
    [null, null],
    [null, null],
  ])
  for (const secret of ['Torstraße', 'example.org', ...Object.values(PHONES), '+49 30']) {
    expect(JSON.stringify(lists)).not.toContain(secret)
  }
})

test('the contact person of a company is named beside the company', async () => {
  await given('BOOKING_COMPLETED')
  await asLandlord()
  await server.db
    .updateTable('app_user')
    .set({ is_commercial: true, company_name: 'Wohnen GmbH' })
    .where('id', '=', 'otto')
    .execute()

  const [{ otherParty }] = await asTenant()

  expect([otherParty.name, otherParty.contact.name]).toEqual(['Wohnen GmbH', 'Otto Müller'])
})

test('a request for another flat shows no data of a confirmed booking', async () => {
  await given('WAITING_FOR_CONTRACT')
  const other = await givenFlat(server.db, { owner_id: 'otto' })
  await givenBooking(server.db, other, { status: 'REQUESTED' })

  const bookings = await asTenant()

  const requested = bookings.find(({ status }: { status: string }) => status === 'REQUESTED')
  expect([requested.otherParty.contact, requested.flat.address]).toEqual([null, null])
})
