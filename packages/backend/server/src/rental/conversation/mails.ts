import { aboutFlat } from '../../catalogue/flat/index.ts'
import { defineMail, maybe, times, written } from '../../infrastructure/mail/index.ts'
import { aboutBooking } from '../booking/index.ts'

/** The times of viewings, the only thing of a message that stands in a mail. */
const VIEWINGS = { proposed: maybe(times), agreed: maybe(times), declined: maybe(times) }

/** Messages about a booking wait. They are read on the site: the mail names viewings only. */
export const messageReceived = defineMail('MESSAGE_RECEIVED', { about: aboutBooking, values: VIEWINGS })

/** Messages about a flat wait, before there is a request. */
export const questionMessageReceived = defineMail('QUESTION_MESSAGE_RECEIVED', {
  about: aboutFlat,
  values: { other: written, ...VIEWINGS },
})
