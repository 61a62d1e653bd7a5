import { INVOICE_FILTERS } from '@domizil/domain'
import { Type } from 'typebox'
import type { CallSchema } from '../call.ts'
import { Invoice } from './invoice.ts'
import { AdminReason, Count, Day, Id, IdParams, PdfFile } from './parts.ts'

/** The filter defaults to ALL. */
export const listInvoices = {
  query: Type.Optional(Type.Object({ filter: Type.Optional(Type.Enum([...INVOICE_FILTERS])) })),
  response: Type.Array(Invoice),
} satisfies CallSchema
/** Narrowed to the bookings of one flat, or not. */
export const countOpenInvoices = {
  query: Type.Optional(Type.Object({ flatId: Type.Optional(Id) })),
  response: Count,
} satisfies CallSchema
/** The id is the invoice's. */
export const downloadCreditNote = { params: IdParams, response: PdfFile } satisfies CallSchema
export const downloadInvoice = { params: IdParams, response: PdfFile } satisfies CallSchema
/** The day of payment defaults to today. */
export const closeInvoice = {
  params: IdParams,
  body: Type.Optional(
    Type.Object({
      paidOn: Type.Optional(Day),
      /** The evidence of the payment, for the audit log. */
      reason: Type.Optional(AdminReason),
    }),
  ),
  response: Invoice,
} satisfies CallSchema
/** Takes an invoice back by a credit note; with `reissue` the booking is charged again, with what is known today. */
export const creditInvoice = {
  params: IdParams,
  body: Type.Object({
    /** It stands on the credit note. */
    reason: AdminReason,
    reissue: Type.Optional(Type.Boolean()),
  }),
  response: Invoice,
} satisfies CallSchema
