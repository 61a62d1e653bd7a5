import type { HelpDesk } from '@domizil/api/schemas'
import type { HelpEntryKind, Locale } from '@domizil/domain'
import { type Selectable, sql } from 'kysely'
import {
  bookingsAsOf,
  personName,
  type Queries,
  titleIn,
  type Tables,
} from '../../foundation/tables/index.ts'

export type HelpRequestRow = Selectable<Tables['help_request']>

export async function findHelpRequest(db: Queries, id: number): Promise<HelpRequestRow | undefined> {
  return db.selectFrom('help_request').selectAll().where('id', '=', id).executeTakeFirst()
}

/** The same, locked until the transaction ends. */
export async function lockHelpRequest(trx: Queries, id: number): Promise<HelpRequestRow | undefined> {
  return trx.selectFrom('help_request').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

/** The open request after this one in the order in which they came, or else the first of the others. */
export async function findNextOpen(
  db: Queries,
  { id, created_at: at }: HelpRequestRow,
): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM help_request WHERE closed_at IS NULL AND id <> ${id}
    ORDER BY (created_at, id) > (${at}, ${id}) DESC, created_at, id LIMIT 1`.execute(db)

  return rows[0]?.id ?? null
}

/** The replies and notes of a help request, the oldest first. */
export async function listHelpEntries(db: Queries, requestId: number): Promise<HelpDesk['entries']> {
  const { rows } = await sql<Omit<HelpDesk['entries'][number], 'time'> & { created_at: Date }>`
    SELECT entry.id, entry.created_at, ${personName('person')} AS admin, entry.kind, entry.text
    FROM help_entry AS entry LEFT JOIN app_user AS person ON person.id = entry.admin_id
    WHERE entry.request_id = ${requestId} ORDER BY entry.id`.execute(db)

  return rows.map(({ created_at: at, ...entry }) => ({ ...entry, time: at.toISOString() }))
}

/** The account, the flat and the booking that a help request names, where they exist. */
export async function findMentioned(
  db: Queries,
  { user_id: userId, flat_id: flatId, booking_id: bookingId }: HelpRequestRow,
  { locale, now }: { locale: Locale; now: Date },
): Promise<Pick<HelpDesk, 'person' | 'flat' | 'booking'>> {
  const { rows } = await sql<Pick<HelpDesk, 'person' | 'flat' | 'booking'>>`
    SELECT
      (SELECT jsonb_build_object('id', id, 'name', ${personName('person')}, 'email', email)
       FROM app_user AS person WHERE id = ${userId} AND deleted_at IS NULL)
        AS person,
      (SELECT jsonb_build_object('id', id, 'title', ${titleIn(locale)}) FROM flat WHERE id = ${flatId}) AS flat,
      (SELECT jsonb_build_object('id', booking.id, 'flat', ${titleIn(locale)}, 'status', booking.status)
       FROM ${bookingsAsOf(now)} AS booking JOIN flat ON flat.id = booking.flat_id WHERE booking.id = ${bookingId}) AS booking`.execute(
    db,
  )

  return rows[0] ?? { person: null, flat: null, booking: null }
}

interface NewEntry {
  requestId: number
  kind: HelpEntryKind
  adminId: string
  text: string
}

export async function insertHelpEntry(
  trx: Queries,
  { requestId, kind, adminId, text }: NewEntry,
  now: Date,
): Promise<void> {
  await trx
    .insertInto('help_entry')
    .values({ request_id: requestId, kind, admin_id: adminId, text, created_at: now })
    .execute()
}

/** Whether a reply was written after an entry. */
export async function hasReplyAfter(trx: Queries, requestId: number, entryId: number): Promise<boolean> {
  const reply = await trx
    .selectFrom('help_entry')
    .select('id')
    .where('request_id', '=', requestId)
    .where('kind', '=', 'REPLY')
    .where('id', '>', entryId)
    .executeTakeFirst()

  return reply !== undefined
}

/** Says who looks after a request, and when it was first answered. */
export async function updateHelpRequest(
  trx: Queries,
  id: number,
  columns: Partial<Pick<HelpRequestRow, 'assigned_to' | 'answered_at'>>,
): Promise<void> {
  await trx.updateTable('help_request').set(columns).where('id', '=', id).execute()
}
