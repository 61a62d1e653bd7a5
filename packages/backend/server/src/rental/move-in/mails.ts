import { defineMail } from '../../infrastructure/mail/index.ts'
import { aboutBooking } from '../booking/index.ts'

/** To the other party: a confirmation of moving in is there. */
export const moveInConfirmed = defineMail('MOVE_IN_CONFIRMED', { about: aboutBooking })
