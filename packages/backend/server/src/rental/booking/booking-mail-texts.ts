import { mailsOf } from '../../infrastructure/mail/index.ts'
import { CONTRACT_TEXTS } from './texts/contract-texts.ts'
import { ENDING_TEXTS } from './texts/ending-texts.ts'
import { HAND_SIGNED_TEXTS } from './texts/hand-signed-texts.ts'
import { REQUEST_TEXTS } from './texts/request-texts.ts'

/** The mails about what happens to a booking. */
export const bookingMails = mailsOf({
  ...REQUEST_TEXTS,
  ...CONTRACT_TEXTS,
  ...HAND_SIGNED_TEXTS,
  ...ENDING_TEXTS,
})

export type BookingMail = keyof typeof bookingMails.texts
