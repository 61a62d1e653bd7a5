import { defineMail } from '../../../../infrastructure/mail/index.ts'
import { aboutBooking } from '../../../booking/index.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'

/** To the other party: a confirmation of moving in is there. */
export const moveInConfirmed = defineMail('MOVE_IN_CONFIRMED', {
  about: aboutBooking,
  texts: { en, de, es },
})
