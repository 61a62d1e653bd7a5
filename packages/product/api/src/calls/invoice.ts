import { get, post } from '../call.ts'
import type * as schema from '../schemas/invoice-calls.ts'

/** The caller's invoices as a landlord: the last 1,000 of a status. */
export const listInvoices = get<typeof schema.listInvoices>('/booking/api/invoice/list')
/** The number of the caller's invoices that are to be paid. */
export const countOpenInvoices = get<typeof schema.countOpenInvoices>('/booking/api/invoice/openCount')
/** An own invoice as a PDF. */
export const downloadInvoice = get<typeof schema.downloadInvoice>('/booking/api/invoice/:id/pdf')
/** Marks an invoice as paid. */
export const closeInvoice = post<typeof schema.closeInvoice>('/admin/api/invoice/:id/close')
/** The credit note of an own invoice as a PDF. */
export const downloadCreditNote = get<typeof schema.downloadCreditNote>('/booking/api/invoice/:id/creditNote')
/** Corrects a wrong invoice by a credit note, and issues a new one on request. */
export const creditInvoice = post<typeof schema.creditInvoice>('/admin/api/invoice/:id/credit')
