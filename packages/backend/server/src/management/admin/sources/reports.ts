import type { AdminLists } from '@domizil/api'
import { DEFAULT_LOCALE, type Locale, MAX_REPORTS_TOGETHER } from '@domizil/domain'
import { sql } from 'kysely'
import { personName, titleIn } from '../../../foundation/tables/index.ts'
import { reportedState } from '../reported-state.ts'
import { TALK } from '../report-talk.ts'
import type { SourceOf } from '../list-shape.ts'

/** The reports that were decided together with one, that one too: the complaints about them are about one decision. */
const TOGETHER = sql`(
  SELECT coalesce(report.decided_with, report.id) AS id
  UNION ALL SELECT id FROM content_report WHERE decided_with = coalesce(report.decided_with, report.id)
)`

/** The latest decision of a report: that of the last complaint, or the first one. */
const LATEST = sql`(
  SELECT made.decision FROM (
    SELECT decision, decided_at FROM content_complaint
    WHERE report_id IN ${TOGETHER} AND decided_at IS NOT NULL
    UNION ALL
    SELECT report.decision, report.decided_at
  ) AS made ORDER BY made.decided_at DESC NULLS LAST LIMIT 1
)`

/** The complaints that wait for a decision. */
const WAITING = sql`(
  SELECT string_agg(text, E'\n\n' ORDER BY id) FROM content_complaint
  WHERE report_id = report.id AND decided_at IS NULL
)`

const STATUS = sql`CASE WHEN report.decided_at IS NULL THEN 'OPEN' WHEN ${WAITING} IS NOT NULL THEN 'COMPLAINT'
  ELSE 'DECIDED' END`

const momentOf = (column: string) =>
  sql`to_char(${sql.ref(column)} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** All decisions of a report, each with the complaints that it answers, and last the complaints that wait. */
const DECISIONS = sql`(
  SELECT coalesce(jsonb_agg(jsonb_build_object(
    'complaints', complaints, 'decision', decision, 'outcomes', coalesce(outcomes, array_remove(ARRAY[decision], NULL)),
    'reasons', reasons, 'decided', ${momentOf('decided_at')},
    'decidedBy', CASE WHEN decided_at IS NOT NULL THEN ${personName('person')} END
  ) ORDER BY place), '[]')
  FROM (
    SELECT 0 AS place, '[]'::jsonb AS complaints, report.decision, report.outcomes, report.reasons,
      report.decided_at, report.decided_by
    WHERE report.decided_at IS NOT NULL
    UNION ALL
    SELECT min(id), jsonb_agg(jsonb_build_object(
      'party', party, 'text', text, 'time', ${momentOf('created_at')}) ORDER BY id),
      decision, outcomes, reasons, decided_at, decided_by
    FROM content_complaint WHERE report_id IN ${TOGETHER} AND created_at >= report.decided_at
    GROUP BY decision, outcomes, reasons, decided_at, decided_by
  ) AS step LEFT JOIN app_user AS person ON person.id = step.decided_by
)`

/** The name or address of a reporter. */
const REPORTER = sql`coalesce(report.reporter_email, ${personName('reporter')})`

/** The other reports of the same content: the open ones first, then the newest. */
const SAME_CONTENT = sql`(
  SELECT coalesce(jsonb_agg(jsonb_build_object('id', id, 'reference', reference, 'time', ${momentOf('created_at')},
    'ground', ground, 'message', message, 'reporter', reporter, 'status', status, 'decision', decision)
    ORDER BY decided_at IS NOT NULL, created_at DESC), '[]')
  FROM (
    SELECT report.*, ${STATUS} AS status, ${REPORTER} AS reporter
    FROM (
      SELECT * FROM content_report
      WHERE (subject, subject_id) = (about.subject, about.subject_id) AND id <> about.id
        AND subject_id <> '' AND is_reported
      ORDER BY decided_at IS NOT NULL, created_at DESC LIMIT ${MAX_REPORTS_TOGETHER}
    ) AS report LEFT JOIN app_user AS reporter ON reporter.id = report.reporter_id
  ) AS other
)`

/** Whether the latest decision is the last one that restricts something. */
const IS_LAST_RESTRICTION = sql`EXISTS (
  SELECT FROM restriction AS own WHERE own.report_id = coalesce(report.decided_with, report.id)
    AND NOT own.was_restricted AND NOT EXISTS (
      SELECT FROM restriction AS other WHERE (other.subject, other.subject_id) = (own.subject, own.subject_id)
        AND other.report_id <> own.report_id))`

const localeOf = (person: string) =>
  sql`CASE WHEN ${sql.ref(`${person}.id`)} IS NOT NULL THEN coalesce(${sql.ref(`${person}.locale`)}, ${DEFAULT_LOCALE}) END`

/**
 * The languages of all reporters who are sent the next decision: of what is open, and of what was decided together.
 */
const REPORTER_LOCALES = sql`(
  SELECT coalesce(array_agg(DISTINCT locale ORDER BY locale), '{}')
  FROM (
    SELECT coalesce(${localeOf('reader')}, CASE WHEN sent.reporter_email IS NOT NULL THEN sent.locale END)::text AS locale
    FROM (
      SELECT * FROM content_report WHERE id IN ${TOGETHER}
      UNION ALL
      SELECT * FROM content_report
      WHERE (subject, subject_id) = (about.subject, about.subject_id) AND subject_id <> '' AND decided_at IS NULL
    ) AS sent LEFT JOIN app_user AS reader ON reader.id = sent.reporter_id
    WHERE sent.is_reported
  ) AS reader WHERE locale IS NOT NULL
)`

/** A title that is still one of the listing's stands in the reader's language. */
const excerptIn = (locale: Locale) => sql`
  CASE WHEN report.excerpt IN (flat.title_en, flat.title_local) THEN ${titleIn(locale)} ELSE report.excerpt END`

export const REPORTS: SourceOf<AdminLists['reports']> = {
  from: () => sql`content_report AS report
    CROSS JOIN LATERAL (SELECT report.id, report.subject, report.subject_id) AS about
    LEFT JOIN app_user AS affected ON affected.id = report.affected_id
    LEFT JOIN app_user AS reporter ON reporter.id = report.reporter_id
    LEFT JOIN flat ON report.subject = 'FLAT' AND flat.id = report.flat_id
    LEFT JOIN kept_listing AS reviewed
      ON report.subject = 'FLAT' AND reviewed.flat_id = report.flat_id AND reviewed.report_id IS NULL`,
  columns: ({ locale }) => ({
    id: sql`report.id`,
    time: sql`report.created_at`,
    reference: sql`report.reference`,
    subject: sql`report.subject`,
    subjectId: sql`report.subject_id`,
    flatId: sql`report.flat_id`,
    excerpt: excerptIn(locale),
    affected: personName('affected'),
    affectedId: sql`report.affected_id`,
    state: reportedState('report'),
    isAuthorBlocked: sql`affected.blocked_at IS NOT NULL`,
    isLastRestriction: IS_LAST_RESTRICTION,
    ground: sql`report.ground`,
    message: sql`report.message`,
    reporter: REPORTER,
    reporterId: sql`report.reporter_id`,
    status: STATUS,
    decision: LATEST,
    complaint: WAITING,
    decisions: DECISIONS,
    sameContent: SAME_CONTENT,
    talk: TALK,
    affectedLocale: localeOf('affected'),
    reporterLocales: REPORTER_LOCALES,
    changedSinceReview: sql`reviewed.changed_at`,
  }),
  people: { reporterId: 'reportsBy', affectedId: 'reportsAbout' },
  words: { kind: 'REPORT' },
}
