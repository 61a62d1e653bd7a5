import { day, deadline, defineMail } from '../../../../infrastructure/mail/index.ts'
import { aboutBooking } from '../../../booking/index.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'

/** To the side that proposed: it is accepted, and the addendum is there to be signed. */
export const endDateAccepted = defineMail('END_DATE_ACCEPTED', {
  about: aboutBooking,
  values: { endDate: day, deadline },
  texts: { en, de, es },
})
