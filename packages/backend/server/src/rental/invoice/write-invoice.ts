import { formatDay, formatIban, startOfDay } from '@domizil/domain'
import { fillIn, formatCents } from '../../foundation/kernel/index.ts'
import { openPdfWriter, type PdfWriter } from '../../infrastructure/documents/index.ts'
import { writeEinvoiceXml } from './einvoice-xml.ts'
import { factsOfCreditNote, factsOfInvoice, itemOf } from './facts-of-invoice.ts'
import type { CreditFacts, InvoiceFacts } from './invoice-facts.ts'
import type { InvoiceRow } from './invoice-repository.ts'
import { INVOICE_WORDS } from './invoice-words.ts'

/**
 * Writes an invoice as PDF, with its data inside where all of them are known (PDF/A-3, EN 16931), or the credit note that
 * takes it back. It holds nothing but what was frozen: the same invoice is the same file.
 */
export async function writeInvoice(invoice: InvoiceRow, credit?: CreditFacts): Promise<Buffer> {
  const words = INVOICE_WORDS[invoice.locale]
  const facts = credit ? factsOfCreditNote(invoice, credit) : factsOfInvoice(invoice)
  const { number, issued_on: issuedOn } = credit
    ? { number: credit.number, issued_on: credit.issuedOn }
    : invoice
  const title = credit ? words.creditNote : words.title
  const issuedAt = startOfDay(issuedOn)
  const pdf = await openPdfWriter({
    title: `${title} ${number}`,
    author: invoice.issuer_name,
    language: words.language,
    createdAt: issuedAt,
    foot: `${invoice.issuer_name} · ${title} ${number}`,
    ...(facts && { einvoice: { xml: writeEinvoiceXml(facts), issuedAt } }),
  })

  pdf.title(title)
  pdf.table(
    [...(credit ? creditHeadOf(invoice, credit) : datesOf(invoice)), ...partiesOf(invoice, facts)],
    ['35%', '*'],
  )
  pdf.table(amountsOf(invoice, credit ? words.creditedAmount : words.gross), ['75%', '*'])
  if (facts?.vat.reason) pdf.paragraph(facts.vat.reason)
  pdf.paragraph(credit ? words.credited : words.please)
  if (facts && !credit) writePayment(pdf, facts)
  return pdf.finish()
}

function amountsOf(invoice: InvoiceRow, gross: string): string[][] {
  const words = INVOICE_WORDS[invoice.locale]
  const money = (cents: number) => formatCents(cents, invoice.locale)

  return [
    [itemOf(invoice), ''],
    [words.net, money(invoice.net_cents)],
    [
      fillIn(words.vat, { percent: invoice.vat_percent.toLocaleString(invoice.locale) }),
      money(invoice.vat_cents),
    ],
    [gross, money(invoice.gross_cents)],
  ]
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

function datesOf(invoice: InvoiceRow): string[][] {
  const words = INVOICE_WORDS[invoice.locale]

  return [
    [words.number, invoice.number],
    [words.issued, formatDay(invoice.issued_on)],
    [words.due, formatDay(invoice.due_on)],
  ]
}

function creditHeadOf(invoice: InvoiceRow, { number, issuedOn, reason }: CreditFacts): string[][] {
  const words = INVOICE_WORDS[invoice.locale]

  return [
    [words.creditNumber, number],
    [words.creditIssued, formatDay(issuedOn)],
    [words.corrects, `${invoice.number}, ${formatDay(invoice.issued_on)}`],
    [words.reason, reason],
  ]
}

function partiesOf(invoice: InvoiceRow, facts: InvoiceFacts | null): string[][] {
  const words = INVOICE_WORDS[invoice.locale]
  const party = (name: string, address: string, vatId: string | null) =>
    [name, address, vatId && `${words.vatId} ${vatId}`].filter(Boolean).join('\n')

  return [
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
