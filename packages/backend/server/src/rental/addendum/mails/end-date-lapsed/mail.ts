import { day, defineMail } from '../../../../infrastructure/mail/index.ts'
import { aboutBooking } from '../../../booking/index.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'

/** To both: a proposal has ended without an answer, or without both signatures. */
export const endDateLapsed = defineMail('END_DATE_LAPSED', {
  about: aboutBooking,
  values: { endDate: day },
  texts: { en, de, es },
})
