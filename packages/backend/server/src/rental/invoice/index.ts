export { findCreditNote } from './credit-note-repository.ts'
export { findInvoiceFile } from './invoice-repository.ts'
export { issueInvoice } from './issue-invoice.ts'
