import { defineMail } from '../../../../infrastructure/mail/index.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'

/** A new account confirms its address. */
export const confirmEmail = defineMail('CONFIRM_EMAIL', {
  texts: { en, de, es },
})
