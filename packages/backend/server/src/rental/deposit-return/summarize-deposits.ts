import type { DepositSummary } from '@domizil/api/schemas'
import {
  type BookingStatus,
  type Day,
  type DepositFacts,
  depositDays,
  depositState,
  depositTurn,
  isAccepted,
  isDepositLate,
} from '@domizil/domain'
import type { Queries } from '../../foundation/tables/index.ts'
import { factsOf, listReceived, listStatements } from './deposit-repository.ts'

type Stay = { id: number; status: BookingStatus; deposit: number; end_date: Day }

/** How the return of each deposit stands; null for a booking without a contract or a deposit. */
export async function summarizeDeposits(
  db: Queries,
  bookings: readonly Stay[],
  today: Day,
): Promise<(booking: Stay) => DepositSummary | null> {
  const ids = bookings.filter(hasDeposit).map(({ id }) => id)
  const received = ids.length === 0 ? new Map<number, number>() : await listReceived(db, ids)
  const statements = ids.length === 0 ? [] : await listStatements(db, ids)
  const byBooking = new Map(statements.map((row) => [row.booking_id, row]))

  return (booking) => {
    if (!hasDeposit(booking)) return null
    const facts = factsOf(booking.end_date, byBooking.get(booking.id))
    return summaryOf(facts, received.get(booking.id) ?? 0, today)
  }
}

/** Only what both have signed has a deposit to return. */
export function hasDeposit({ status, deposit }: Pick<Stay, 'status' | 'deposit'>): boolean {
  return status === 'BOOKING_COMPLETED' && deposit > 0
}

/** Nothing that was paid is nothing to return, however long the stay is over. */
export function summaryOf(facts: DepositFacts, markedCents: number, today: Day): DepositSummary {
  const { statement } = facts
  const receivedCents = statement?.receivedCents ?? markedCents
  const { stateFrom, overdueFrom, answerUntil, payUntil } = depositDays(facts)
  const isPaidIn = receivedCents > 0

  return {
    state: isPaidIn ? depositState(facts, today) : 'NOT_DUE',
    receivedCents,
    returnedCents: statement?.returnedCents ?? null,
    stateFrom,
    overdueFrom,
    answerUntil,
    payUntil,
    isLate: isPaidIn && isDepositLate(facts, today),
    isAccepted: statement !== null && isAccepted(statement, today),
    isPaid: statement?.isPaid ?? false,
    isReceived: statement?.isReceived ?? false,
    turn: isPaidIn ? depositTurn(facts, today) : null,
  }
}
