import { contractNumber, paymentReference } from '@domizil/domain'
import { findBankAccount } from '../../catalogue/bank-account/index.ts'
import type { Queries } from '../../foundation/tables/index.ts'
import type { Encryption } from '../../infrastructure/encryption/index.ts'
import { freezePlan, listPayments } from '../payment/index.ts'
import type { ContractPayments } from './contract-facts.ts'

/** The payments that a contract names; null while its landlord has no account. */
export async function paymentsOfContract(
  db: Queries,
  encryption: Encryption,
  { id, owner_id: ownerId }: { id: number; owner_id: string },
): Promise<ContractPayments | null> {
  const account = await findBankAccount(db, encryption, ownerId)
  if (!account) return null

  // A booking may have been confirmed before there were plans.
  await freezePlan(db, id)
  const payments = await listPayments(db, [id])
  return {
    holder: account.holder,
    iban: account.iban,
    entries: payments.map(({ number, kind, due_on, amount_cents, period_from, period_to }) => ({
      kind,
      dueOn: due_on,
      amountCents: amount_cents,
      reference: paymentReference(contractNumber(id), number),
      period: period_from !== null && period_to !== null ? { from: period_from, to: period_to } : null,
    })),
  }
}
