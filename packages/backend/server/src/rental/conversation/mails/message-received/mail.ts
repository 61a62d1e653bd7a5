import { defineMail, maybe, times } from '../../../../infrastructure/mail/index.ts'
import { aboutBooking } from '../../../booking/index.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'

/** Messages about a booking wait. They are read on the site: the mail names viewings only. */
export const messageReceived = defineMail('MESSAGE_RECEIVED', {
  about: aboutBooking,
  values: { proposed: maybe(times), agreed: maybe(times), declined: maybe(times) },
  texts: { en, de, es },
})
