import { INVOICE_STATUSES } from '@domizil/domain'
import type { ListContract } from './list-contract.ts'

/** The list of invoices to landlords. */
export const INVOICES = {
  columns: {
    id: { kind: 'id', sorted: true, part: true },
    number: { kind: 'text', sorted: true },
    booking: { kind: 'id', sorted: true },
    recipient: { kind: 'name', sorted: true },
    recipientId: { kind: 'text', part: true },
    issued: { kind: 'day', sorted: true },
    due: { kind: 'day', sorted: true },
    paid: { kind: 'day', optional: true, sorted: true },
    /** The number of the credit note that takes it back. */
    creditNote: { kind: 'text', optional: true, part: true },
    net: { kind: 'amount', sorted: true },
    vat: { kind: 'amount', sorted: true },
    gross: { kind: 'amount', sorted: true },
    status: {
      kind: 'code',
      codes: INVOICE_STATUSES,
      vocabulary: 'invoiceStatus',
      sorted: true,
      filtered: true,
    },
  },
  people: ['recipientId'],
  day: 'issued',
  dir: 'desc',
} as const satisfies ListContract
