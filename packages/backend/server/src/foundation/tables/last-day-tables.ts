import type { LastDayState } from '@domizil/domain'
import { column } from './columns.ts'
import type { StoredByDefault } from './stored.ts'

/** The columns of a proposal of another last day. */
export const LAST_DAY_PROPOSAL = {
  booking_id: column<number>(),
  number: column<number>(),
  state: column<StoredByDefault<LastDayState>>(),
  proposed_by: column<'TENANT' | 'LANDLORD'>(),
  old_end_date: column<string>(),
  new_end_date: column<string>(),
  message: column<string>(),
  reason: column<string | null>(),
  months: column<number>(),
  days: column<number>(),
  total_rent: column<number>(),
  old_total_rent: column<number>(),
  refund_cents: column<number | null>(),
  refund_paid_at: column<Date | null>(),
  refund_received_at: column<Date | null>(),
  expires_at: column<Date | null>(),
  addendum_id: column<number | null>(),
  sealed_id: column<number | null>(),
  document_hash: column<string | null>(),
  landlord_signed_at: column<Date | null>(),
  landlord_signed_name: column<string | null>(),
  tenant_signed_at: column<Date | null>(),
  tenant_signed_name: column<string | null>(),
  proposed_at: column<Date>(),
  accepted_at: column<Date | null>(),
  ended_at: column<Date | null>(),
  reminded_at: column<Date | null>(),
}
export type LastDayProposalTable = typeof LAST_DAY_PROPOSAL
