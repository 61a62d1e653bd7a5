import { handoverState } from '@domizil/domain'
import { sql } from 'kysely'
import { dayOf } from '../../foundation/kernel/index.ts'
import { type JobResult, type JobTools, processEach } from '../../infrastructure/job/index.ts'
import { lockBooking } from '../booking/index.ts'
import { factsOf, findHandover, listToClose, updateHandover } from './handover-repository.ts'
import { orderSealedHandover } from './order-sealed-handover.ts'

/** The kind of the timer that closes protocols. */
export const CLOSE_HANDOVERS = 'CLOSE_HANDOVERS'

/** Makes protocols final whose time to answer is over, and orders their PDFs. For a timer. */
export function closeHandovers(dependencies: JobTools): Promise<JobResult> {
  const { db } = dependencies

  return processEach(dependencies, {
    kind: CLOSE_HANDOVERS,
    list: (due, now) => listToClose(db, dayOf(now), due),
    key: sql`handover.booking_id || ' ' || handover.kind`,
    keyOf: ({ booking_id, kind }) => `${booking_id} ${kind}`,
    process: ({ booking_id: bookingId, kind }, now) =>
      db.transaction().execute(async (trx) => {
        const booking = await lockBooking(trx, bookingId, now)
        const row = await findHandover(trx, { bookingId, kind })
        if (!booking || !row || row.final_at) return
        // The last day may have changed meanwhile.
        if (handoverState(factsOf(booking, kind, row), dayOf(now)) !== 'FINAL') return
        await updateHandover(trx, { bookingId, kind }, { final_at: now })
        await orderSealedHandover(trx, { bookingId, kind }, now)
      }),
  })
}
