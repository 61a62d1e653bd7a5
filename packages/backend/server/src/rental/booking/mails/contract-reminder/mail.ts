import { deadline, defineMail, maybe } from '../../../../infrastructure/mail/index.ts'
import { aboutBooking } from '../../booking-subject.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'

/** The contract has been open for two weeks. */
export const contractReminder = defineMail('CONTRACT_REMINDER', {
  about: aboutBooking,
  values: { deadline: maybe(deadline) },
  texts: { en, de, es },
})
