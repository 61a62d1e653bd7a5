import { creditNoteNumber, yearOf } from '@domizil/domain'
import { dayOf } from '../../foundation/kernel/index.ts'
import type { Queries } from '../../foundation/tables/index.ts'
import { insertCreditNote } from './credit-note-repository.ts'
import { INVOICES_PATH, invoiceMails } from './invoice-mails.ts'
import { type InvoiceRow, nextSequence } from './invoice-repository.ts'
import { sha256Of } from './sha256-of.ts'
import { writeInvoice } from './write-invoice.ts'

/** Takes an invoice back by a credit note, which is stored as issued and sent to the recipient. */
export async function creditInvoice(
  trx: Queries,
  invoice: InvoiceRow,
  reason: string,
  now: Date,
): Promise<string> {
  const issuedOn = dayOf(now)
  const year = yearOf(issuedOn)
  const number = creditNoteNumber(year, await nextSequence(trx, year, 'credit_note_sequence'))
  const content = await writeInvoice(invoice, { number, issuedOn, reason })

  await insertCreditNote(trx, {
    number,
    invoice_id: invoice.id,
    issued_on: issuedOn,
    reason,
    sha256: sha256Of(content),
    content,
    created_at: now,
  })
  const values = { number, invoice: invoice.number, gross: invoice.gross_cents, reason }
  const file = { name: `${number}.pdf`, creditedInvoiceId: invoice.id, bytes: content.length }
  const about = { to: invoice.recipient_id, bookingId: invoice.booking_id, path: INVOICES_PATH }
  await invoiceMails.order(trx, [{ mail: 'CREDIT_NOTE_ISSUED', ...about, values, file }], now)
  return number
}
