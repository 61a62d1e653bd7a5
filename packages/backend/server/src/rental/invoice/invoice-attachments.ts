import type { ReadAttachment } from '../../infrastructure/mail/index.ts'
import { findCreditNote } from './credit-note-repository.ts'
import { findInvoiceFile } from './invoice-repository.ts'

/** The names under which mails read an issued invoice by its id, and the credit note of an invoice. */
export const INVOICE_FILE = 'INVOICE'
export const CREDIT_NOTE_FILE = 'CREDIT_NOTE'

export const INVOICE_ATTACHMENTS: Record<string, ReadAttachment> = {
  [INVOICE_FILE]: findInvoiceFile,
  [CREDIT_NOTE_FILE]: async (db, invoiceId) => (await findCreditNote(db, invoiceId))?.content,
}
