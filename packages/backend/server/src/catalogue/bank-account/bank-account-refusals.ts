import { refusals, word } from '../../foundation/kernel/index.ts'

/** Refusals around bank accounts. */
export const refuse = refusals({
  BANK_ACCOUNT_INVALID: {
    status: 422,
    en: 'This bank account is not right yet. Please check the name and the IBAN.',
    de: 'Diese Bankverbindung stimmt noch nicht. Bitte prüfen Sie Name und IBAN.',
    es: 'Esta cuenta bancaria aún no es correcta. Revise el nombre y el IBAN.',
  },
})

/** What people call the fields of this room's calls, by their last part on the wire. */
export const fieldWords = {
  holder: word('Account holder', 'Kontoinhaber', 'Titular de la cuenta'),
  iban: word('IBAN', 'IBAN', 'IBAN'),
}
