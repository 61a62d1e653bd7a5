import type { HandoverKind } from '@domizil/domain'
import { addJobs } from '../../infrastructure/job/index.ts'
import type { Queries } from '../../foundation/tables/index.ts'

/** The kind of job that seals a final protocol. */
export const SEAL_HANDOVER = 'SEAL_HANDOVER'

/** Which protocol. */
export interface HandoverRef {
  bookingId: number
  kind: HandoverKind
}

/** Orders the PDF in the transaction that makes the protocol final: both are committed, or neither. */
export function orderSealedHandover(
  trx: Queries,
  { bookingId, kind }: HandoverRef,
  now: Date,
): Promise<void> {
  return addJobs(trx, SEAL_HANDOVER, [{ bookingId, kind }], now)
}
