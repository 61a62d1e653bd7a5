import { WHOLE_FLAT } from './flat-bodies.ts'
import { givenBooking } from './given-booking.ts'
import { givenInvoice } from './given-invoice.ts'
import { givenFlat, givenImage, givenUser } from './given.ts'
import { givenReview } from '../management/privacy/testing/given-traces.ts'
import { aPdf } from './send-form.ts'
import { NOW, type TestServer } from './test-server.ts'

/** The tenant of every booking, the landlord of every flat, and those who have to do with neither. */
export function peopleCalled(suffix = '') {
  return {
    anonymous: undefined,
    stranger: { id: `sven${suffix}` },
    tenant: { id: `tara${suffix}` },
    landlord: { id: `otto${suffix}` },
    admin: { id: `root${suffix}`, isAdmin: true },
  }
}
export type People = ReturnType<typeof peopleCalled>
export type Who = keyof People

/** The key of the one file in the storage, an unsigned contract. */
export const MARKETPLACE_DOCUMENT = 'documents/aa/matrix.pdf'
/** What the contract that waits for signatures is known by. */
export const CONTRACT_HASH = 'a'.repeat(64)

/** The id of one row of every kind. */
export type Ids = Awaited<ReturnType<typeof givenMarketplace>>

/** Makes flats and bookings in many states, with all that hangs on them. */
export async function givenMarketplace(server: TestServer, people = peopleCalled()) {
  const { stranger, tenant, landlord, admin } = people
  for (const { id } of [stranger, tenant, landlord, admin]) await givenUser(server.db, id)
  const owner_id = landlord.id
  const tenant_id = tenant.id
  const texts = {
    description_flat_en: WHOLE_FLAT.description_flat_en ?? '',
    description_flat_local: WHOLE_FLAT.description_flat_local ?? '',
  }
  const [flat, other, third, draft] = [
    await givenFlat(server.db, { owner_id, ...texts }),
    await givenFlat(server.db, { owner_id, ...texts }),
    await givenFlat(server.db, { owner_id, ...texts }),
    await givenFlat(server.db, { owner_id, status: 'DRAFT' }),
  ]
  const waiting = await givenBooking(server.db, flat, {
    tenant_id,
    status: 'WAITING_FOR_CONTRACT',
    contract_type: 'PLATFORM_CONTRACT',
    tenancy_basis: 'TEMPORARY_USE',
    tenancy_reason: 'STUDY',
    contract_offered_at: NOW,
    contract_hash: CONTRACT_HASH,
  })
  const stay = { start_date: '2027-01-10', end_date: '2027-03-09' }
  const over = await givenBooking(server.db, flat, { tenant_id, status: 'BOOKING_COMPLETED', ...stay })
  const reviewed = await givenBooking(server.db, other, { tenant_id, status: 'BOOKING_COMPLETED', ...stay })
  for (const kind of ['FLAT', 'TENANT'] as const)
    await givenReview(server.db, reviewed, {
      kind,
      author_id: kind === 'FLAT' ? tenant_id : owner_id,
    })
  await server.db.updateTable('review').set({ status: 'PUBLISHED', published_at: NOW }).execute()
  await givenInvoice(server.db, { booking_id: over, recipient_id: owner_id })
  await server.db
    .insertInto('booking_attachment')
    .values({
      booking_id: waiting,
      name: 'Contract.pdf',
      storage_key: MARKETPLACE_DOCUMENT,
      content_type: 'application/pdf',
      bytes: aPdf().length,
      sha256: CONTRACT_HASH,
    })
    .execute()
  await server.db
    .insertInto('blocked_period')
    .values({ flat_id: flat, blocked_from: '2028-01-01', blocked_to: '2028-01-31' })
    .execute()
  await server.db
    .insertInto('mail')
    .values({
      job_id: -waiting,
      kind: 'FLAT_APPROVED',
      user_id: owner_id,
      to_address: `${owner_id}@example.org`,
      locale: 'en',
      subject: 'Good news',
      created_at: NOW,
    })
    .execute()
  await server.db
    .insertInto('help_request')
    .values({
      topic: 'OTHER',
      message: 'Where is my answer?',
      email: `${tenant_id}@example.org`,
      page_url: '/help',
      locale: 'en',
      reference: `H-${waiting}`,
    })
    .execute()
  await server.services.savedSearches.add(
    { id: tenant_id, email: '', givenName: '', familyName: '', isAdmin: false },
    { city: 'Berlin', months: 3, priceMax: 900, persons: 1, hasPets: false, locale: 'en', alert: 'NONE' },
  )

  const newest = async (
    table:
      | 'booking_attachment'
      | 'blocked_period'
      | 'invoice'
      | 'review'
      | 'saved_search'
      | 'mail'
      | 'help_request',
  ) => (await server.db.selectFrom(table).select('id').orderBy('id', 'desc').executeTakeFirstOrThrow()).id
  return {
    flat,
    other,
    draft,
    image: await givenImage(server.db, flat, 0),
    draftImage: await givenImage(server.db, draft, 0),
    waiting,
    over,
    asked: await givenBooking(server.db, other, { tenant_id, status: 'REQUESTED' }),
    approved: await givenBooking(server.db, third, { tenant_id, status: 'LANDLORD_APPROVED' }),
    attachment: await newest('booking_attachment'),
    blocked: await newest('blocked_period'),
    invoice: await newest('invoice'),
    flatReview: (await newest('review')) - 1,
    savedSearch: await newest('saved_search'),
    mail: await newest('mail'),
    helpRequest: await newest('help_request'),
  }
}
