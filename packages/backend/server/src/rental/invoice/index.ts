export { findCreditNote } from './credit-note-repository.ts'
export { findInvoiceFile } from './invoice-repository.ts'
export { chargeLandlord } from './issue-invoice.ts'
