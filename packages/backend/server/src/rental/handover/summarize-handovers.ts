import type { HandoverSummary } from '@domizil/api/schemas'
import {
  type BookingStatus,
  type Day,
  HANDOVER_KINDS,
  type HandoverFacts,
  type HandoverKind,
  handoverAnswerUntil,
  handoverDays,
  handoverState,
  handoverTurn,
} from '@domizil/domain'
import type { Queries } from '../../foundation/tables/index.ts'
import { factsOf, listHandovers } from './handover-repository.ts'

type Stay = { id: number; status: BookingStatus; start_date: Day; end_date: Day }

/** How the two protocols of each booking stand; none before both have signed. */
export async function summarizeHandovers(
  db: Queries,
  bookings: readonly Stay[],
  today: Day,
): Promise<(booking: Stay) => HandoverSummary[]> {
  const completed = bookings.filter(({ status }) => status === 'BOOKING_COMPLETED')
  const rows = await listHandovers(
    db,
    completed.map(({ id }) => id),
  )

  return (booking) => {
    if (booking.status !== 'BOOKING_COMPLETED') return []
    return HANDOVER_KINDS.map((kind) => {
      const row = rows.find((one) => one.booking_id === booking.id && one.kind === kind)
      return summaryOf(kind, factsOf(booking, kind, row), today)
    })
  }
}

/** A protocol as cards show it. */
export function summaryOf(kind: HandoverKind, facts: HandoverFacts, today: Day): HandoverSummary {
  return {
    kind,
    state: handoverState(facts, today),
    ...handoverDays(facts.day),
    answerUntil: handoverAnswerUntil(facts),
    isBegun: facts.isBegun,
    confirmedBy: facts.confirmedBy,
    turn: handoverTurn(facts, today),
  }
}
