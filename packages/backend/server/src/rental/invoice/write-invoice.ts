import { formatDay, formatIban, startOfDay } from '@domizil/domain'
import { fillIn, formatCents } from '../../foundation/kernel/index.ts'
import { openPdfWriter, type PdfWriter } from '../../infrastructure/documents/index.ts'
import { writeEinvoiceXml } from './einvoice-xml.ts'
import { factsOfInvoice, itemOf } from './facts-of-invoice.ts'
import type { InvoiceFacts } from './invoice-facts.ts'
import type { InvoiceRow } from './invoice-repository.ts'
import { INVOICE_WORDS } from './invoice-words.ts'

/**
 * Writes an invoice as PDF, with its data inside where all of them are known (PDF/A-3, EN 16931). It holds nothing but
 * what was frozen: the same invoice is the same file.
 */
export async function writeInvoice(invoice: InvoiceRow): Promise<Buffer> {
  const words = INVOICE_WORDS[invoice.locale]
  const facts = factsOfInvoice(invoice)
  const money = (cents: number) => formatCents(cents, invoice.locale)
  const issuedAt = startOfDay(invoice.issued_on)
  const pdf = await openPdfWriter({
    title: `${words.title} ${invoice.number}`,
    author: invoice.issuer_name,
    language: words.language,
    createdAt: issuedAt,
    foot: `${invoice.issuer_name} · ${words.title} ${invoice.number}`,
    ...(facts && { einvoice: { xml: writeEinvoiceXml(facts), issuedAt } }),
  })

  pdf.title(words.title)
  pdf.table(headOf(invoice, facts), ['35%', '*'])
  pdf.table(
    [
      [itemOf(invoice), ''],
      [words.net, money(invoice.net_cents)],
      [
        fillIn(words.vat, { percent: invoice.vat_percent.toLocaleString(invoice.locale) }),
        money(invoice.vat_cents),
      ],
      [words.gross, money(invoice.gross_cents)],
    ],
    ['75%', '*'],
  )
  if (facts?.vat.reason) pdf.paragraph(facts.vat.reason)
  pdf.paragraph(words.please)
  if (facts) writePayment(pdf, facts)
  return pdf.finish()
}

/** The account, and the code that a banking app reads the transfer from. */
function writePayment(pdf: PdfWriter, { issuer, number, grossCents, locale }: InvoiceFacts): void {
  const words = INVOICE_WORDS[locale]
  const amount = formatCents(grossCents, locale)

  pdf.table(
    [
      [words.holder, issuer.name],
      ['IBAN', formatIban(issuer.iban)],
      ...(issuer.bic ? [['BIC', issuer.bic]] : []),
      [words.gross, amount],
      [words.reference, number],
    ],
    ['35%', '*'],
  )
  const transfer = { holder: issuer.name, iban: issuer.iban, amountCents: grossCents, text: number }
  pdf.girocode(transfer, `${words.scan} ${issuer.name}, ${formatIban(issuer.iban)}, ${amount}, ${number}`)
  pdf.paragraph(words.scan)
}

function headOf(invoice: InvoiceRow, facts: InvoiceFacts | null): string[][] {
  const words = INVOICE_WORDS[invoice.locale]
  const party = (name: string, address: string, vatId: string | null) =>
    [name, address, vatId && `${words.vatId} ${vatId}`].filter(Boolean).join('\n')

  return [
    [words.number, invoice.number],
    [words.issued, formatDay(invoice.issued_on)],
    [words.due, formatDay(invoice.due_on)],
    [words.from, party(invoice.issuer_name, invoice.issuer_address, invoice.issuer_vat_id)],
    ...(facts ? companyOf(facts) : []),
    [words.to, party(invoice.recipient_name, invoice.recipient_address, invoice.recipient_vat_id)],
  ]
}

/** What § 35a GmbHG wants a company's letters to name. */
function companyOf({ issuer, locale }: InvoiceFacts): string[][] {
  const words = INVOICE_WORDS[locale]

  return [
    [words.register, `${issuer.registerCourt}, ${issuer.registerNumber}`],
    [words.representative, issuer.representative],
    ...(issuer.taxNumber ? [[words.taxNumber, issuer.taxNumber]] : []),
    [words.contact, `${issuer.phone}\n${issuer.email}`],
  ]
}
