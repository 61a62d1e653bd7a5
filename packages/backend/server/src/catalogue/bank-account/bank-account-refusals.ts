import { refusals } from '../../foundation/kernel/index.ts'

/** Refusals around bank accounts. */
export const refuse = refusals({
  BANK_ACCOUNT_INVALID: {
    status: 422,
    en: 'This bank account is not right yet. Please check the name and the IBAN.',
    de: 'Diese Bankverbindung stimmt noch nicht. Bitte prüfen Sie Name und IBAN.',
    es: 'Esta cuenta bancaria aún no es correcta. Revise el nombre y el IBAN.',
  },
})
