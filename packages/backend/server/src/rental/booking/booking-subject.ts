import { defineSubject, maybe, text, written } from '../../infrastructure/mail/index.ts'

/** What mails about a booking say of it. */
export const aboutBooking = defineSubject('BOOKING', {
  flat: written,
  /** The other party, as the recipient may know it. */
  other: written,
  from: text,
  to: text,
  rent: text,
  price: text,
  deposit: text,
  persons: text,
  stayReason: text,
  pets: text,
  smoking: text,
  message: maybe(written),
})
