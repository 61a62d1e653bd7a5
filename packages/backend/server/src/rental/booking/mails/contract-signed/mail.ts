import { deadline, defineMail, maybe } from '../../../../infrastructure/mail/index.ts'
import { aboutBooking } from '../../booking-subject.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'

/** The other party has signed. */
export const contractSigned = defineMail('CONTRACT_SIGNED', {
  about: aboutBooking,
  values: { deadline: maybe(deadline) },
  texts: { en, de, es },
})
