import { WHOLE_FLAT } from './flat-bodies.ts'
import { givenBooking } from './given-booking.ts'
import { givenCreditedInvoice, givenInvoice } from './given-invoice.ts'
import { givenContentReport } from './given-content-report.ts'
import { givenChangedListing } from './given-changed-listing.ts'
import { givenHandover, handoverWith } from './given-handover.ts'
import { givenPaidDeposit, givenStatement } from './given-deposit.ts'
import { ADDENDUM_HASH, givenProposal } from './given-last-day.ts'
import { givenFailure } from './given-failure.ts'
import { givenFlat, givenImage } from './given.ts'
import { givenHelpRequest } from './given-help-request.ts'
import { givenQuestion, givenViewing } from './marketplace-questions.ts'
import { givenPublishedReviews } from './given-published-reviews.ts'
import type { People } from './marketplace-people.ts'
import { aPdf } from './send-form.ts'
import { NOW, type TestServer } from './test-server.ts'

/** The key of the one file in the storage, an unsigned contract. */
export const MARKETPLACE_DOCUMENT = 'documents/aa/matrix.pdf'
/** What the contract that waits for signatures is known by. */
export const CONTRACT_HASH = 'a'.repeat(64)

const TEXTS = {
  description_flat_en: WHOLE_FLAT.description_flat_en ?? '',
  description_flat_local: WHOLE_FLAT.description_flat_local ?? '',
}
const STAY = { start_date: '2027-01-10', end_date: '2027-03-09' }

type Flat = 'flat' | 'other' | 'third' | 'draft' | 'changed'
/** What there is a row of. */
export type Row =
  | Flat
  | 'image'
  | 'draftImage'
  | 'waiting'
  | 'over'
  | 'reviewed'
  | 'asked'
  | 'approved'
  | 'attachment'
  | 'blocked'
  | 'calendar'
  | 'invoice'
  | 'credited'
  | 'payment'
  | 'ended'
  | 'stated'
  | 'stayFile'
  | 'signed'
  | 'proposed'
  | 'accepted'
  | 'refunded'
  | 'handedOver'
  | 'handoverPhoto'
  | 'failure'
  | 'question'
  | 'viewing'
  | 'flatReview'
  | 'savedSearch'
  | 'savedReply'
  | 'mail'
  | 'helpRequest'
  | 'report'
  | 'decidedReport'

interface Market {
  server: TestServer
  people: People
  /** The id of another row, which is made when it is first asked for. */
  the: (row: Row) => Promise<number>
}
type Maker = (market: Market) => Promise<number>

const aFlat =
  (change: Parameters<typeof givenFlat>[1]): Maker =>
  ({ server, people }) =>
    givenFlat(server.db, { owner_id: people.landlord.id, ...change })

const anImage =
  (flat: Flat): Maker =>
  async ({ server, the }) =>
    givenImage(server.db, await the(flat), 0)

const aBooking =
  (flat: Flat, change: Parameters<typeof givenBooking>[2]): Maker =>
  async ({ server, people, the }) =>
    givenBooking(server.db, await the(flat), { tenant_id: people.tenant.id, ...change })

const aReport =
  (decidedAt?: Date): Maker =>
  async ({ server, people, the }) =>
    givenContentReport(server.db, await the('flat'), people, decidedAt)

