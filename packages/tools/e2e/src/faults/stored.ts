import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { openDatabase } from '@domizil/database'

export type Pool = Awaited<ReturnType<typeof openDatabase>>['pool']

/** The last rows from before a trial. */
export interface Before {
  readonly booking: number
  readonly job: number
}

/** How often each thing is there, by its key. */
export type Counts = ReadonlyMap<string, number>

/** Each query names a key and how often it is there, among what is newer than `before`. */
const COUNTED = {
  requests: `SELECT id AS key, 1 AS count FROM booking, before WHERE id > before.booking`,
  messages: `
    SELECT text AS key, count(*) AS count FROM booking_message, before
    WHERE booking_id > before.booking GROUP BY text`,
  events: `
    SELECT booking_id || ' ' || type AS key, count(*) AS count FROM booking_event, before
    WHERE booking_id > before.booking GROUP BY booking_id, type`,
  days: `
    SELECT booking.id AS key, count(period.id) AS count
    FROM before, booking LEFT JOIN blocked_period period ON period.booking_id = booking.id
    WHERE booking.id > before.booking AND status IN ('WAITING_FOR_CONTRACT', 'CONTRACT_APPROVED', 'BOOKING_COMPLETED')
    GROUP BY booking.id`,
  invoices: `
    SELECT booking.id AS key, count(invoice.id) AS count
    FROM before, booking LEFT JOIN invoice ON invoice.booking_id = booking.id
    WHERE booking.id > before.booking AND booking.status = 'BOOKING_COMPLETED' GROUP BY booking.id`,
  sealed: `
    SELECT booking.id AS key, count(file.id) AS count
    FROM before, booking LEFT JOIN booking_attachment file ON file.booking_id = booking.id AND file.kind = 'SIGNED'
    WHERE booking.id > before.booking AND booking.status = 'BOOKING_COMPLETED' GROUP BY booking.id`,
  // One mail about each event; a mail about unread messages is repeated. The ids of flats are smaller.
  orders: `
    SELECT concat_ws(' ', payload->>'mail', payload->>'to', payload->>'about') AS key, count(*) AS count
    FROM job, before WHERE kind = 'SEND_MAIL' AND (payload->>'about')::int > before.booking
      AND payload->>'mail' <> 'MESSAGE_RECEIVED' GROUP BY 1`,
  mails: `
    SELECT job_id AS key, 1 AS count FROM mail, before
    WHERE job_id > before.job AND to_address !~* '\\.(example|test|invalid|localhost)$'`,
} as const

export type Stored = Readonly<Record<keyof typeof COUNTED, Counts>>

/** What is there before a trial begins. */
export async function readBefore(pool: Pool): Promise<Before> {
  const { rows } = await pool.query<Before>(
    'SELECT (SELECT max(id) FROM booking) AS booking, (SELECT max(id) FROM job) AS job',
  )
  const [before] = rows
  if (!before) throw new Error('There is no booking')
  return before
}

/** What the database has of a trial. */
export async function readStored(pool: Pool, { booking, job }: Before): Promise<Stored> {
  const stored = {} as Record<keyof typeof COUNTED, Counts>
  for (const name of Object.keys(COUNTED) as (keyof typeof COUNTED)[]) {
    const { rows } = await pool.query<{ key: string | number; count: string | number }>(
      `WITH before AS (SELECT $1::int AS booking, $2::int AS job) ${COUNTED[name]}`,
      [booking, job],
    )
    stored[name] = new Map(rows.map(({ key, count }) => [String(key), Number(count)]))
  }
  return stored
}

/**
 * Jobs that are due or have failed and are not done, timers excepted, and items that their timer has set aside: by kind, with
 * the last error. A job for tomorrow, such as the removal of a replaced file, is neither.
 */
export async function readUnfinished(pool: Pool) {
  const { rows } = await pool.query<{ kind: string; count: number; attempts: number; error: string }>(`
    SELECT kind, count(*)::int AS count, max(attempts) AS attempts, max(last_error) AS error FROM job
    WHERE done_at IS NULL AND every_seconds IS NULL AND (run_at <= now() OR attempts > 0) GROUP BY kind
    UNION ALL
    SELECT kind || ' (item)', count(*)::int, max(attempts), max(reason) FROM failed_item GROUP BY kind`)
  return rows
}

/** The mails of jobs that have arrived, by the job that their Message-ID names. */
export async function readArrived(folder: string): Promise<Counts> {
  const counts = new Map<string, number>()
  for (const name of await readdir(folder)) {
    const job = jobOfMail(await readFile(path.join(folder, name), 'utf8'))
    if (job !== undefined) counts.set(job, (counts.get(job) ?? 0) + 1)
  }
  return counts
}

/** The id of the job that has sent a mail; undefined for a mail of the identity service. */
export function jobOfMail(source: string): string | undefined {
  return /message-id:\s*<job\.(\d+)@/i.exec(source)?.[1]
}
