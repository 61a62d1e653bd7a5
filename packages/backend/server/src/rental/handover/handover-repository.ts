import {
  addDays,
  type Day,
  DAYS_AFTER_HANDOVER,
  type HandoverContent,
  type HandoverFacts,
  type HandoverKind,
} from '@domizil/domain'
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import { dayOf } from '../../foundation/kernel/index.ts'
import type { Queries, Tables } from '../../foundation/tables/index.ts'
import type { Due } from '../../infrastructure/job/index.ts'
import type { HandoverRef } from './order-sealed-handover.ts'

export type HandoverRow = Selectable<Tables['handover']>
type Stay = { start_date: Day; end_date: Day }

export async function findHandover(
  db: Queries,
  { bookingId, kind }: HandoverRef,
): Promise<HandoverRow | undefined> {
  return db
    .selectFrom('handover')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .where('kind', '=', kind)
    .executeTakeFirst()
}

/** The protocols of bookings, without what they say. */
export async function listHandovers(db: Queries, bookingIds: readonly number[]) {
  if (bookingIds.length === 0) return []
  return db
    .selectFrom('handover')
    .select(['booking_id', 'kind', 'tenant_confirmed_at', 'landlord_confirmed_at', 'final_at'])
    .where('booking_id', 'in', bookingIds)
    .execute()
}
type ListedRow = Awaited<ReturnType<typeof listHandovers>>[number]

/** The rooms of the flat of a booking. */
export async function findRooms(db: Queries, bookingId: number) {
  return db
    .selectFrom('booking')
    .innerJoin('flat', 'flat.id', 'booking.flat_id')
    .select(['flat.rooms', 'flat.default_rooms'])
    .where('booking.id', '=', bookingId)
    .executeTakeFirstOrThrow()
}

export async function insertHandover(
  trx: Queries,
  { content, ...row }: Omit<Insertable<Tables['handover']>, 'content'> & { content: HandoverContent },
): Promise<void> {
  await trx
    .insertInto('handover')
    .values({ ...row, content: JSON.stringify(content) })
    .execute()
}

export async function updateHandover(
  trx: Queries,
  { bookingId, kind }: HandoverRef,
  { content, ...columns }: Omit<Updateable<Tables['handover']>, 'content'> & { content?: HandoverContent },
): Promise<void> {
  await trx
    .updateTable('handover')
    .set({ ...columns, ...(content && { content: JSON.stringify(content) }) })
    .where('booking_id', '=', bookingId)
    .where('kind', '=', kind)
    .execute()
}

/** A row as the rules look at it. */
export function factsOf(stay: Stay, kind: HandoverKind, row: ListedRow | undefined): HandoverFacts {
  const first = row && firstConfirmation(row)
  return {
    day: kind === 'IN' ? stay.start_date : stay.end_date,
    isBegun: row !== undefined,
    confirmedBy: first?.by ?? null,
    confirmedOn: first ? dayOf(first.at) : null,
    isFinal: Boolean(row?.final_at),
  }
}

type Confirmed = Pick<HandoverRow, 'tenant_confirmed_at' | 'landlord_confirmed_at'>

function firstConfirmation(row: Confirmed) {
  return confirmationsOf(row)[0]
}

/** Who has confirmed when, the earlier first. */
export function confirmationsOf({ tenant_confirmed_at, landlord_confirmed_at }: Confirmed) {
  const both = [
    { by: 'TENANT' as const, at: tenant_confirmed_at },
    { by: 'LANDLORD' as const, at: landlord_confirmed_at },
  ]
  return both
    .flatMap(({ by, at }) => (at ? [{ by, at }] : []))
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())
}

/** The protocols whose time is over, and that are not closed yet. */
export async function listToClose(db: Queries, today: Day, { ready, limit }: Due) {
  const before = addDays(today, -DAYS_AFTER_HANDOVER)
  const first = sql`least(handover.tenant_confirmed_at, handover.landlord_confirmed_at)`
  return db
    .selectFrom('handover')
    .innerJoin('booking', 'booking.id', 'handover.booking_id')
    .select(['handover.booking_id', 'handover.kind'])
    .where('handover.final_at', 'is', null)
    .where(
      sql<boolean>`(CASE handover.kind WHEN 'IN' THEN booking.start_date ELSE booking.end_date END) < ${before}`,
    )
    .where(
      sql<boolean>`(${first} IS NULL OR (${first} AT TIME ZONE 'Europe/Berlin')::date < ${before}::date)`,
    )
    .where(ready)
    .orderBy('handover.booking_id')
    .orderBy('handover.kind')
    .limit(limit)
    .execute()
}
