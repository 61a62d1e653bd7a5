import type { OwnData } from '@domizil/api/schemas'
import type { Day } from '@domizil/domain'
import { findBankAccount } from '../../catalogue/bank-account/index.ts'
import { findUser, profileOf } from '../../catalogue/user/index.ts'
import { type Clock, dayOf, notFound, type User } from '../../foundation/kernel/index.ts'
import {
  blockedPeriodsAsOf,
  BOOKING_COLUMNS,
  bookingsAsOf,
  type Database,
  INVOICE_COLUMNS,
  invoicesAsOf,
  lastDayProposalsAsOf,
  type Queries,
  reviewsAsOf,
  type StoredListing,
} from '../../foundation/tables/index.ts'
import type { Encryption } from '../../infrastructure/encryption/index.ts'
import { helpOf } from './own-help.ts'
import { reportingAccount, reportsOf } from './own-reports.ts'
import { imageAddress, type ShownImage } from '../../catalogue/flat/index.ts'

interface Dependencies {
  db: Database
  clock: Clock
  encryption: Encryption
}

/** The rights of users to their data. */
export function createPrivacyService({ db, clock, encryption }: Dependencies) {
  return {
    /** All personal data of the actor, in a consistent snapshot. */
    async exportData(actor: User): Promise<OwnData> {
      return db
        .transaction()
        .setIsolationLevel('repeatable read')
        .execute(async (trx) => {
          const now = clock()
          const user = await findUser(trx, actor.id)
          if (!user) throw notFound()
          const bankAccount = await findBankAccount(trx, encryption, actor.id)
          const account = await reportingAccount(trx, actor.id)

          return {
            exportedAt: now.toISOString(),
            profile: profileOf(user),
            bankAccounts: bankAccount ? [{ ...bankAccount }] : [],
            flats: await flatsOf(trx, actor.id),
            ...withFiles(
              { ...(await partsOfFlats(trx, actor.id, now)), ...(await requestsOf(trx, actor.id, now)) },
              dayOf(now),
            ),
            payments: await paymentsOf(trx, actor.id),
            ...(await depositsOf(trx, actor.id)),
            lastDays: await lastDaysOf(trx, actor.id, now),
            ...(await reviewsOf(trx, actor.id, now)),
            ...(await tracesOf(trx, actor.id)),
            ...(await helpOf(trx, account)),
            reports: await reportsOf(trx, account),
          }
        })
    },
  }
}

/** The proposals of another last day of a user's bookings, on either side. */
async function lastDaysOf(db: Queries, userId: string, now: Date) {
  return db
    .selectFrom(lastDayProposalsAsOf(now).as('said'))
    .innerJoin('booking', 'booking.id', 'said.booking_id')
    .innerJoin('flat', 'flat.id', 'booking.flat_id')
    .selectAll('said')
    .where((eb) => eb.or([eb('booking.tenant_id', '=', userId), eb('flat.owner_id', '=', userId)]))
    .orderBy('said.booking_id')
    .orderBy('said.number')
    .execute()
}

/** What was stated of the deposits of a user's bookings, on either side, the protocols of moving in and out, and the files that the user has added. */
async function depositsOf(db: Queries, userId: string) {
  const own = db
    .selectFrom('booking')
    .innerJoin('flat', 'flat.id', 'booking.flat_id')
    .select('booking.id')
    .where((eb) => eb.or([eb('booking.tenant_id', '=', userId), eb('flat.owner_id', '=', userId)]))
  const statements = await db
    .selectFrom('deposit_statement')
    .selectAll()
    .where('booking_id', 'in', own)
    .orderBy('booking_id')
    .orderBy('number')
    .execute()
  const deductions = await db
    .selectFrom('deposit_deduction')
    .selectAll()
    .where('booking_id', 'in', own)
    .orderBy('booking_id')
    .orderBy('statement')
    .orderBy('number')
    .execute()
  const handovers = await db
    .selectFrom('handover')
    .selectAll()
    .where('booking_id', 'in', own)
    .orderBy('booking_id')
    .orderBy('kind')
    .execute()
  const files = await db
    .selectFrom('booking_file')
    .select(['id', 'booking_id', 'kind', 'name', 'bytes', 'created_at'])
    .where((eb) =>
      eb.or([
        eb('uploaded_by', '=', userId),
        eb.and([eb('booking_id', 'in', own), eb('used_at', 'is not', null)]),
      ]),
    )
    .orderBy('id')
    .execute()

  return {
    depositReturns: statements.map((statement) => ({
      ...statement,
      deductions: deductions.filter(
        (row) => row.booking_id === statement.booking_id && row.statement === statement.number,
      ),
    })),
    handovers,
    bookingFiles: files.map((file) => ({
      ...file,
      file: `/api/booking/api/${file.booking_id}/file/${file.id}`,
    })),
  }
}

