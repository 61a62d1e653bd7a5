import { sql } from 'kysely'

const STATUS = sql`CASE WHEN mail.sent_at IS NOT NULL THEN 'SENT' WHEN job.failed_at IS NOT NULL THEN 'FAILED'
  WHEN job.id IS NOT NULL AND job.done_at IS NULL THEN 'WAITING' ELSE 'KEPT' END`

/** Without the texts, which have links into accounts. */
const MAIL_ROWS = sql`
  SELECT mail.id, mail.created_at AS time, mail.to_address AS "to", mail.subject, mail.kind, mail.locale,
    ${STATUS} AS status,
    CASE WHEN mail.sent_at IS NULL AND job.done_at IS NULL THEN job.last_error END AS error,
    mail.sent_at AS sent, mail.file_name AS file
  FROM mail LEFT JOIN job ON job.id = mail.job_id`

const MAIL_KEYS = sql`
  SELECT mail.id, mail.created_at AS time, mail.to_address AS "to", mail.subject, mail.kind, mail.locale,
    ${STATUS} AS status, mail.sent_at AS sent, mail.words
  FROM mail LEFT JOIN job ON job.id = mail.job_id`

/** The mails that are stored, the newest first. */
export const MAIL_LIST = {
  rows: () => MAIL_ROWS,
  keys: () => MAIL_KEYS,
  filled: ['id', 'time', 'to', 'subject', 'kind', 'locale', 'status'],
  texts: ['subject'],
  columns: ['id', 'time', 'to', 'subject', 'kind', 'locale', 'status', 'error', 'sent', 'file'],
  words: ['to', 'subject'],
  filters: ['status', 'kind', 'locale'],
  day: 'time',
  dir: 'desc',
} as const
