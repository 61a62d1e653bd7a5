import { defineMail } from '../../../../infrastructure/mail/index.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'

/** An administrator has lifted a block. */
export const accountUnblocked = defineMail('ACCOUNT_UNBLOCKED', {
  texts: { en, de, es },
})
