import { attachment, day, defineMail, oneOf } from '../../infrastructure/mail/index.ts'
import { aboutBooking } from '../booking/index.ts'

/** To the other party: the protocol is confirmed, and waits for an answer. */
export const handoverConfirmed = defineMail('HANDOVER_CONFIRMED', {
  about: aboutBooking,
  values: { kind: oneOf('IN', 'OUT'), until: day },
})

/** To both: the protocol is final, with its PDF. */
export const handoverFinal = defineMail('HANDOVER_FINAL', {
  about: aboutBooking,
  values: { kind: oneOf('IN', 'OUT'), file: attachment },
})
