import { DEFAULT_LOCALE, type Locale } from '@domizil/domain'
import { type RawBuilder, sql } from 'kysely'
import { bookingsAsOf, invoicesAsOf, reviewsAsOf, titleIn } from '../../foundation/tables/index.ts'

/** A person as people read them. */
const nameOf = (person: string) =>
  sql`coalesce(trim(concat_ws(' ', ${sql.ref(`${person}.given_name`)}, ${sql.ref(`${person}.family_name`)})), '')`

/** The language in which a person is written to. */
const localeOf = (person: string) => sql`coalesce(${sql.ref(`${person}.locale`)}, ${DEFAULT_LOCALE})`

/** Since when a flat has waited for a review. Those that were submitted before that was stored have waited longest. */
export const WAITING = sql`CASE WHEN flat.status = 'IN_REVIEW' THEN coalesce(flat.submitted_at, flat.created_at) END`

/** The rows of each list of the back office, with the fields that the contract names. */
export const flatRows = (_now: Date, locale: Locale) => sql`
  SELECT flat.id,
    (SELECT jsonb_build_object('key', key, 'flat_id', flat.id, 'status', flat.status, 'secret', flat.image_secret)
     FROM flat_image AS image WHERE image.flat_id = flat.id ORDER BY main_image DESC, rank, id LIMIT 1) AS image,
    ${titleIn(locale)} AS title, ${nameOf('owner')} AS owner, flat.owner_id AS "ownerId",
    ${localeOf('owner')} AS "ownerLocale", flat.city, flat.type, flat.size,
    flat.price_per_month AS price, flat.deposit, flat.status, flat.quality AS score,
    coalesce(counted.requests, 0) AS requests,
    flat.created_at AS created, flat.published_at AS published, ${WAITING} AS waiting, flat.rejection_reason AS "rejectionReason",
    reviewed.changed_at AS "changedSinceReview"
  FROM flat JOIN app_user AS owner ON owner.id = flat.owner_id LEFT JOIN admin_flat AS counted ON counted.id = flat.id
  LEFT JOIN kept_listing AS reviewed ON reviewed.flat_id = flat.id AND reviewed.report_id IS NULL`

export const bookingRows = (now: Date, locale: Locale) => sql`
  SELECT booking.id, ${titleIn(locale)} AS flat, flat.id AS "flatId",
    ${nameOf('landlord')} AS landlord, landlord.id AS "landlordId",
    ${nameOf('tenant')} AS tenant, tenant.id AS "tenantId",
    booking.start_date AS "startDate", booking.end_date AS "endDate", booking.total_rent AS total,
    booking.contract_type AS "contractType", booking.status, booking.cancel_reason AS "cancelReason",
    booking.expires_at AS "expiresAt",
    greatest(
      coalesce((SELECT max(at) FROM booking_event AS e WHERE e.booking_id = booking.id), booking.updated_at),
      booking.expired_at
    ) AS "lastActivity",
    (SELECT number FROM invoice WHERE invoice.booking_id = booking.id ORDER BY invoice.id DESC LIMIT 1) AS invoice,
    booking.created_at AS created
  FROM ${bookingsAsOf(now)} AS booking
  JOIN flat ON flat.id = booking.flat_id
  JOIN app_user AS landlord ON landlord.id = flat.owner_id
  JOIN app_user AS tenant ON tenant.id = booking.tenant_id`

export const USER_ROWS = sql`
  SELECT person.id, ${nameOf('person')} AS name, person.email, person.email_verified AS verified, person.city,
    counted.flats, counted.requests, counted.bookings,
    person.is_commercial AS commercial, person.last_seen_at AS "lastLogin", person.created_at AS created,
    CASE WHEN person.blocked_at IS NULL THEN 'ACTIVE' ELSE 'BLOCKED' END AS status,
    person.blocked_reason AS "blockedReason", ${localeOf('person')} AS locale
  FROM app_user AS person JOIN admin_person AS counted ON counted.id = person.id`

export const invoiceRows = (now: Date) => sql`
  SELECT id, number, booking_id AS booking, recipient_name AS recipient, recipient_id AS "recipientId",
    issued_on AS issued, due_on AS due, paid_on AS paid,
    net_cents / 100.0::float8 AS net, vat_cents / 100.0::float8 AS vat, gross_cents / 100.0::float8 AS gross, status,
    (SELECT number FROM credit_note WHERE credit_note.invoice_id = invoice.id) AS "creditNote"
  FROM ${invoicesAsOf(now)} AS invoice`

