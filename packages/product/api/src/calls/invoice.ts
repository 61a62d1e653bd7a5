import { call } from '../call.ts'
import type * as schema from '../schemas/invoice-calls.ts'

/** A landlord's own, the last 1,000 of the status that is asked for. */
export const listInvoices = call<typeof schema.listInvoices>('GET', '/booking/api/invoice/list')
export const downloadInvoice = call<typeof schema.downloadInvoice>('GET', '/booking/api/invoice/:id/pdf')
export const closeInvoice = call<typeof schema.closeInvoice>('POST', '/admin/api/invoice/:id/close')
