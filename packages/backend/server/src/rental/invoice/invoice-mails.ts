import { mailsOf } from '../../infrastructure/mail/index.ts'
import { INVOICE_TEXTS } from './texts/invoice-texts.ts'

/** The mails about invoices. */
export const invoiceMails = mailsOf(INVOICE_TEXTS)
