import { addHours, expiresAt, HOURS_TO_ANSWER } from '@domizil/domain'
import { type Transition, updateBooking } from '../booking/index.ts'
import type { PdfFile } from '../../infrastructure/documents/index.ts'

/** Puts a booking back to its unsigned state, below another file. */
export async function voidSignatures({ trx, booking, now }: Transition, file: PdfFile): Promise<void> {
  const status = 'WAITING_FOR_CONTRACT'
  const usual = expiresAt({ status, since: now, startDate: booking.start_date }) ?? now
  // A stay may have begun while a signature was pending: a contract is not replaced if the booking would expire at
  // once.
  const earliest = addHours(now, HOURS_TO_ANSWER.LANDLORD_APPROVED)

  const columns = {
    status,
    contract_hash: file.sha256,
    contract_offered_at: now,
    landlord_signed_at: null,
    landlord_signed_name: null,
    tenant_signed_at: null,
    tenant_signed_name: null,
    expires_at: usual > earliest ? usual : earliest,
  } as const
  await updateBooking(trx, booking.id, columns, now)
}
