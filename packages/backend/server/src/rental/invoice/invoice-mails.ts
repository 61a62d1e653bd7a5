import { chooseBookingsPath } from '@domizil/links'
import { mailsOf } from '../../infrastructure/mail/index.ts'
import { INVOICE_TEXTS } from './texts/invoice-texts.ts'

/** The mails about invoices. */
export const invoiceMails = mailsOf(INVOICE_TEXTS)

/** Where a landlord finds invoices and credit notes. */
export const INVOICES_PATH = chooseBookingsPath({ tab: 'invoices' })
