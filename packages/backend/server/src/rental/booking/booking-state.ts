import type { BookingActor, BookingState } from '@domizil/domain'
import type { BookingRow } from './booking-repository.ts'

type StateColumns = Pick<
  BookingRow,
  | 'status'
  | 'contract_type'
  | 'contract_offered_at'
  | 'contract_hash'
  | 'landlord_signed_at'
  | 'tenant_signed_at'
>

/** A row as the graph looks at it. */
export function stateOf(booking: StateColumns): BookingState {
  return {
    status: booking.status,
    hasContract: hasContract(booking),
    isContractAwaited: booking.contract_type === 'PARTNER_CONTRACT' && !hasContract(booking),
    firstSigner: firstSignerOf(booking),
  }
}

/** Nothing is signed before its file is there: the partner's, or the one signed by hand. */
function hasContract({ contract_offered_at, contract_hash }: StateColumns): boolean {
  return contract_offered_at !== null && contract_hash !== null
}

function firstSignerOf({ landlord_signed_at, tenant_signed_at }: StateColumns): BookingActor | null {
  if (landlord_signed_at && tenant_signed_at)
    return landlord_signed_at <= tenant_signed_at ? 'LANDLORD' : 'TENANT'
  if (landlord_signed_at) return 'LANDLORD'
  return tenant_signed_at ? 'TENANT' : null
}
