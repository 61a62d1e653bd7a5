import type { Deduction, DepositFacts, DepositStatement } from '@domizil/domain'
import {
  addDays,
  type Day,
  DAYS_OF_OBJECTION_WARNING,
  DAYS_TO_OBJECT,
  DAYS_TO_PAY_BACK,
  DAYS_TO_STATEMENT_OVERDUE,
  DAYS_TO_STATEMENT_REMINDER,
  PAYMENT_GRACE_DAYS,
} from '@domizil/domain'
import { type Selectable, sql } from 'kysely'
import type { Queries, Tables } from '../../foundation/tables/index.ts'
import type { Due } from '../../infrastructure/job/index.ts'

export type StatementRow = Selectable<Tables['deposit_statement']>
export type Reminder = 'TO_STATE' | 'OVERDUE' | 'TO_ANSWER' | 'UNPAID'

/** What of each deposit one of the parties has marked as paid or received, in cents; bookings without any are left out. */
export async function listReceived(db: Queries, bookingIds: readonly number[]): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('booking_payment')
    .select('booking_id')
    .select(sql<number>`sum(amount_cents)::integer`.as('cents'))
    .where('booking_id', 'in', bookingIds)
    .where('kind', '=', 'DEPOSIT')
    .where((eb) => eb.or([eb('paid_at', 'is not', null), eb('received_at', 'is not', null)]))
    .groupBy('booking_id')
    .execute()
  return new Map(rows.map(({ booking_id, cents }) => [booking_id, cents]))
}

/** The last statement of each booking. */
export async function listStatements(db: Queries, bookingIds: readonly number[]): Promise<StatementRow[]> {
  return db
    .selectFrom('deposit_statement')
    .selectAll()
    .distinctOn('booking_id')
    .where('booking_id', 'in', bookingIds)
    .orderBy('booking_id')
    .orderBy('number', 'desc')
    .execute()
}

export async function listDeductions(db: Queries, bookingId: number, statement: number) {
  return db
    .selectFrom('deposit_deduction')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .where('statement', '=', statement)
    .orderBy('number')
    .execute()
}

export async function insertStatement(
  trx: Queries,
  statement: {
    bookingId: number
    number: number
    receivedCents: number
    returnedCents: number
    on: Day
    at: Date
  },
  deductions: readonly Deduction[],
): Promise<void> {
  const { bookingId: booking_id, number } = statement
  await trx
    .insertInto('deposit_statement')
    .values({
      booking_id,
      number,
      stated_at: statement.at,
      stated_on: statement.on,
      received_cents: statement.receivedCents,
      returned_cents: statement.returnedCents,
    })
    .execute()
  if (deductions.length === 0) return

  await trx
    .insertInto('deposit_deduction')
    .values(
      deductions.map(({ amountCents = 0, reason, fileIds }, index) => ({
        booking_id,
        statement: number,
        number: index + 1,
        amount_cents: amountCents,
        reason,
        file_ids: [...fileIds],
      })),
    )
    .execute()
}

export async function updateStatement(
  trx: Queries,
  { booking_id, number }: Pick<StatementRow, 'booking_id' | 'number'>,
  columns: Partial<Pick<StatementRow, 'answer' | 'answered_at' | 'objection' | 'paid_at' | 'received_at'>>,
): Promise<void> {
  await trx
    .updateTable('deposit_statement')
    .set(columns)
    .where('booking_id', '=', booking_id)
    .where('number', '=', number)
    .execute()
}

/** A row as the rules look at it. */
export function factsOf(endDate: Day, row: StatementRow | undefined): DepositFacts {
  return { endDate, statement: row ? statementOf(row) : null }
}

function statementOf(row: StatementRow): DepositStatement {
  return {
    statedOn: row.stated_on,
    receivedCents: row.received_cents,
    returnedCents: row.returned_cents,
    answer: row.answer,
    isPaid: row.paid_at !== null,
    isReceived: row.received_at !== null,
  }
}

/** A reminder is of no use for stays that ended long ago. */
const LONGEST_DAYS_AGO = 120

/** The bookings whose parties have something to be reminded of, and have not been, each with the first such thing. */
export async function listToRemind(db: Queries, today: Day, { ready, limit }: Due) {
  const before = (days: number) => addDays(today, -days)
  const due = sql<Reminder>`CASE
    WHEN said.number IS NULL AND booking.end_date <= ${before(DAYS_TO_STATEMENT_OVERDUE)} THEN 'OVERDUE'
    WHEN said.number IS NULL AND booking.end_date <= ${before(DAYS_TO_STATEMENT_REMINDER)} THEN 'TO_STATE'
    WHEN said.returned_cents > 0 AND said.received_at IS NULL
      AND said.stated_on <= ${before(DAYS_TO_PAY_BACK + PAYMENT_GRACE_DAYS)}
      AND NOT EXISTS (SELECT 1 FROM deposit_reminder AS told
        WHERE told.booking_id = booking.id AND told.statement = said.number AND told.kind = 'UNPAID') THEN 'UNPAID'
    WHEN said.answer IS NULL AND said.returned_cents < said.received_cents
      AND said.stated_on <= ${before(DAYS_TO_OBJECT - DAYS_OF_OBJECTION_WARNING)}
      AND said.stated_on >= ${before(DAYS_TO_OBJECT)} THEN 'TO_ANSWER'
  END`

  return db
    .selectFrom((eb) =>
      eb
        .selectFrom('booking')
        .innerJoin('flat', 'flat.id', 'booking.flat_id')
        .leftJoin('deposit_statement as said', (join) =>
          join
            .onRef('said.booking_id', '=', 'booking.id')
            .on(sql<boolean>`NOT EXISTS (SELECT 1 FROM deposit_statement AS later
              WHERE later.booking_id = said.booking_id AND later.number > said.number)`),
        )
        .select(['booking.id', 'booking.end_date', 'booking.tenant_id', 'flat.owner_id'])
        .select(['said.returned_cents', 'said.stated_on'])
        .select(sql<number>`coalesce(said.number, 0)`.as('statement'))
        .select(due.as('kind'))
        // That of the stored row, so that the index serves it: a completed booking does not expire.
        .where(sql<boolean>`booking.status = 'BOOKING_COMPLETED'`)
        .where('booking.end_date', '<', today)
        .where('booking.end_date', '>=', before(LONGEST_DAYS_AGO))
        .where(sql<boolean>`EXISTS (SELECT 1 FROM booking_payment AS paid
          WHERE paid.booking_id = booking.id AND paid.kind = 'DEPOSIT'
            AND (paid.paid_at IS NOT NULL OR paid.received_at IS NOT NULL))`)
        .as('waiting'),
    )
    .selectAll()
    .where('kind', 'is not', null)
    .where(
      sql<boolean>`NOT EXISTS (SELECT 1 FROM deposit_reminder AS told
        WHERE told.booking_id = waiting.id AND told.statement = waiting.statement AND told.kind = waiting.kind)`,
    )
    .where(ready)
    .orderBy('id')
    .limit(limit)
    .execute()
}

export type ReminderRow = Awaited<ReturnType<typeof listToRemind>>[number]

/** Resolves with whether it is the first reminder of it. */
export async function markReminded(
  trx: Queries,
  { id, statement, kind }: Pick<ReminderRow, 'id' | 'statement' | 'kind'>,
  now: Date,
): Promise<boolean> {
  const row = await trx
    .insertInto('deposit_reminder')
    .values({ booking_id: id, statement, kind, at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('booking_id')
    .executeTakeFirst()
  return row !== undefined
}
