import type { Booking } from '@domizil/api'
import { FIXED_TERM_REASONS, isReasonOfStay } from '@domizil/domain'
import type { ContractChoice } from './send-contract.ts'

/** The part of a choice that can be stored: a file cannot. */
export type StoredChoice = Omit<ContractChoice, 'file'>

/** What the landlord has offered; before that nothing is chosen, and a press on the button alone offers none. */
export function choiceOf({ contract }: Pick<Booking, 'contract'>): StoredChoice {
  if (!contract) return FIRST

  const { type: contractType, tenancyBasis, tenancyReason } = contract
  const isPurpose = tenancyBasis === 'TEMPORARY_USE' && !isReasonOfStay(tenancyReason)
  return {
    ...FIRST,
    contractType,
    tenancyBasis,
    purpose: isPurpose ? (tenancyReason ?? '') : '',
    reason: FIXED_TERM_REASONS.find((one) => one === tenancyReason),
  }
}

const FIRST: StoredChoice = {
  contractType: undefined,
  tenancyBasis: 'TEMPORARY_USE',
  purpose: '',
  reason: undefined,
  isHandSigned: false,
}
