import { day, defineMail } from '../../../../infrastructure/mail/index.ts'
import { aboutBooking } from '../../../booking/index.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'

/** To the landlord: the deposit waits for a statement. */
export const depositStatementReminder = defineMail('DEPOSIT_STATEMENT_REMINDER', {
  about: aboutBooking,
  values: { due: day },
  texts: { en, de, es },
})
