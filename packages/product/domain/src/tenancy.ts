import { REASONS_OF_STAY } from './catalogues.ts'
import { checkCode, checkLength, type Issue } from './issue.ts'
import type { Duration } from './period.ts'

/** Why a tenancy ends with its last day: because it is for temporary use only, or because its term is fixed. */
export const TENANCY_BASES = ['TEMPORARY_USE', 'FIXED_TERM'] as const
export type TenancyBasis = (typeof TENANCY_BASES)[number]

/** The reasons for which a term may be fixed in Germany (§ 575 BGB). */
export const FIXED_TERM_REASONS = ['OWN_USE', 'REBUILDING', 'EMPLOYEE_HOUSING'] as const
export type FixedTermReason = (typeof FIXED_TERM_REASONS)[number]

/** What a file of a booking is: the contract that signatures stand for, or what is printed to be signed by hand. */
export const ATTACHMENT_KINDS = ['CONTRACT', 'PRINTOUT'] as const
export type AttachmentKind = (typeof ATTACHMENT_KINDS)[number]

/** The limits of what is written into a contract, both ends allowed. */
export const TENANCY_LIMITS = {
  purpose: { min: 3, max: 300 },
  signedName: { min: 2, max: 120 },
} as const

/** The largest contract file. */
export const MAX_CONTRACT_BYTES = 20 * 1024 * 1024
/** How often a landlord may offer a contract for one booking, each time another one. */
export const MAX_CONTRACT_OFFERS = 20
/** Anything longer needs the written form (§ 550 BGB). */
export const MAX_MONTHS_WITHOUT_WRITTEN_FORM = 12

/** What the landlord says about a tenancy. Without a purpose the tenant's reason of the stay is recorded. */
export interface Tenancy {
  readonly tenancyBasis: TenancyBasis
  readonly purpose?: string | undefined
  readonly reason?: string | undefined
}

/** What is wrong with it: a German fixed term has one of three reasons, and a purpose is a sentence. */
export function checkTenancy({ tenancyBasis, purpose, reason }: Tenancy, isGerman: boolean): Issue[] {
  if (tenancyBasis === 'TEMPORARY_USE') {
    return purpose === undefined ? [] : checkLength('purpose', purpose, TENANCY_LIMITS.purpose)
  }
  return isGerman ? checkCode('reason', reason, FIXED_TERM_REASONS) : []
}

/** What is recorded of it: the purpose in words or as the code of a reason of stay, or the reason for a fixed term. */
export function tenancyReason(
  { tenancyBasis, purpose, reason }: Tenancy,
  reasonOfStay: string,
): string | null {
  if (tenancyBasis === 'TEMPORARY_USE') return purpose?.trim() ?? reasonOfStay
  return reason?.trim() || null
}

/** True where the recorded purpose is the code of a reason of stay, which has words in every language. */
export function isReasonOfStay(recorded: string | null): recorded is (typeof REASONS_OF_STAY)[number] {
  return REASONS_OF_STAY.some((code) => code === recorded)
}

/**
 * Whether the contract has to be signed by hand: a German fixed term, and anything above twelve months
 * (§§ 550, 575 BGB). A typed name is enough for everything else.
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

/** What is wrong with a typed signature: it is a name. */
export function checkSignedName(name: string | undefined): Issue[] {
  const issues = checkLength('name', name, TENANCY_LIMITS.signedName)
  if (issues.length > 0) return issues
  return /\p{L}/u.test(name ?? '') ? [] : [{ field: 'name', code: 'WRONG_FORMAT' }]
}
