import { defineMail } from '../../../../infrastructure/mail/index.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'

/** To the new address of an account. */
export const confirmNewEmail = defineMail('CONFIRM_NEW_EMAIL', {
  texts: { en, de, es },
})
