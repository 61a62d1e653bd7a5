import { formatDay, startOfDay } from '@domizil/domain'
import { fillIn, formatCents } from '../../foundation/kernel/index.ts'
import { contractNumber } from '../booking/index.ts'
import { openPdfWriter } from '../../infrastructure/documents/index.ts'
import type { InvoiceRow } from './invoice-repository.ts'
import { INVOICE_WORDS } from './invoice-words.ts'

/** Writes an invoice as PDF. It holds nothing but what was frozen: the same invoice is the same file for ever. */
export async function writeInvoice(invoice: InvoiceRow): Promise<Buffer> {
  const words = INVOICE_WORDS[invoice.locale]
  const money = (cents: number) => formatCents(cents, invoice.locale)
  const percent = (value: number) => value.toLocaleString(invoice.locale)
  const pdf = await openPdfWriter({
    title: `${words.title} ${invoice.number}`,
    author: invoice.issuer_name,
    language: words.language,
    createdAt: startOfDay(invoice.issued_on),
    foot: `${invoice.issuer_name} · ${words.title} ${invoice.number}`,
  })

  pdf.title(words.title)
  pdf.table(headOf(invoice), ['35%', '*'])
  const item = fillIn(words.item, {
    percent: percent(invoice.service_percent),
    rent: money(invoice.total_rent * 100),
    booking: contractNumber(invoice.booking_id),
    flat: invoice.flat_address,
  })
  pdf.table(
    [
      [item, ''],
      [words.net, money(invoice.net_cents)],
      [fillIn(words.vat, { percent: percent(invoice.vat_percent) }), money(invoice.vat_cents)],
      [words.gross, money(invoice.gross_cents)],
    ],
    ['75%', '*'],
  )
  pdf.paragraph(words.please)
  return pdf.finish()
}

function headOf(invoice: InvoiceRow): string[][] {
  const words = INVOICE_WORDS[invoice.locale]
  const party = (name: string, address: string, vatId: string | null) =>
    [name, address, vatId && `${words.vatId} ${vatId}`].filter(Boolean).join('\n')

  return [
    [words.number, invoice.number],
    [words.issued, formatDay(invoice.issued_on)],
    [words.due, formatDay(invoice.due_on)],
    [words.from, party(invoice.issuer_name, invoice.issuer_address, invoice.issuer_vat_id)],
    [words.to, party(invoice.recipient_name, invoice.recipient_address, invoice.recipient_vat_id)],
  ]
}
