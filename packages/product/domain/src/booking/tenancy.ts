import { REASONS_OF_STAY } from '../flat/catalogues.ts'
import { checkCode, checkLength, type Issue } from '../issue.ts'
import type { Duration } from '../days/period.ts'

/** The legal basis for the end of a tenancy: temporary use, or a fixed term. */
export const TENANCY_BASES = ['TEMPORARY_USE', 'FIXED_TERM'] as const
export type TenancyBasis = (typeof TENANCY_BASES)[number]

/** The legal reasons for a fixed term in Germany (§ 575 BGB). */
export const FIXED_TERM_REASONS = ['OWN_USE', 'REBUILDING', 'EMPLOYEE_HOUSING'] as const
export type FixedTermReason = (typeof FIXED_TERM_REASONS)[number]

/**
 * The kinds of a booking's files: the contract that is signed by typed names, a printout to sign by hand, and the final
 * document with both signatures, the landlord's confirmation of moving in, addenda about another
 * last day as they are signed and sealed, and the protocols of moving in and out.
 */
export const ATTACHMENT_KINDS = [
  'CONTRACT',
  'PRINTOUT',
  'SIGNED',
  'MOVE_IN',
  'ADDENDUM',
  'SIGNED_ADDENDUM',
  'HANDOVER_IN',
  'HANDOVER_OUT',
] as const
export type AttachmentKind = (typeof ATTACHMENT_KINDS)[number]

/** The lengths of texts in a contract, both ends included. */
export const TENANCY_LIMITS = {
  purpose: { min: 3, max: 300 },
  signedName: { min: 2, max: 120 },
} as const

/** The largest contract file, in bytes. */
export const MAX_CONTRACT_BYTES = 20 * 1024 * 1024
/** The number of contracts that a landlord may offer for one booking. */
export const MAX_CONTRACT_OFFERS = 20
/** Longer terms require the written form (§ 550 BGB). */
export const MAX_MONTHS_WITHOUT_WRITTEN_FORM = 12

/** The landlord's terms of a tenancy. The purpose defaults to the tenant's reason of stay. */
export interface Tenancy {
  readonly tenancyBasis: TenancyBasis
  readonly purpose?: string | undefined
  readonly reason?: string | undefined
}

/** Validates the terms: a German fixed term has one of three reasons, and a purpose is a sentence. */
export function checkTenancy({ tenancyBasis, purpose, reason }: Tenancy, isGerman: boolean): Issue[] {
  if (tenancyBasis === 'TEMPORARY_USE') {
    return purpose === undefined ? [] : checkLength('purpose', purpose, TENANCY_LIMITS.purpose)
  }
  return isGerman ? checkCode('reason', reason, FIXED_TERM_REASONS) : []
}

/** The recorded reason: the purpose as text or as a code of a reason of stay, or the reason of a fixed term. */
export function tenancyReason(
  { tenancyBasis, purpose, reason }: Tenancy,
  reasonOfStay: string,
): string | null {
  if (tenancyBasis === 'TEMPORARY_USE') return purpose?.trim() ?? reasonOfStay
  return reason?.trim() || null
}

/** Whether the recorded reason is the code of a reason of stay, which has a text in every language. */
export function isReasonOfStay(recorded: string | null): recorded is (typeof REASONS_OF_STAY)[number] {
  return REASONS_OF_STAY.some((code) => code === recorded)
}

/**
 * Whether the contract has to be signed by hand: a German fixed term, and more than twelve months (§§ 550, 575 BGB).
 * Otherwise typed names suffice.
 */
export function needsHandSignedFile(
  tenancyBasis: TenancyBasis,
  { months, days }: Duration,
  isGerman: boolean,
): boolean {
  const isLong =
    months > MAX_MONTHS_WITHOUT_WRITTEN_FORM || (months === MAX_MONTHS_WITHOUT_WRITTEN_FORM && days > 0)
  return isLong || (isGerman && tenancyBasis === 'FIXED_TERM')
}
