import { defineMail, text } from '../../../../infrastructure/mail/index.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'

/** To a landlord whose account is another one. */
export const bankAccountChanged = defineMail('BANK_ACCOUNT_CHANGED', {
  values: { number: text },
  texts: { en, de, es },
})
