import { bankAccountMails } from './bank-account-mails.ts'
import { refuse } from './bank-account-refusals.ts'
import { addBankAccountRoutes } from './bank-account-routes.ts'

export { createBankAccountService } from './bank-account-service.ts'

/** The accounts that landlords are paid to. */
export const bankAccountModule = {
  routes: [addBankAccountRoutes],
  refusals: refuse.table,
  mails: bankAccountMails.texts,
}
