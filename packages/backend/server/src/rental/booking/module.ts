import { defineRoom } from '../../foundation/kernel/index.ts'
import { refuse } from './booking-refusals.ts'
import { bookingMails } from './booking-mail-texts.ts'

/** What a booking is: its row, its state and its mails. */
export const bookingRoom = defineRoom({
  refusals: refuse.table,
  mails: bookingMails.texts,
})
