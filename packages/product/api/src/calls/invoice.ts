import { call } from '../call.ts'
import type * as schema from '../schemas/invoice-calls.ts'

/** The caller's invoices as a landlord: the last 1,000 of a status. */
export const listInvoices = call<typeof schema.listInvoices>('GET', '/booking/api/invoice/list')
/** The number of the caller's invoices that are to be paid. */
export const countOpenInvoices = call<typeof schema.countOpenInvoices>(
  'GET',
  '/booking/api/invoice/openCount',
)
/** An own invoice as a PDF. */
export const downloadInvoice = call<typeof schema.downloadInvoice>('GET', '/booking/api/invoice/:id/pdf')
/** Marks an invoice as paid. */
export const closeInvoice = call<typeof schema.closeInvoice>('POST', '/admin/api/invoice/:id/close')
/** The credit note of an own invoice as a PDF. */
export const downloadCreditNote = call<typeof schema.downloadCreditNote>(
  'GET',
  '/booking/api/invoice/:id/creditNote',
)
/** Corrects a wrong invoice by a credit note, and issues a new one on request. */
export const creditInvoice = call<typeof schema.creditInvoice>('POST', '/admin/api/invoice/:id/credit')
