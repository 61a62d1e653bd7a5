import { isGermanAddress, paymentPlan } from '@domizil/domain'
import type { Queries } from '../../foundation/tables/index.ts'
import { findPlanTerms, insertPayments } from './payment-repository.ts'

/** Makes the plan of a booking, in the transaction that confirms it. From then on it never changes. */
export async function freezePlan(trx: Queries, bookingId: number): Promise<void> {
  const terms = await findPlanTerms(trx, bookingId)
  const plan = paymentPlan({
    stay: { from: terms.start_date, to: terms.end_date },
    pricePerMonth: terms.price_per_month,
    deposit: terms.deposit,
    totalRent: terms.total_rent,
    isGerman: isGermanAddress({ languageTag: terms.language_tag }),
  })

  await insertPayments(trx, bookingId, plan)
}
