import { attachment, defineMail, oneOf } from '../../../../infrastructure/mail/index.ts'
import { aboutBooking } from '../../../booking/index.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'

/** To both: the protocol is final, with its PDF. */
export const handoverFinal = defineMail('HANDOVER_FINAL', {
  about: aboutBooking,
  values: { kind: oneOf('IN', 'OUT'), file: attachment },
  texts: { en, de, es },
})
