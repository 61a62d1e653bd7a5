import { DEFAULT_LOCALE } from '@domizil/domain'
import { sql } from 'kysely'

/** The latest decision of a report: that of its last complaint, or the first one. */
const LATEST = sql`LATERAL (
  SELECT decision, reasons, decided_at, decided_by FROM content_complaint
  WHERE report_id = report.id AND decided_at IS NOT NULL
  UNION ALL
  SELECT report.decision, report.reasons, report.decided_at, report.decided_by
  ORDER BY decided_at DESC NULLS LAST LIMIT 1
)`

const nameOf = (person: string) =>
  sql`trim(concat_ws(' ', ${sql.ref(`${person}.given_name`)}, ${sql.ref(`${person}.family_name`)}))`

const STATUS = sql`CASE WHEN report.decided_at IS NULL THEN 'OPEN' WHEN waiting.text IS NOT NULL THEN 'COMPLAINT'
  ELSE 'DECIDED' END`

/** The complaints that wait for a decision. */
const WAITING = sql`LATERAL (
  SELECT string_agg(text, E'\n\n' ORDER BY id) AS text FROM content_complaint
  WHERE report_id = report.id AND decided_at IS NULL
)`

const momentOf = (column: string) =>
  sql`to_char(${sql.ref(column)} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** All decisions of a report, each with the complaints that it answers, and last the complaints that wait. */
const DECISIONS = sql`LATERAL (
  SELECT coalesce(jsonb_agg(jsonb_build_object(
    'complaints', complaints, 'decision', decision, 'reasons', reasons, 'decided', ${momentOf('decided_at')},
    'decidedBy', CASE WHEN decided_at IS NOT NULL THEN ${nameOf('person')} END
  ) ORDER BY place), '[]') AS made
  FROM (
    SELECT 0 AS place, '[]'::jsonb AS complaints, report.decision, report.reasons, report.decided_at, report.decided_by
    WHERE report.decided_at IS NOT NULL
    UNION ALL
    SELECT min(id), jsonb_agg(jsonb_build_object(
      'party', party, 'text', text, 'time', ${momentOf('created_at')}) ORDER BY id),
      decision, reasons, decided_at, decided_by
    FROM content_complaint WHERE report_id = report.id GROUP BY decision, reasons, decided_at, decided_by
  ) AS step LEFT JOIN app_user AS person ON person.id = step.decided_by
)`

const localeOf = (person: string) =>
  sql`CASE WHEN ${sql.ref(`${person}.id`)} IS NOT NULL THEN coalesce(${sql.ref(`${person}.locale`)}, ${DEFAULT_LOCALE}) END`

const REPORT_KEYS = sql`
  SELECT report.id, report.created_at AS time, report.reference, report.subject, report.ground, ${STATUS} AS status,
    latest.decision, latest.decided_at AS decided,
    concat_ws(' ', own.words, affected.words, reporter.words) AS words
  FROM content_report AS report JOIN admin_report AS own ON own.id = report.id
  LEFT JOIN admin_person AS affected ON affected.id = report.affected_id
  LEFT JOIN admin_person AS reporter ON reporter.id = report.reporter_id
  CROSS JOIN ${LATEST} AS latest CROSS JOIN ${WAITING} AS waiting`

const REPORT_ROWS = sql`
  SELECT report.id, report.created_at AS time, report.reference, report.subject, report.subject_id AS "subjectId",
    report.flat_id AS "flatId", report.excerpt, ${nameOf('affected')} AS affected, report.ground,
    report.message, coalesce(report.reporter_email, ${nameOf('reporter')}) AS reporter,
    ${STATUS} AS status,
    latest.decision, latest.reasons, latest.decided_at AS decided,
    CASE WHEN latest.decided_at IS NOT NULL THEN ${nameOf('decider')} END AS "decidedBy",
    waiting.text AS complaint, decisions.made AS decisions, ${localeOf('affected')} AS "affectedLocale",
    coalesce(${localeOf('reporter')}, CASE WHEN report.reporter_email IS NOT NULL THEN report.locale END)
      AS "reporterLocale",
    reviewed.changed_at AS "changedSinceReview"
  FROM content_report AS report
  LEFT JOIN app_user AS affected ON affected.id = report.affected_id
  LEFT JOIN app_user AS reporter ON reporter.id = report.reporter_id
  CROSS JOIN ${LATEST} AS latest
  LEFT JOIN app_user AS decider ON decider.id = latest.decided_by
  CROSS JOIN ${WAITING} AS waiting CROSS JOIN ${DECISIONS} AS decisions
  LEFT JOIN kept_listing AS reviewed
    ON report.subject = 'FLAT' AND reviewed.flat_id = report.flat_id AND reviewed.report_id IS NULL`

/** The reports of content, the newest first. */
export const REPORT_LIST = {
  rows: () => REPORT_ROWS,
  keys: () => REPORT_KEYS,
  columns: [
    'id',
    'time',
    'reference',
    'subject',
    'subjectId',
    'flatId',
    'excerpt',
    'affected',
    'ground',
    'message',
    'reporter',
    'status',
    'decision',
    'reasons',
    'decided',
    'decidedBy',
    'complaint',
    'decisions',
    'affectedLocale',
    'reporterLocale',
    'changedSinceReview',
  ],
  words: ['reference', 'excerpt', 'affected', 'message', 'reporter'],
  filters: ['status', 'subject', 'ground', 'decision'],
  personFilters: { reporterId: 'reportsBy', affectedId: 'reportsAbout' },
  day: 'time',
  dir: 'desc',
} as const
