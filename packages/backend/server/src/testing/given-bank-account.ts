import type { Database } from '../foundation/tables/index.ts'
import { saveBankAccount } from '../catalogue/bank-account/bank-account-repository.ts'
import { NOW } from './now.ts'
import { TEST_ENCRYPTION } from './test-key.ts'

/** The usual sample of an IBAN. */
export const SAMPLE_IBAN = 'DE89370400440532013000'

/** The account of a landlord, whose row is there. */
export function givenBankAccount(db: Database, userId: string): Promise<void> {
  const account = { holder: 'Otto Muster', iban: SAMPLE_IBAN, changedAt: NOW }
  return saveBankAccount(db, TEST_ENCRYPTION, userId, account)
}
