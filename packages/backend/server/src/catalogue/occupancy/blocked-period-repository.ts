import type { Period } from '@domizil/domain'
import { type Selectable, sql } from 'kysely'
import {
  blockedPeriodsAsOf,
  lastDayProposalsAsOf,
  type Queries,
  type Tables,
} from '../../foundation/tables/index.ts'

type BlockedPeriodRow = Selectable<Tables['blocked_period']>

/** Blocked days with the name of the calendar that they are imported from. */
export interface NamedPeriodRow extends BlockedPeriodRow {
  calendar_name: string | null
}

export async function findBlockedPeriod(
  db: Queries,
  id: number,
  now: Date,
): Promise<NamedPeriodRow | undefined> {
  return db
    .selectFrom(blockedPeriodsAsOf(now).as('period'))
    .leftJoin('imported_calendar as calendar', 'calendar.id', 'period.calendar_id')
    .selectAll('period')
    .select('calendar.name as calendar_name')
    .where('period.id', '=', id)
    .executeTakeFirst()
}

/** What is not over by a day, the earliest first. */
export async function listBlockedPeriods(
  db: Queries,
  flatId: number,
  { now, today }: { now: Date; today: string },
): Promise<NamedPeriodRow[]> {
  return db
    .selectFrom(blockedPeriodsAsOf(now).as('period'))
    .leftJoin('imported_calendar as calendar', 'calendar.id', 'period.calendar_id')
    .selectAll('period')
    .select('calendar.name as calendar_name')
    .where('period.flat_id', '=', flatId)
    .where('period.blocked_to', '>=', today)
    .orderBy('period.blocked_from')
    .orderBy('period.id')
    .execute()
}

/** What blocks the flats of an owner within some days, by flat and day. Without archived flats. */
export async function listBlockedPeriodsOfOwner(
  db: Queries,
  ownerId: string,
  days: Period,
  now: Date,
): Promise<NamedPeriodRow[]> {
  return db
    .selectFrom(blockedPeriodsAsOf(now).as('taken'))
    .innerJoin('flat', 'flat.id', 'taken.flat_id')
    .leftJoin('imported_calendar as calendar', 'calendar.id', 'taken.calendar_id')
    .selectAll('taken')
    .select('calendar.name as calendar_name')
    .where('flat.owner_id', '=', ownerId)
    .where('flat.status', '!=', 'ARCHIVED')
    .where(sql<boolean>`taken.period && daterange(${days.from}::date, ${days.to}::date, '[]')`)
    .orderBy('taken.flat_id')
    .orderBy('taken.blocked_from')
    .orderBy('taken.id')
    .execute()
}

export async function insertBlockedPeriod(
  trx: Queries,
  flatId: number,
  { blockedFrom, blockedTo, note }: { blockedFrom: string; blockedTo: string; note?: string },
  now: Date,
): Promise<void> {
  await trx
    .insertInto('blocked_period')
    .values({
      flat_id: flatId,
      blocked_from: blockedFrom,
      blocked_to: blockedTo,
      note: note || null,
      created_at: now,
    })
    .execute()
}

/** An empty note is none. */
export async function updateNote(trx: Queries, id: number, note: string): Promise<void> {
  await trx
    .updateTable('blocked_period')
    .set({ note: note || null })
    .where('id', '=', id)
    .execute()
}

export async function deleteBlockedPeriod(trx: Queries, id: number): Promise<void> {
  await trx.deleteFrom('blocked_period').where('id', '=', id).execute()
}

/** An owner who changes the calendar has looked at it. */
export async function confirmCalendar(trx: Queries, flatId: number, now: Date): Promise<void> {
  await trx.updateTable('flat').set({ calendar_confirmed_at: now }).where('id', '=', flatId).execute()
}

/** The days from an imported calendar, the earliest first. */
export async function listImportedDays(trx: Queries, calendarId: number): Promise<Period[]> {
  return trx
    .selectFrom('blocked_period')
    .select(['blocked_from as from', 'blocked_to as to'])
    .where('calendar_id', '=', calendarId)
    .orderBy('blocked_from')
    .execute()
}

