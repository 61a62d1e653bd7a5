import { DEFAULT_LOCALE, type Locale } from '@domizil/domain'
import { sql } from 'kysely'
import { type Rows, WAITING } from './rows-repository.ts'

// What each long list is sorted, filtered and searched by, from the slim tables that triggers write. What a clock
// changes is as of the moment, as in the rows themselves.

/** The title that a reader sees. The English one has an index, which gives the order. */
const titleFor = (locale: Locale, title: string) =>
  locale === DEFAULT_LOCALE
    ? sql.ref(title)
    : sql`CASE WHEN local_language = ${locale} THEN local_title ELSE ${sql.ref(title)} END`

export const flatKeys = (_now: Date, locale: Locale): Rows => sql`
  SELECT admin_flat.id, ${titleFor(locale, 'title')} AS title, owner, city, type, size, price, deposit, status, score, requests,
    created_at AS created, published_at AS published, changed_at AS "changedSinceReview",
    review.waiting,
    changed_at IS NOT NULL AS changed, words
  FROM admin_flat LEFT JOIN kept_listing AS reviewed ON reviewed.flat_id = admin_flat.id AND report_id IS NULL
  LEFT JOIN (SELECT id, ${WAITING} AS waiting FROM flat WHERE status = 'IN_REVIEW') AS review ON review.id = admin_flat.id`

export const bookingKeys = (now: Date, locale: Locale): Rows => sql`
  SELECT id, ${titleFor(locale, 'flat')} AS flat, landlord, tenant, start_date AS "startDate", end_date AS "endDate", total,
    contract_type AS "contractType",
    CASE WHEN expires_at <= ${now} THEN 'BOOKING_CANCELED' ELSE status END AS status,
    CASE WHEN expires_at > ${now} THEN expires_at END AS "expiresAt",
    CASE WHEN expires_at <= ${now} THEN greatest(last_activity, expires_at) ELSE last_activity END AS "lastActivity",
    created_at AS created, words
  FROM admin_booking`

export const USER_KEYS = sql`
  SELECT person.id, counted.name, person.email, person.email_verified AS verified, person.city,
    counted.flats, counted.requests, counted.bookings, person.is_commercial AS commercial,
    person.last_seen_at AS "lastLogin", person.created_at AS created,
    CASE WHEN person.blocked_at IS NULL THEN 'ACTIVE' ELSE 'BLOCKED' END AS status, counted.words
  FROM admin_person AS counted JOIN app_user AS person ON person.id = counted.id`

export const invoiceKeys = (now: Date): Rows => sql`
  SELECT id, admin_invoice.number, booking, recipient, issued, due, paid, net, vat, gross,
    CASE WHEN status = 'OPEN' AND due < (${now}::timestamptz AT TIME ZONE 'Europe/Berlin')::date
      THEN 'OVERDUE' ELSE status END AS status,
    concat_ws(' ', words, lower(credit.number)) AS words
  FROM admin_invoice LEFT JOIN (SELECT invoice_id, number FROM credit_note) AS credit ON credit.invoice_id = admin_invoice.id`

const reviewKeys = (kind: 'FLAT' | 'TENANT', now: Date, locale: Locale): Rows => sql`
  SELECT id, ${titleFor(locale, 'flat')} AS flat, tenant, author, rating,
    CASE WHEN status = 'PENDING' AND closes_at <= ${now} THEN 'PUBLISHED' ELSE status END AS status,
    created_at AS created, words
  FROM admin_review WHERE kind = ${kind}`

export const flatReviewKeys = (now: Date, locale: Locale) => reviewKeys('FLAT', now, locale)
export const tenantReviewKeys = (now: Date, locale: Locale) => reviewKeys('TENANT', now, locale)

export const SEARCH_KEYS = sql`
  SELECT id, at AS time, locale, place, result_count AS "resultCount", result_count = 0 AS empty,
    duration_ms AS duration, source, words
  FROM search_log`