/** The stored payments of a user's bookings, on either side. */
async function paymentsOf(db: Queries, userId: string) {
  return db
    .selectFrom('booking_payment as payment')
    .innerJoin('booking', 'booking.id', 'payment.booking_id')
    .innerJoin('flat', 'flat.id', 'booking.flat_id')
    .selectAll('payment')
    .where((eb) => eb.or([eb('booking.tenant_id', '=', userId), eb('flat.owner_id', '=', userId)]))
    .orderBy('payment.booking_id')
    .orderBy('payment.number')
    .execute()
}

/** A user's reviews and replies, and the published reviews of the user. */
async function reviewsOf(db: Queries, userId: string, now: Date) {
  const flats = db.selectFrom('flat').select('id').where('owner_id', '=', userId)
  const ofStay = ['id', 'booking_id', 'flat_id'] as const
  const words = ['kind', 'ratings', 'text', 'status', 'published_at', 'created_at'] as const
  return {
    reviewsWritten: await db
      .selectFrom(reviewsAsOf(now).as('review'))
      .select([...ofStay, ...words, 'hidden_reason'])
      .where('author_id', '=', userId)
      .orderBy('id')
      .execute(),
    // Until both have written neither knows the other's words.
    reviewsReceived: await db
      .selectFrom(reviewsAsOf(now).as('review'))
      .select([...ofStay, ...words])
      .where('kind', '=', 'TENANT')
      .where('tenant_id', '=', userId)
      .where('status', '=', 'PUBLISHED')
      .orderBy('id')
      .execute(),
    reviewReplies: await db
      .selectFrom(reviewsAsOf(now).as('review'))
      .select([...ofStay, 'reply', 'replied_at'])
      .where('flat_id', 'in', flats)
      .where('reply', 'is not', null)
      .orderBy('id')
      .execute(),
  }
}

interface Files {
  images: readonly ShownImage[]
  keptListings: readonly { flat_id: number; image_keys: string[]; listing: StoredListing; secret: string }[]
  attachments: readonly { id: number; booking_id: number }[]
  invoices: readonly { id: number; credited_on: string | null }[]
}

/** Says with every file where it can be fetched: pictures by anybody who has the address, for a day; documents by who is signed in. */
function withFiles<Data extends Files>(data: Data, today: Day) {
  return {
    ...data,
    images: data.images.map(({ status, secret, ...image }) => ({
      ...image,
      file: imageAddress({ ...image, status, secret }, 'xxlarge', today),
    })),
    keptListings: data.keptListings.map(({ secret, image_keys: keys, listing, ...kept }) => {
      const { pictures, ...texts } = listing
      const addressOf = (key: string) =>
        imageAddress({ key, flat_id: kept.flat_id, status: 'ARCHIVED', secret }, 'xxlarge', today)
      const fileNames = pictures.flatMap(({ fileName = [] }) => fileName)
      return { ...kept, ...texts, files: keys.map(addressOf), fileNames }
    }),
    attachments: data.attachments.map((attachment) => ({
      ...attachment,
      file: `/api/booking/api/${attachment.booking_id}/attachment/${attachment.id}`,
    })),
    invoices: data.invoices.map((invoice) => ({
      ...invoice,
      file: `/api/booking/api/invoice/${invoice.id}/pdf`,
      ...(invoice.credited_on && { creditNoteFile: `/api/booking/api/invoice/${invoice.id}/creditNote` }),
    })),
  }
}

type Rows = Record<string, unknown>[]

/** The stored rows of a user's flats. */
async function flatsOf(db: Queries, userId: string): Promise<Rows> {
  const rows = await db.selectFrom('flat').selectAll().where('owner_id', '=', userId).orderBy('id').execute()
  return rows.map(({ image_secret: _secret, ...row }) => row)
}

