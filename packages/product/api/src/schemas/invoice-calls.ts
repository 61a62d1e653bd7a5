import { ADMIN_REASON_LIMITS, INVOICE_FILTERS } from '@domizil/domain'
import { Type } from 'typebox'
import type { CallSchema } from '../call.ts'
import { Invoice } from './invoice.ts'
import { Day, IdParams, PdfFile } from './parts.ts'

/** Without a filter it is ALL. */
export const listInvoices = {
  query: Type.Optional(Type.Object({ filter: Type.Optional(Type.Enum([...INVOICE_FILTERS])) })),
  response: Type.Array(Invoice),
} satisfies CallSchema
export const downloadInvoice = { params: IdParams, response: PdfFile } satisfies CallSchema
/** Without a day it was paid today. */
export const closeInvoice = {
  params: IdParams,
  body: Type.Optional(
    Type.Object({
      paidOn: Type.Optional(Day),
      /** How it is known, for the record. */
      reason: Type.Optional(Type.String({ maxLength: ADMIN_REASON_LIMITS.max })),
    }),
  ),
  response: Invoice,
} satisfies CallSchema
