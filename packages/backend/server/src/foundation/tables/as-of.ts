import {
  type BookingStatus,
  type CancelReason,
  type InvoiceStatus,
  type LastDayState,
  REVIEW_DAYS,
  type ReviewStatus,
} from '@domizil/domain'
import { expressionBuilder, sql } from 'kysely'
import { BOOKING, LAST_DAY_PROPOSAL, REVIEW } from './booking-tables.ts'
import { columnsWithout } from './columns.ts'
import { INVOICE } from './invoice-tables.ts'
import type { Tables } from './tables.ts'

// Effective statuses. A row whose deadline has passed is over from that moment on, not only once a timer has updated it;
// here alone is said how. A query reads `selectFrom(bookingsAsOf(now).as('booking'))` in place of the table.

const from = expressionBuilder<Tables>()

/** The columns of a booking that no clock changes. */
export const BOOKING_COLUMNS = columnsWithout(BOOKING, ['status', 'cancel_reason', 'expires_at'])

/** All bookings as they are at a moment: without an answer in time a booking is canceled as EXPIRED. */
export function bookingsAsOf(now: Date) {
  const hasExpired = sql<boolean>`stored.expires_at <= ${now}`

  return from
    .selectFrom('booking as stored')
    .select(BOOKING_COLUMNS)
    .select([
      sql<BookingStatus>`CASE WHEN ${hasExpired} THEN 'BOOKING_CANCELED' ELSE stored.status END`.as('status'),
      sql<CancelReason | null>`CASE WHEN ${hasExpired} THEN 'EXPIRED' ELSE stored.cancel_reason END`.as(
        'cancel_reason',
      ),
      sql<Date | null>`CASE WHEN NOT ${hasExpired} THEN stored.expires_at END`.as('expires_at'),
      // Only until the timer has canceled it, recorded the event and freed the days.
      hasExpired.as('has_expired'),
      sql<Date | null>`CASE WHEN ${hasExpired} THEN stored.expires_at END`.as('expired_at'),
    ])
}

/** The bookings that both have signed. They have no deadline, so that no clock changes them: the stored status counts, and an index finds them. */
export const completedBookings = from
  .selectFrom('booking as stored')
  .select(BOOKING_COLUMNS)
  .where(sql<boolean>`stored.status = 'BOOKING_COMPLETED'`)

/** The columns of a proposal that no clock changes. */
const LAST_DAY_COLUMNS = columnsWithout(LAST_DAY_PROPOSAL, ['state', 'expires_at'])

/** All proposals of another last day as they are at a moment: without an answer or both signatures in time one has lapsed. */
export function lastDayProposalsAsOf(now: Date) {
  const hasLapsed = sql<boolean>`stored.expires_at <= ${now}`

  return from
    .selectFrom('last_day_proposal as stored')
    .select(LAST_DAY_COLUMNS)
    .select([
      sql<LastDayState>`CASE WHEN ${hasLapsed} THEN 'LAPSED' ELSE stored.state END`.as('state'),
      sql<Date | null>`CASE WHEN NOT ${hasLapsed} THEN stored.expires_at END`.as('expires_at'),
      // Only until the timer has recorded it, and freed the days.
      hasLapsed.as('has_lapsed'),
      sql<Date | null>`CASE WHEN ${hasLapsed} THEN stored.expires_at END`.as('lapsed_at'),
    ])
}

/** The days on which flats are taken at a moment: those of an expired booking, or of a lapsed proposal, are free. */
export function blockedPeriodsAsOf(now: Date) {
  return from
    .selectFrom('blocked_period as stored')
    .selectAll()
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom(bookingsAsOf(now).as('booking'))
            .select('booking.id')
            .whereRef('booking.id', '=', 'stored.booking_id')
            .where('booking.has_expired', '=', true),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom(lastDayProposalsAsOf(now).as('said'))
            .select('said.number')
            .whereRef('said.booking_id', '=', 'stored.booking_id')
            .whereRef('said.number', '=', 'stored.proposal')
            .where('said.has_lapsed', '=', true),
        ),
      ),
    )
}

/** The columns of a review that no clock changes. */
const REVIEW_COLUMNS = columnsWithout(REVIEW, ['status', 'published_at'])

/** All reviews as they are at a moment: one that waits for the other party's is published when their time is over. */
export function reviewsAsOf(now: Date) {
  // Days are those of Germany, as in `dayOf`.
  const closedAt = sql<Date>`(
    SELECT (booking.end_date + ${REVIEW_DAYS + 1}::integer)::timestamp AT TIME ZONE 'Europe/Berlin'
    FROM booking WHERE booking.id = stored.booking_id
  )`
  const isDue = sql<boolean>`(stored.status = 'PENDING' AND ${closedAt} <= ${now})`

  return from
    .selectFrom('review as stored')
    .select(REVIEW_COLUMNS)
    .select([
      sql<ReviewStatus>`CASE WHEN ${isDue} THEN 'PUBLISHED' ELSE stored.status END`.as('status'),
      sql<Date | null>`CASE WHEN ${isDue} THEN ${closedAt} ELSE stored.published_at END`.as('published_at'),
      // Only until the timer has published it.
      isDue.as('is_due'),
    ])
}

/** The columns of an invoice that no clock changes. */
export const INVOICE_COLUMNS = columnsWithout(INVOICE, ['status'])

/** All invoices as they are at a moment: an open one is overdue from the day after it was due. */
export function invoicesAsOf(now: Date) {
  const isDue = sql<boolean>`(
    stored.status = 'OPEN' AND stored.due_on < (${now}::timestamptz AT TIME ZONE 'Europe/Berlin')::date
  )`

  return from
    .selectFrom('invoice as stored')
    .select(INVOICE_COLUMNS)
    .select([
      sql<InvoiceStatus>`CASE WHEN ${isDue} THEN 'OVERDUE' ELSE stored.status END`.as('status'),
      // Only until the timer has recorded it.
      isDue.as('is_due'),
    ])
}
