import { defineRoom } from '../../foundation/kernel/index.ts'
import { refuse } from './booking-refusals.ts'

/** What a booking is: its row, its state and its mails. */
export const bookingRoom = defineRoom({
  refusals: refuse.table,
})