/** How a row of each kind is made. */
export const MAKERS: Record<Row, Maker> = {
  flat: aFlat(TEXTS),
  other: aFlat(TEXTS),
  third: aFlat(TEXTS),
  draft: aFlat({ status: 'DRAFT' }),
  changed: ({ server, people }) => givenChangedListing(server.db, { owner_id: people.landlord.id }),
  image: anImage('flat'),
  draftImage: anImage('draft'),
  waiting: aBooking('flat', {
    status: 'WAITING_FOR_CONTRACT',
    contract_type: 'PLATFORM_CONTRACT',
    tenancy_basis: 'TEMPORARY_USE',
    tenancy_reason: 'STUDY',
    contract_offered_at: NOW,
    contract_hash: CONTRACT_HASH,
  }),
  over: aBooking('flat', { status: 'BOOKING_COMPLETED', ...STAY }),
  reviewed: aBooking('other', { status: 'BOOKING_COMPLETED', ...STAY }),
  asked: aBooking('other', { status: 'REQUESTED' }),
  approved: aBooking('third', { status: 'LANDLORD_APPROVED' }),

  async attachment({ server, the }) {
    const { id } = await server.db
      .insertInto('booking_attachment')
      .values({
        booking_id: await the('waiting'),
        name: 'Contract.pdf',
        storage_key: MARKETPLACE_DOCUMENT,
        content_type: 'application/pdf',
        bytes: aPdf().length,
        sha256: CONTRACT_HASH,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  },

  async blocked({ server, the }) {
    const { id } = await server.db
      .insertInto('blocked_period')
      .values({ flat_id: await the('flat'), blocked_from: '2028-01-01', blocked_to: '2028-01-31' })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  },

  async calendar({ server, the }) {
    const { id } = await server.db
      .insertInto('imported_calendar')
      .values({
        flat_id: await the('flat'),
        name: 'Bnb',
        url: 'https://bnb.example/a.ics',
        next_sync_at: new Date('2028-01-01'),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  },

  async payment({ server: { db }, the }) {
    const booking_id = await the('over')
    await db
      .insertInto('booking_payment')
      .values({ booking_id, number: 1, kind: 'DEPOSIT', due_on: '2027-01-10', amount_cents: 240_000 })
      .execute()
    return 1
  },

  async ended({ server, people, the }) {
    const id = await givenBooking(server.db, await the('third'), {
      tenant_id: people.tenant.id,
      status: 'BOOKING_COMPLETED',
      ...STAY,
    })
    await givenPaidDeposit(server.db, id)
    return id
  },

  /** With a deduction that the tenant has not answered. */
  async stated({ server, people, the }) {
    const id = await givenBooking(server.db, await the('third'), {
      tenant_id: people.tenant.id,
      status: 'BOOKING_COMPLETED',
      ...STAY,
    })
    await givenPaidDeposit(server.db, id)
    await givenStatement(server.db, id)
    return id
  },

  /** A stay that begins today, with a protocol of moving in that both can still write. */
  async handedOver({ server, people, the }) {
    const id = await givenBooking(server.db, await the('third'), {
      tenant_id: people.tenant.id,
      status: 'BOOKING_COMPLETED',
      start_date: '2027-03-10',
      end_date: '2027-05-09',
    })
    const file = await server.db
      .insertInto('booking_file')
      .values({
        booking_id: id,
        kind: 'PICTURE',
        name: 'Door.webp',
        storage_key: 'f'.repeat(32),
        bytes: 1,
        uploaded_by: people.tenant.id,
        used_at: NOW,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await givenHandover(server.db, id, {}, handoverWith(file.id))
    return id
  },

  /** In that protocol. */
  async handoverPhoto({ server: { db }, the }) {
    const booking = await the('handedOver')
    const files = db.selectFrom('booking_file').select('id').where('booking_id', '=', booking)
    return (await files.executeTakeFirstOrThrow()).id
  },

  async stayFile({ server, people, the }) {
    const { id } = await server.db
      .insertInto('booking_file')
      .values({
        booking_id: await the('ended'),
        kind: 'PDF',
        name: 'Invoice.pdf',
        storage_key: MARKETPLACE_DOCUMENT,
        bytes: aPdf().length,
        uploaded_by: people.landlord.id,
        used_at: NOW,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  },

  signed: aBooking('third', { status: 'BOOKING_COMPLETED' }),

  /** With a proposal of the landlord for another last day. */
  async proposed({ server, people, the }) {
    const tenant_id = people.tenant.id
    const id = await givenBooking(server.db, await the('third'), { tenant_id, status: 'BOOKING_COMPLETED' })
    await givenProposal(server.db, id)
    return id
  },

  /** With an addendum that neither has signed. */
  async accepted({ server, people, the }) {
    const tenant_id = people.tenant.id
    const id = await givenBooking(server.db, await the('third'), { tenant_id, status: 'BOOKING_COMPLETED' })
    await givenProposal(server.db, id, { state: 'ACCEPTED', accepted_at: NOW, document_hash: ADDENDUM_HASH })
    return id
  },

  /** With a last day that is in force, and a rent that was paid for days that fall away. */
  async refunded({ server, people, the }) {
    const tenant_id = people.tenant.id
    const id = await givenBooking(server.db, await the('third'), { tenant_id, status: 'BOOKING_COMPLETED' })
    const ended = { state: 'CHANGED', expires_at: null, ended_at: NOW } as const
    await givenProposal(server.db, id, { ...ended, new_end_date: '2027-05-10', refund_cents: 80_000 })
    return id
  },

  question: async ({ server, people, the }) => givenQuestion(server.db, await the('other'), people.tenant.id),
  viewing: async ({ server, people, the }) =>
    givenViewing(server.db, await the('question'), people.tenant.id),

  async invoice({ server: { db }, people, the }) {
    const booking_id = await the('over')
    await givenInvoice(db, { booking_id, recipient_id: people.landlord.id })
    const invoices = db.selectFrom('invoice').select('id').where('booking_id', '=', booking_id)
    return (await invoices.executeTakeFirstOrThrow()).id
  },

  credited: async ({ server, people, the }) =>
    givenCreditedInvoice(server.db, await the('reviewed'), people.landlord.id),

  /** With the tenant's, which is published as well. */
  flatReview: async ({ server, people, the }) =>
    givenPublishedReviews(server.db, await the('reviewed'), people),

  async savedSearch({ server, people }) {
    const tenant = { id: people.tenant.id, email: '', givenName: '', familyName: '', isAdmin: false }
    const { id } = await server.services.savedSearches.add(tenant, {
      city: 'Berlin',
      months: 3,
      priceMax: 900,
      persons: 1,
      hasPets: false,
      locale: 'en',
      alert: 'NONE',
    })
    return id
  },

  async savedReply({ server, people }) {
    const landlord = { id: people.landlord.id, email: '', givenName: '', familyName: '', isAdmin: false }
    const [kept] = await server.services.savedReplies.add(landlord, 'The keys are with the neighbour.')
    return kept?.id ?? 0
  },

  async mail({ server, people, the }) {
    const { id } = await server.db
      .insertInto('mail')
      .values({
        job_id: -(await the('waiting')),
        kind: 'FLAT_APPROVED',
        user_id: people.landlord.id,
        to_address: `${people.landlord.id}@example.org`,
        locale: 'en',
        subject: 'Good news',
        created_at: NOW,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  },

  failure: ({ server }) => givenFailure(server),

  report: aReport(),
  decidedReport: aReport(NOW),

  helpRequest: async ({ server, people, the }) =>
    givenHelpRequest(server, people.tenant.id, await the('waiting')),
}