/** The rows that belong to a user's flats, by table. */
async function partsOfFlats(db: Queries, userId: string, now: Date) {
  const flats = db.selectFrom('flat').select('id').where('owner_id', '=', userId)
  return {
    images: await db
      .selectFrom('flat_image')
      .innerJoin('flat', 'flat.id', 'flat_image.flat_id')
      .selectAll('flat_image')
      .select(['flat.status', 'flat.image_secret as secret'])
      .where('flat_id', 'in', flats)
      .orderBy('flat_image.id')
      .execute(),
    waitingImages: await db
      .selectFrom('waiting_image')
      .select(['id', 'flat_id', 'file_name', 'problem', 'created_at'])
      .where('flat_id', 'in', flats)
      .orderBy('id')
      .execute(),
    blockedPeriods: await db
      .selectFrom(blockedPeriodsAsOf(now).as('period'))
      .select(['flat_id', 'blocked_from', 'blocked_to', 'source', 'note', 'calendar_id', 'created_at'])
      .where('flat_id', 'in', flats)
      .orderBy('id')
      .execute(),
    keptListings: await db
      .selectFrom('kept_listing')
      .innerJoin('flat', 'flat.id', 'kept_listing.flat_id')
      .selectAll('kept_listing')
      .select('flat.image_secret as secret')
      .where('flat_id', 'in', flats)
      .orderBy('kept_listing.id')
      .execute(),
    calendars: await db
      .selectFrom('imported_calendar')
      .selectAll()
      .where('flat_id', 'in', flats)
      .orderBy('id')
      .execute(),
    // A tenant's answers belong to the tenant's data.
    bookingsAsLandlord: await db
      .selectFrom(bookingsAsOf(now).as('booking'))
      .select([
        'id',
        'flat_id',
        'status',
        'cancel_reason',
        'start_date',
        'end_date',
        'price_per_month',
        'deposit',
        'total_rent',
        'contract_type',
        'landlord_signed_at',
        'landlord_signed_name',
        'signed_date',
        'created_at',
      ])
      .where('flat_id', 'in', flats)
      .orderBy('id')
      .execute(),
  }
}

/** The stored rows of a user's requests, and of the user's actions in bookings. */
async function requestsOf(db: Queries, userId: string, now: Date) {
  const requests = db.selectFrom('booking').select('id').where('tenant_id', '=', userId)
  const received = db
    .selectFrom('booking')
    .innerJoin('flat', 'flat.id', 'booking.flat_id')
    .select('booking.id')
    .where('flat.owner_id', '=', userId)
  return {
    bookingsAsTenant: await db
      .selectFrom(bookingsAsOf(now).as('booking'))
      .select([...BOOKING_COLUMNS, 'status', 'cancel_reason', 'expires_at'])
      .where('tenant_id', '=', userId)
      .orderBy('id')
      .execute(),
    bookingEvents: await db
      .selectFrom('booking_event')
      .selectAll()
      .where('actor_id', '=', userId)
      .orderBy('id')
      .execute(),
    messages: await db
      .selectFrom('booking_message')
      .select(['id', 'booking_id', 'question_id', 'author', 'text', 'viewing', 'created_at'])
      .where('author_id', '=', userId)
      .orderBy('id')
      .execute(),
    questions: await db
      .selectFrom('question')
      .select(['id', 'flat_id', 'created_at'])
      .where('tenant_id', '=', userId)
      .orderBy('id')
      .execute(),
    attachments: await db
      .selectFrom('booking_attachment')
      .select(['id', 'booking_id', 'name', 'content_type', 'bytes', 'created_at'])
      .where((eb) =>
        eb.or([
          eb('booking_id', 'in', requests),
          eb('booking_id', 'in', received),
          eb('uploaded_by', '=', userId),
        ]),
      )
      .where('replaced_at', 'is', null)
      .orderBy('id')
      .execute(),
    invoices: await db
      .selectFrom(invoicesAsOf(now).as('invoice'))
      .select([...INVOICE_COLUMNS, 'status'])
      .where('recipient_id', '=', userId)
      .orderBy('id')
      .execute(),
  }
}

/** A user's favourites, searches, saved texts and mails. */
async function tracesOf(db: Queries, userId: string) {
  return {
    favourites: await db
      .selectFrom('favourite')
      .selectAll()
      .where('user_id', '=', userId)
      .orderBy('created_at')
      .execute(),
    savedSearches: await db
      .selectFrom('saved_search')
      .selectAll()
      .where('user_id', '=', userId)
      .orderBy('id')
      .execute(),
    savedReplies: await db
      .selectFrom('saved_reply')
      .selectAll()
      .where('user_id', '=', userId)
      .orderBy('id')
      .execute(),
    mails: await db.selectFrom('mail').selectAll().where('user_id', '=', userId).orderBy('id').execute(),
  }
}
