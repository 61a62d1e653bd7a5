import type { AuditAction, BookingCall } from '@domizil/domain'
import { recordAction } from '../../infrastructure/audit/index.ts'
import { type BookingRow, findBooking, type Transition } from '../booking/index.ts'

/** What the audit log calls each call; null where it is never an administrator's. */
const ACTIONS = {
  new: null,
  landlordApprove: null,
  tenantApprove: null,
  chooseContractType: 'CONTRACT_CHOSEN',
  signContract: null,
  cancel: 'BOOKING_CANCELED',
  updateBookingAttachment: 'ATTACHMENT_REPLACED',
  timer: null,
} as const satisfies Record<BookingCall, AuditAction | null>

/** Records an administrator’s transition in the audit log, if it has changed the booking. */
export async function auditTransition(
  { trx, booking, actor, role, call, now }: Transition,
  reason: string | undefined,
): Promise<void> {
  const action = ACTIONS[call]
  if (role !== 'ADMIN' || !action) return
  const after = await findBooking(trx, booking.id, now)
  if (!after || after.version === booking.version) return

  const subject = { action, subjectType: 'BOOKING', subjectId: booking.id } as const
  await recordAction(trx, actor, { ...subject, before: factsOf(booking), after: factsOf(after), reason }, now)
}

function factsOf({ status, contract_type, contract_hash }: BookingRow) {
  return { status, contractType: contract_type, contractHash: contract_hash }
}
