import { day, defineMail, oneOf } from '../../../../infrastructure/mail/index.ts'
import { aboutBooking } from '../../../booking/index.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'

/** To the other party: the protocol is confirmed, and waits for an answer. */
export const handoverConfirmed = defineMail('HANDOVER_CONFIRMED', {
  about: aboutBooking,
  values: { kind: oneOf('IN', 'OUT'), until: day },
  texts: { en, de, es },
})
