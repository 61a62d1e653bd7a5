import { fieldWords, refuse } from './bank-account-refusals.ts'
import { defineRoom } from '../../foundation/kernel/index.ts'
import { createBankAccountService } from './bank-account-service.ts'
import { addBankAccountRoutes } from './bank-account-routes.ts'

/** The accounts that landlords are paid to. */
export const bankAccountRoom = defineRoom({
  services: { bankAccounts: createBankAccountService },
  routes: [addBankAccountRoutes],
  fieldWords,
  refusals: refuse.table,
})