const reviewRows = (kind: 'FLAT' | 'TENANT', now: Date, locale: Locale) => sql`
  SELECT review.id, review.booking_id AS booking, ${titleIn(locale)} AS flat, review.flat_id AS "flatId",
    ${nameOf('tenant')} AS tenant, ${nameOf('author')} AS author,
    (SELECT round(avg(value::numeric), 1)::float8 FROM jsonb_each_text(review.ratings)) AS rating,
    review.ratings AS categories, review.text, review.reply, review.status,
    review.hidden_reason AS "hiddenReason", review.created_at AS created
  FROM ${reviewsAsOf(now)} AS review
  JOIN flat ON flat.id = review.flat_id
  JOIN app_user AS tenant ON tenant.id = review.tenant_id
  LEFT JOIN app_user AS author ON author.id = review.author_id
  WHERE review.kind = ${kind}`

export const flatReviewRows = (now: Date, locale: Locale) => reviewRows('FLAT', now, locale)
export const tenantReviewRows = (now: Date, locale: Locale) => reviewRows('TENANT', now, locale)

export const SEARCH_ROWS = sql`
  SELECT id, at AS time, locale, place, filters, result_count AS "resultCount", result_count = 0 AS empty,
    duration_ms AS duration, source
  FROM search_log`

/** Where a flat is looked for: the place, or the middle of the map. */
export const DEMAND_PLACE = sql`coalesce(wish.city, CASE WHEN wish.bounds IS NOT NULL THEN concat(
      round(((wish.bounds->>'north')::numeric + (wish.bounds->>'south')::numeric) / 2, 1), ', ',
      round(((wish.bounds->>'east')::numeric + (wish.bounds->>'west')::numeric) / 2, 1)) END)`

/** Without the author; the message is shown without contact data. */
export const DEMAND_ROWS = sql`
  SELECT wish.id, wish.created_at AS time,
    ${DEMAND_PLACE} AS place,
    wish.months, wish.price_max AS "priceMax", wish.bedrooms_min AS rooms, wish.message,
    CASE WHEN wish.city IS NULL THEN 1 ELSE (
      SELECT count(DISTINCT other.user_id)::int FROM saved_search AS other
      WHERE fold_text(other.city) = fold_text(wish.city)) END AS count
  FROM saved_search AS wish`

export const HELP_REQUEST_ROWS = sql`
  SELECT request.id, request.created_at AS time, request.reference, request.topic, request.message, request.email,
    request.name, request.phone, request.flat_id AS "flatId", request.booking_id AS "bookingId",
    request.page_url AS "pageUrl", request.locale, request.user_id AS "userId", request.status,
    request.closed_at AS closed,
    CASE WHEN request.closed_at IS NOT NULL THEN ${nameOf('admin')} END AS "closedBy",
    CASE WHEN request.assigned_to IS NOT NULL THEN ${nameOf('assignee')} END AS assignee,
    request.answered_at AS answered, request.from_team AS "fromTeam"
  FROM help_request AS request LEFT JOIN app_user AS admin ON admin.id = request.closed_by
  LEFT JOIN app_user AS assignee ON assignee.id = request.assigned_to`

/** What people call the subject of an audit entry. */
const subjectIn = (locale: Locale) => sql`CASE entry.subject_type
  WHEN 'FLAT' THEN (SELECT ${titleIn(locale)} FROM flat WHERE id = entry.subject_id::int)
  WHEN 'BOOKING' THEN (SELECT ${titleIn(locale)} FROM flat
    WHERE id = (SELECT flat_id FROM booking WHERE booking.id = entry.subject_id::int))
  WHEN 'INVOICE' THEN (SELECT number FROM admin_invoice WHERE id = entry.subject_id::int)
  WHEN 'REVIEW' THEN (SELECT ${titleIn(locale)} FROM flat
    WHERE id = (SELECT flat_id FROM review WHERE review.id = entry.subject_id::int))
  WHEN 'USER' THEN (SELECT coalesce(nullif(name, ''), email) FROM admin_person WHERE id = entry.subject_id)
  WHEN 'HELP_REQUEST' THEN (SELECT reference FROM help_request WHERE id = entry.subject_id::int)
  WHEN 'REPORT' THEN (SELECT reference FROM content_report WHERE id = entry.subject_id::int)
  END`

export const auditRows = (_now: Date, locale: Locale) => sql`
  SELECT entry.id, entry.at AS time, ${nameOf('admin')} AS admin, entry.admin_id AS "adminId", entry.action,
    entry.subject_type AS "subjectType", entry.subject_id AS "subjectId", ${subjectIn(locale)} AS subject, entry.before, entry.after, entry.reason
  FROM audit_entry AS entry LEFT JOIN app_user AS admin ON admin.id = entry.admin_id`

export type Rows = RawBuilder<unknown>
