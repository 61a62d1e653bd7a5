import { ADMIN_REASON_LIMITS } from '@domizil/domain'
import { Type } from 'typebox'
import type { CallSchema } from '../call.ts'
import { Invoice } from './invoice.ts'
import { Day, IdParams, PdfFile } from './parts.ts'

export const listInvoices = { response: Type.Array(Invoice) } satisfies CallSchema
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
