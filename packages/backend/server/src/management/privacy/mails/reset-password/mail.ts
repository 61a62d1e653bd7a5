import { defineMail } from '../../../../infrastructure/mail/index.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'

/** A new password was requested. */
export const resetPassword = defineMail('RESET_PASSWORD', {
  texts: { en, de, es },
})
