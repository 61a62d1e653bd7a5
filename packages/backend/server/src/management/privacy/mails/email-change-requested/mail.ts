import { defineMail, maybe, written } from '../../../../infrastructure/mail/index.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'

/** To the present address of an account that is to get another. */
export const emailChangeRequested = defineMail('EMAIL_CHANGE_REQUESTED', {
  values: { email: maybe(written) },
  texts: { en, de, es },
})
