import {
  type BookingStatus,
  type CancelReason,
  type InvoiceStatus,
  REVIEW_DAYS,
  type ReviewStatus,
} from '@domizil/domain'
import { expressionBuilder, sql } from 'kysely'
import type { Tables } from './tables.ts'

// Effective statuses. A row whose deadline has passed is over from that moment on, not only once a timer has updated it;
// here alone is said how. A query reads `selectFrom(bookingsAsOf(now).as('booking'))` in place of the table.

const from = expressionBuilder<Tables>()

/** The columns of a booking that no clock changes. */
export const BOOKING_COLUMNS = [
  'id',
  'version',
  'flat_id',
  'tenant_id',
  'start_date',
  'end_date',
  'period',
  'months',
  'days',
  'price_per_month',
  'deposit',
  'total_rent',
  'number_of_persons',
  'reason_of_stay',
  'occupation',
  'message',
  'message_hidden_at',
  'has_pets',
  'smoker',
  'company_name',
  'contract_type',
  'tenancy_basis',
  'tenancy_reason',
  'contract_offered_at',
  'contract_hash',
  'landlord_signed_at',
  'landlord_signed_name',
  'tenant_signed_at',
  'tenant_signed_name',
  'signed_date',
  'reminded_at',
  'created_at',
  'updated_at',
] as const satisfies (keyof Tables['booking'])[]

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

/** The days on which flats are taken at a moment: those of an expired booking are free. */
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
}

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
    .select([
      'id',
      'kind',
      'booking_id',
      'flat_id',
      'tenant_id',
      'author_id',
      'ratings',
      'text',
      'hidden_reason',
      'reply',
      'replied_at',
      'created_at',
    ])
    .select([
      sql<ReviewStatus>`CASE WHEN ${isDue} THEN 'PUBLISHED' ELSE stored.status END`.as('status'),
      sql<Date | null>`CASE WHEN ${isDue} THEN ${closedAt} ELSE stored.published_at END`.as('published_at'),
      // Only until the timer has published it.
      isDue.as('is_due'),
    ])
}

/** The columns of an invoice that no clock changes. */
export const INVOICE_COLUMNS = [
  'id',
  'number',
  'booking_id',
  'recipient_id',
  'recipient_name',
  'recipient_address',
  'recipient_vat_id',
  'issuer_name',
  'issuer_address',
  'issuer_vat_id',
  'flat_address',
  'locale',
  'issued_on',
  'due_on',
  'paid_on',
  'credited_on',
  'total_rent',
  'service_percent',
  'vat_percent',
  'net_cents',
  'vat_cents',
  'gross_cents',
  'issuer_street',
  'issuer_postcode',
  'issuer_city',
  'issuer_country_code',
  'issuer_email',
  'issuer_phone',
  'issuer_tax_number',
  'issuer_representative',
  'issuer_register_court',
  'issuer_register_number',
  'issuer_iban',
  'issuer_bic',
  'recipient_street',
  'recipient_postcode',
  'recipient_city',
  'recipient_country_code',
  'recipient_email',
  'vat_category',
  'vat_reason',
  'created_at',
] as const satisfies (keyof Tables['invoice'])[]

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