/** Whether nothing blocks any of the days: no booking, no block of the owner, no imported calendar. */
export async function areDaysFree(db: Queries, flatId: number, days: Period, now: Date): Promise<boolean> {
  const found = await db
    .selectFrom(blockedPeriodsAsOf(now).as('taken'))
    .select('id')
    .where('flat_id', '=', flatId)
    .where(sql<boolean>`taken.period && daterange(${days.from}::date, ${days.to}::date, '[]')`)
    .limit(1)
    .executeTakeFirst()

  return found === undefined
}

/** A stay whose days are to be blocked. */
interface Stay {
  id: number
  flat_id: number
  start_date: string
  end_date: string
}

/** The name of an imported calendar that blocks any of the days; undefined if none does. Only their owner may read it. */
export async function findCalendarOf(db: Queries, flatId: number, days: Period): Promise<string | undefined> {
  const found = await db
    .selectFrom('blocked_period as taken')
    .innerJoin('imported_calendar as calendar', 'calendar.id', 'taken.calendar_id')
    .select('calendar.name')
    .where('taken.flat_id', '=', flatId)
    .where(sql<boolean>`taken.period && daterange(${days.from}::date, ${days.to}::date, '[]')`)
    .orderBy('taken.blocked_from')
    .limit(1)
    .executeTakeFirst()

  return found?.name
}

/** Blocks the days of a booking. The exclusion constraint has the last word on double bookings. */
export async function blockDays(trx: Queries, booking: Stay, now: Date): Promise<void> {
  await trx
    .insertInto('blocked_period')
    .values({
      flat_id: booking.flat_id,
      blocked_from: booking.start_date,
      blocked_to: booking.end_date,
      source: 'BOOKING',
      booking_id: booking.id,
      created_at: now,
    })
    .execute()
}

/** Frees the days of bookings. */
export async function freeDays(trx: Queries, bookingIds: readonly number[]): Promise<void> {
  await trx.deleteFrom('blocked_period').where('booking_id', 'in', bookingIds).execute()
}

/** Days that a proposal of another last day adds to a booking. */
interface AddedDays extends Period {
  flatId: number
  bookingId: number
  /** The number of the proposal. */
  proposal: number
}

/** Blocks the days that are to be added to a booking. The exclusion constraint has the last word here as well. */
export async function blockAddedDays(
  trx: Queries,
  { flatId, bookingId, proposal, from, to }: AddedDays,
  now: Date,
): Promise<void> {
  await trx
    .insertInto('blocked_period')
    .values({
      flat_id: flatId,
      blocked_from: from,
      blocked_to: to,
      source: 'BOOKING',
      booking_id: bookingId,
      proposal,
      created_at: now,
    })
    .execute()
}

/** Frees the days that a proposal would have added. */
export async function freeAddedDays(trx: Queries, bookingId: number, proposal: number): Promise<void> {
  await trx
    .deleteFrom('blocked_period')
    .where('booking_id', '=', bookingId)
    .where('proposal', '=', proposal)
    .execute()
}

/** Frees the days of a locked flat that only a lapsed proposal still holds: the timer may be late. */
export async function freeLapsedDays(trx: Queries, flatId: number, days: Period, now: Date): Promise<void> {
  await trx
    .deleteFrom('blocked_period')
    .where('flat_id', '=', flatId)
    .where(sql<boolean>`blocked_period.period && daterange(${days.from}::date, ${days.to}::date, '[]')`)
    .where(({ exists }) =>
      exists(
        trx
          .selectFrom(lastDayProposalsAsOf(now).as('said'))
          .select('said.number')
          .where('said.has_lapsed', '=', true)
          .where('said.booking_id', '=', sql<number>`blocked_period.booking_id`)
          .where('said.number', '=', sql<number>`blocked_period.proposal`),
      ),
    )
    .execute()
}
