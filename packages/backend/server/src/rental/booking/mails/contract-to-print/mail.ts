import { day, defineMail, maybe } from '../../../../infrastructure/mail/index.ts'
import { aboutBooking } from '../../booking-subject.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'

/** A contract in written form, which is printed and signed by hand. */
export const contractToPrint = defineMail('CONTRACT_TO_PRINT', {
  about: aboutBooking,
  values: { replaced: maybe(day) },
  texts: { en, de, es },
})
