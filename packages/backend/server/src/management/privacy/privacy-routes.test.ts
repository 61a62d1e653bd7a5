// proves D7.9, 18.38, 21.13
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { givenHelpRequest } from '../../testing/given-help-request.ts'
import { givenBlocked, givenFlat, givenImage, givenUser } from '../../testing/given.ts'
import { givenBooking } from '../../testing/given-booking.ts'
import { givenInvoice } from '../../testing/given-invoice.ts'
import { givenChangedListing } from '../../testing/given-changed-listing.ts'
import { NOW, openTestServer, type TestServer } from '../../testing/test-server.ts'
import { givenReview } from './testing/given-traces.ts'

let server: TestServer

beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())
beforeEach(() => server.clear())

const TARA = { id: 'tara', email: '', givenName: '', familyName: '', isAdmin: false }
const exportAs = (id: string) => server.send('GET', '/user/api/export', { as: { id } })

/** Tara asks for Otto's flat, marks it, looks for another one and needs help. */
async function givenStory(): Promise<{ flatId: number; bookingId: number }> {
  const flatId = await givenFlat(server.db)
  await givenImage(server.db, flatId, 0)
  await givenBlocked(server.db, flatId, '2027-08-01', '2027-08-02')
  const bookingId = await givenBooking(server.db, flatId, { message: 'Tara writes to Otto: a confidence.' })
  await server.send('PUT', `/user/api/favorite/add?flatId=${flatId}`, { as: { id: 'tara' } })
  await server.send('PUT', '/user/api/noFlatFoundRequest', {
    as: { id: 'tara' },
    body: {
      city: 'Berlin',
      months: 3,
      priceMax: 900,
      persons: 1,
      hasPets: false,
      locale: 'en',
      alert: 'NONE',
    },
  })
  await server.send('PUT', '/user/needhelp', {
    as: { id: 'tara' },
    body: {
      topic: 'OTHER',
      message: 'Where is my answer?',
      email: 'tara@example.org',
      pageUrl: '/help',
      locale: 'en',
      acceptPrivacy: true,
    },
  })
  await server.send('POST', '/booking/api/savedReply/new', {
    as: { id: 'tara' },
    body: { text: 'I am Tara.' },
  })
  return { flatId, bookingId }
}

test('the export of a tenant has everything that is stored about them', async () => {
  const { flatId, bookingId } = await givenStory()

  const { status, body, headers } = await exportAs('tara')

  expect([status, headers.get('content-disposition'), headers.get('cache-control')]).toEqual([
    200,
    'attachment; filename="my-data.json"',
    'no-store',
  ])
  expect(body).toMatchObject({
    exportedAt: '2027-03-10T12:00:00.000Z',
    profile: { email: 'tara@example.org', phone: '+493012345678' },
    flats: [],
    bookingsAsTenant: [{ id: bookingId, message: 'Tara writes to Otto: a confidence.' }],
    favourites: [{ flat_id: flatId }],
    savedSearches: [{ city: 'Berlin', price_max: 900 }],
    savedReplies: [{ text: 'I am Tara.' }],
    helpRequests: [{ message: 'Where is my answer?' }],
  })
})

test('the export of a landlord has the flats and their data, and nothing that tenants have written', async () => {
  const { flatId, bookingId } = await givenStory()
  await server.db.updateTable('flat_image').set({ file_name: 'room.jpg' }).execute()

  const { body } = await exportAs('otto')

  expect(body).toMatchObject({
    flats: [{ id: flatId, street: 'Torstraße' }],
    images: [{ flat_id: flatId, file_name: 'room.jpg', file: `/api/image/key${flatId}-0/xxlarge.webp` }],
    blockedPeriods: [{ blocked_from: '2027-08-01' }],
    bookingsAsLandlord: [{ id: bookingId, start_date: '2027-04-01' }],
    bookingsAsTenant: [],
    favourites: [],
    helpRequests: [],
  })
  expect(JSON.stringify(body)).not.toMatch(/tara|confidence/i)
})

test('the export has the replies to help requests, without the notes of administrators', async () => {
  await givenStory()
  const { id } = await server.db.selectFrom('help_request').select('id').executeTakeFirstOrThrow()
  await server.db
    .insertInto('help_entry')
    .values(
      (['REPLY', 'NOTE'] as const).map((kind) => ({
        request_id: id,
        kind,
        text: `This is a ${kind}`,
        created_at: NOW,
      })),
    )
    .execute()

  expect((await exportAs('tara')).body.helpReplies).toMatchObject([
    { request_id: id, text: 'This is a REPLY' },
  ])
  expect(JSON.stringify((await exportAs('otto')).body)).not.toContain('This is a')
})

