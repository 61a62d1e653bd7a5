import { day, defineMail, maybe, written } from '../../../../infrastructure/mail/index.ts'
import { aboutBooking } from '../../../booking/index.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'

/** To the side that proposed: it is declined. */
export const endDateDeclined = defineMail('END_DATE_DECLINED', {
  about: aboutBooking,
  values: { before: day, endDate: day, reason: maybe(written) },
  texts: { en, de, es },
})
