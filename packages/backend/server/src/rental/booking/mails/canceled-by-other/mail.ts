import { defineMail, maybe, text, written } from '../../../../infrastructure/mail/index.ts'
import { aboutBooking } from '../../booking-subject.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'

/** The other party cancels. */
export const canceledByOther = defineMail('CANCELED_BY_OTHER', {
  about: aboutBooking,
  values: { reason: maybe(written), freed: maybe(text) },
  texts: { en, de, es },
})