test('the export has help requests without a session once their address is confirmed', async () => {
  await givenUser(server.db, 'tara')
  await givenHelpRequest(server, 'tara', 1)
  const before = await exportAs('tara')
  await server.db.updateTable('app_user').set({ email_verified: true }).execute()

  const own = await server.services.privacy.exportData(TARA)

  expect([before.body.helpRequests, own.helpRequests]).toMatchObject([[], [{ reference: 'H-1' }]])
})

test('the export has no help requests of another account under the same address', async () => {
  await givenUser(server.db, 'tara')
  await givenUser(server.db, 'sven')
  await givenHelpRequest(server, 'tara', 1)
  await server.db.updateTable('help_request').set({ user_id: 'sven' }).execute()
  await server.db.updateTable('app_user').set({ email_verified: true }).execute()

  const own = await server.services.privacy.exportData(TARA)

  expect(own.helpRequests).toEqual([])
})

test('the export has earlier versions of the person’s own listings, and none of others', async () => {
  const flatId = await givenChangedListing(server.db, {})
  await server.db
    .updateTable('kept_listing')
    .set({ image_keys: ['earlier'] })
    .execute()

  const { keptListings } = (await exportAs('otto')).body

  expect(keptListings).toMatchObject([
    {
      flat_id: flatId,
      title_en: 'The title as it was reviewed',
      files: [expect.stringContaining(`/api/image/earlier/xxlarge.webp?flat=${flatId}&`)],
    },
  ])
  expect(JSON.stringify(keptListings)).not.toContain('secret')
  expect((await exportAs('tara')).body.keptListings).toEqual([])
})

test('the export has the documents of bookings, the invoices, and the reviews that the person can see', async () => {
  const flatId = await givenFlat(server.db)
  const bookingId = await givenBooking(server.db, flatId, { status: 'BOOKING_COMPLETED' })
  await givenInvoice(server.db, { booking_id: bookingId })
  await server.db
    .insertInto('booking_attachment')
    .values({
      booking_id: bookingId,
      name: 'Contract.pdf',
      storage_key: 'documents/contract.pdf',
      content_type: 'application/pdf',
      bytes: 9,
      sha256: 'a'.repeat(64),
      uploaded_by: 'root',
    })
    .execute()
  await givenReview(server.db, bookingId, { kind: 'FLAT', author_id: 'tara' })
  await givenReview(server.db, bookingId, { kind: 'TENANT', author_id: 'otto' })

  const [tara, otto] = [(await exportAs('tara')).body, (await exportAs('otto')).body]

  const file = expect.stringMatching(new RegExp(`^/api/booking/api/${bookingId}/attachment/\\d+$`))
  expect(tara).toMatchObject({
    attachments: [{ file }],
    invoices: [],
    reviewsWritten: [{ kind: 'FLAT', status: 'PENDING' }],
    reviewsReceived: [],
  })
  expect(otto).toMatchObject({
    attachments: [{ file }],
    invoices: [{ file: expect.stringMatching(/^\/api\/booking\/api\/invoice\/\d+\/pdf$/) }],
    reviewsWritten: [{ kind: 'TENANT', status: 'PENDING' }],
    reviewReplies: [],
  })

  await server.db.updateTable('review').set({ status: 'PUBLISHED', reply: null }).execute()
  await server.db.updateTable('review').set({ reply: 'Thank you!' }).where('kind', '=', 'FLAT').execute()
  expect((await exportAs('tara')).body.reviewsReceived).toMatchObject([{ kind: 'TENANT' }])
  expect((await exportAs('otto')).body.reviewReplies).toMatchObject([{ reply: 'Thank you!' }])
})

test('the exports of a stranger and of an administrator have nothing of others', async () => {
  await givenStory()

  const replies = [
    await exportAs('sven'),
    await server.send('GET', '/user/api/export', { as: { id: 'root', isAdmin: true } }),
  ]

  for (const { status, body } of replies) {
    expect(status).toBe(200)
    expect(JSON.stringify(body)).not.toMatch(/tara|otto|confidence/i)
  }
})
