import { day, defineMail } from '../../../../infrastructure/mail/index.ts'
import { aboutBooking } from '../../../booking/index.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'

/** To the other side: the proposal is withdrawn. */
export const endDateWithdrawn = defineMail('END_DATE_WITHDRAWN', {
  about: aboutBooking,
  values: { before: day, endDate: day },
  texts: { en, de, es },
})
