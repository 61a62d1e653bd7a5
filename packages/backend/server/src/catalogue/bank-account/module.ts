import { paymentCalls } from '@domizil/api/schemas'
import { fieldWords, refuse } from './bank-account-refusals.ts'
import { defineRoom } from '../../foundation/kernel/index.ts'
import { createBankAccountService } from './bank-account-service.ts'
import { allowMissingBody, named, registerUserCalls } from '../../infrastructure/http/index.ts'

/** The accounts that landlords are paid to. */
export const bankAccountRoom = defineRoom({
  services: { bankAccounts: createBankAccountService },
  routes: (app, { bankAccounts }) => {
    registerUserCalls(app, paymentCalls, {
      getBankAccount: (actor) => bankAccounts.get(actor),
      changeBankAccount: (actor, { body }) => bankAccounts.change(actor, body),
    })
    app.register(
      named('bank-accounts', async (calls) => {
        allowMissingBody(calls)
        registerUserCalls(calls, paymentCalls, {
          readBankAccount: (actor, { params, body }) =>
            bankAccounts.readForAdmin(actor, params.id, body?.reason),
        })
      }),
    )
  },
  fieldWords,
  refusals: refuse.table,
})
