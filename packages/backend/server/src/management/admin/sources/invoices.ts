import type { AdminLists } from '@domizil/api'
import { sql } from 'kysely'
import { invoicesAsOf } from '../../../foundation/tables/index.ts'
import type { SourceOf } from '../list-shape.ts'

export const INVOICES: SourceOf<AdminLists['invoices']> = {
  from: ({ now }) => sql`${invoicesAsOf(now)} AS invoice`,
  columns: () => ({
    id: sql`invoice.id`,
    number: sql`invoice.number`,
    booking: sql`invoice.booking_id`,
    recipient: sql`invoice.recipient_name`,
    recipientId: sql`invoice.recipient_id`,
    issued: sql`invoice.issued_on`,
    due: sql`invoice.due_on`,
    paid: sql`invoice.paid_on`,
    creditNote: sql`(SELECT number FROM credit_note WHERE credit_note.invoice_id = invoice.id)`,
    net: sql`invoice.net_cents / 100.0::float8`,
    vat: sql`invoice.vat_cents / 100.0::float8`,
    gross: sql`invoice.gross_cents / 100.0::float8`,
    status: sql`invoice.status`,
  }),
  people: { recipientId: 'invoices' },
  words: { kind: 'INVOICE' },
  numbers: ['booking'],
}
