import type { AdminLists } from '@domizil/api'
import { type Locale } from '@domizil/domain'
import { sql } from 'kysely'
import { personName, titleIn } from '../../../foundation/tables/index.ts'
import type { SourceOf } from '../list-shape.ts'
import { withoutContacts } from '../present-row.ts'

export const SEARCHES: SourceOf<AdminLists['searches']> = {
  from: () => sql`search_log AS search`,
  columns: () => ({
    id: sql`search.id`,
    time: sql`search.at`,
    locale: sql`search.locale`,
    place: sql`search.place`,
    filters: sql`search.filters`,
    resultCount: sql`search.result_count`,
    duration: sql`search.duration_ms`,
    source: sql`search.source`,
  }),
  flags: { empty: sql`search.result_count = 0` },
  words: { kind: 'SEARCH' },
}

/** Without the author; the message is shown without contact data. */
export const DEMAND: SourceOf<AdminLists['demand']> = {
  from: ({ only }) => sql`saved_search AS wish
    LEFT JOIN (
      WITH folded AS MATERIALIZED (SELECT id, user_id, fold_text(city) AS place FROM saved_search WHERE city IS NOT NULL)
      SELECT place, count(DISTINCT user_id)::int AS count FROM folded
      WHERE place IN (SELECT place FROM folded ${only('id')}) GROUP BY place
    ) AS counted ON counted.place = fold_text(wish.city)`,
  columns: () => ({
    id: sql`wish.id`,
    time: sql`wish.created_at`,
    place: sql`demand_place(wish)`,
    months: sql`wish.months`,
    priceMax: sql`wish.price_max`,
    rooms: sql`wish.bedrooms_min`,
    message: sql`wish.message`,
    count: sql`coalesce(counted.count, 1)`,
  }),
  words: { kind: 'DEMAND' },
  shown: (row) => ({ ...row, message: withoutContacts(row.message ?? null) }),
}

export const HELP_REQUESTS: SourceOf<AdminLists['helpRequests']> = {
  from: () => sql`help_request AS request
    LEFT JOIN app_user AS admin ON admin.id = request.closed_by
    LEFT JOIN app_user AS assignee ON assignee.id = request.assigned_to`,
  columns: () => ({
    id: sql`request.id`,
    time: sql`request.created_at`,
    reference: sql`request.reference`,
    topic: sql`request.topic`,
    message: sql`request.message`,
    email: sql`request.email`,
    name: sql`request.name`,
    phone: sql`request.phone`,
    flatId: sql`request.flat_id`,
    bookingId: sql`request.booking_id`,
    pageUrl: sql`request.page_url`,
    locale: sql`request.locale`,
    userId: sql`request.user_id`,
    status: sql`request.status`,
    closed: sql`request.closed_at`,
    closedBy: sql`CASE WHEN request.closed_at IS NOT NULL THEN ${personName('admin')} END`,
    assignee: sql`CASE WHEN request.assigned_to IS NOT NULL THEN ${personName('assignee')} END`,
    answered: sql`request.answered_at`,
    fromTeam: sql`request.from_team`,
  }),
  people: { userId: 'help' },
  words: { kind: 'HELP_REQUEST' },
}

/** Without the texts, which have links into accounts. */
export const MAILS: SourceOf<AdminLists['mails']> = {
  from: () => sql`mail LEFT JOIN job ON job.id = mail.job_id`,
  columns: () => ({
    id: sql`mail.id`,
    time: sql`mail.created_at`,
    to: sql`mail.to_address`,
    subject: sql`mail.subject`,
    kind: sql`mail.kind`,
    locale: sql`mail.locale`,
    status: sql`CASE WHEN mail.sent_at IS NOT NULL THEN 'SENT' WHEN job.failed_at IS NOT NULL THEN 'FAILED'
      WHEN job.id IS NOT NULL AND job.done_at IS NULL THEN 'WAITING' ELSE 'KEPT' END`,
    error: sql`CASE WHEN mail.sent_at IS NULL AND job.done_at IS NULL THEN job.last_error END`,
    sent: sql`mail.sent_at`,
    file: sql`mail.file_name`,
  }),
  words: { kind: 'MAIL' },
}

/** What people call the subject of an audit entry. */
const subjectIn = (locale: Locale) => sql`CASE entry.subject_type
  WHEN 'FLAT' THEN (SELECT ${titleIn(locale)} FROM flat WHERE id = entry.subject_id::int)
  WHEN 'BOOKING' THEN (SELECT ${titleIn(locale)} FROM flat
    WHERE id = (SELECT flat_id FROM booking WHERE booking.id = entry.subject_id::int))
  WHEN 'INVOICE' THEN (SELECT number FROM invoice WHERE id = entry.subject_id::int)
  WHEN 'REVIEW' THEN (SELECT ${titleIn(locale)} FROM flat
    WHERE id = (SELECT flat_id FROM review WHERE review.id = entry.subject_id::int))
  WHEN 'USER' THEN (SELECT coalesce(nullif(${personName('person')}, ''), person.email) FROM app_user AS person
    WHERE person.id = entry.subject_id AND person.deleted_at IS NULL)
  WHEN 'HELP_REQUEST' THEN (SELECT reference FROM help_request WHERE id = entry.subject_id::int)
  WHEN 'REPORT' THEN (SELECT reference FROM content_report WHERE id = entry.subject_id::int)
  END`

export const AUDIT: SourceOf<AdminLists['audit']> = {
  from: () => sql`audit_entry AS entry LEFT JOIN app_user AS admin ON admin.id = entry.admin_id`,
  columns: ({ locale }) => ({
    id: sql`entry.id`,
    time: sql`entry.at`,
    admin: personName('admin'),
    adminId: sql`entry.admin_id`,
    action: sql`entry.action`,
    subjectType: sql`entry.subject_type`,
    subjectId: sql`entry.subject_id`,
    subject: subjectIn(locale),
    before: sql`entry.before`,
    after: sql`entry.after`,
    reason: sql`entry.reason`,
  }),
  words: { kind: 'AUDIT', person: 'adminId' },
  hiddenId: 'subjectId',
}
