import { day, defineMail } from '../../../../infrastructure/mail/index.ts'
import { aboutBooking } from '../../../booking/index.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'

/** To the tenant: the time to object ends soon. */
export const depositAnswerReminder = defineMail('DEPOSIT_ANSWER_REMINDER', {
  about: aboutBooking,
  values: { answer: day },
  texts: { en, de, es },
})
