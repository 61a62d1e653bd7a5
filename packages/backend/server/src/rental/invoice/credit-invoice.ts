import { creditNoteNumber, yearOf } from '@domizil/domain'
import { dayOf } from '../../foundation/kernel/index.ts'
import type { Queries } from '../../foundation/tables/index.ts'
import { insertCreditNote } from './credit-note-repository.ts'
import { CREDIT_NOTE_FILE } from './invoice-attachments.ts'
import { INVOICES_PATH, sha256Of } from './issue-invoice.ts'
import { creditNoteIssued } from './mails.ts'
import { orderMails } from '../../infrastructure/mail/index.ts'
import { type InvoiceRow, nextSequence } from './invoice-repository.ts'
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
  const file = { name: `${number}.pdf`, from: CREDIT_NOTE_FILE, id: invoice.id, bytes: content.length }
  const order = creditNoteIssued.order({
    to: invoice.recipient_id,
    about: invoice.booking_id,
    path: INVOICES_PATH,
    values: { number, invoice: invoice.number, gross: invoice.gross_cents, reason, file },
  })
  await orderMails(trx, [order], now)
  return number
}
