import { mailsOf } from '../../infrastructure/mail/index.ts'
import { PAYMENT_TEXTS } from './texts/payment-texts.ts'

/** The mails about payments. */
export const paymentMails = mailsOf(PAYMENT_TEXTS)
