import {
  contractNumber,
  type Day,
  needsHandSignedFile,
  type Payment,
  paymentPlan,
  type Period,
} from '@domizil/domain'
import { flatAddressOf, isGermanFlat } from '../booking/index.ts'
import type { ProposalRow } from '../last-day/index.ts'
import { type ContractSource, partiesOf } from '../tenancy-contract/index.ts'

/** Everything that an addendum names. Money in whole euro, days as `YYYY-MM-DD`. */
export interface AddendumFacts extends ReturnType<typeof partiesOf> {
  /** The number of the contract. */
  contract: string
  /** Which addendum to it. */
  number: number
  isGerman: boolean
  flat: string
  before: Period
  after: Period
  rent: { perMonth: number; before: number; after: number }
  hasDeposit: boolean
  /** The rents of the calendar months that change. */
  months: readonly Payment[]
  /** Until when both have to sign. */
  signUntil: Day
  /** Whether the tenancy needs the written form: then both also sign on paper. */
  isHandSigned: boolean
}

/** The facts of an addendum about another last day. */
export function factsOfAddendum(
  source: ContractSource,
  proposal: ProposalRow,
  { number, signUntil }: Pick<AddendumFacts, 'number' | 'signUntil'>,
): AddendumFacts {
  const { start_date: from, price_per_month: pricePerMonth, deposit } = source
  const isGerman = isGermanFlat(source)
  const { new_end_date: to, total_rent: totalRent, months, days } = proposal
  const earlier = to < proposal.old_end_date ? to : proposal.old_end_date
  const plan = paymentPlan({ stay: { from, to }, pricePerMonth, deposit, totalRent, isGerman })

  return {
    ...partiesOf(source),
    contract: contractNumber(source.id),
    number,
    isGerman,
    flat: flatAddressOf(source),
    before: { from, to: proposal.old_end_date },
    after: { from, to },
    rent: { perMonth: pricePerMonth, before: proposal.old_total_rent, after: totalRent },
    hasDeposit: deposit > 0,
    months: plan.filter(({ period }) => period !== null && period.to.slice(0, 7) >= earlier.slice(0, 7)),
    signUntil,
    isHandSigned: needsHandSignedFile(source.tenancy_basis ?? 'TEMPORARY_USE', { months, days }, isGerman),
  }
}
