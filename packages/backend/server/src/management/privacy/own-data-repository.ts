import {
  BOOKING_COLUMNS,
  blockedPeriodsAsOf,
  bookingsAsOf,
  INVOICE_COLUMNS,
  invoicesAsOf,
  type Queries,
} from '../../foundation/tables/index.ts'

type Rows = Record<string, unknown>[]

/** The stored rows of a user's flats. */
export async function flatsOf(db: Queries, userId: string): Promise<Rows> {
  const rows = await db.selectFrom('flat').selectAll().where('owner_id', '=', userId).orderBy('id').execute()
  return rows.map(({ image_secret: _secret, ...row }) => row)
}

/** The rows that belong to a user's flats, by table. */
export async function partsOfFlats(db: Queries, userId: string, now: Date) {
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
export async function requestsOf(db: Queries, userId: string, now: Date) {
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
export async function tracesOf(db: Queries, userId: string) {
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
