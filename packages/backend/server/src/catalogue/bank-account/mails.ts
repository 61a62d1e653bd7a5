import { defineMail, text } from '../../infrastructure/mail/index.ts'

/** To a landlord whose account is another one. */
export const bankAccountChanged = defineMail('BANK_ACCOUNT_CHANGED', { values: { number: text } })
