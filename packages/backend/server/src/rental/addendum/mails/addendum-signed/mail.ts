import { day, deadline, defineMail, maybe } from '../../../../infrastructure/mail/index.ts'
import { aboutBooking } from '../../../booking/index.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'

/** To the other side: the first signature is below the addendum. */
export const addendumSigned = defineMail('ADDENDUM_SIGNED', {
  about: aboutBooking,
  values: { endDate: day, deadline: maybe(deadline) },
  texts: { en, de, es },
})
