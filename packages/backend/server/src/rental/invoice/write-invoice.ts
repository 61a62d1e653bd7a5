import { contractNumber, formatDay, formatIban, type Locale, startOfDay } from '@domizil/domain'
import { fillIn, formatCents } from '../../foundation/kernel/index.ts'
import { openPdfWriter, type PdfWriter } from '../../infrastructure/documents/index.ts'
import { writeEinvoiceXml } from './einvoice-xml.ts'
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

  pdf.letterFoot(footOf(invoice, facts))
  pdf.letterHead({
    sender: invoice.issuer_name,
    returnTo: `${invoice.issuer_name} · ${invoice.issuer_address}`,
    recipient: recipientOf(invoice, facts),
    facts: credit ? creditHeadOf(invoice, credit) : headOf(invoice),
  })
  pdf.title(`${title} ${number}`)
  if (credit) pdf.paragraph(`${words.reason}: ${credit.reason}`)
  pdf.sums(sumsOf(invoice, credit ? words.creditedAmount : words.gross))
  if (facts?.vat.reason) pdf.paragraph(facts.vat.reason)
  const please = fillIn(words.please, { due: formatDay(invoice.due_on) })
  pdf.paragraph(credit ? words.credited : please)
  pdf.gap()
  if (facts && !credit) writePayment(pdf, facts)
  return pdf.finish()
}

function sumsOf(invoice: InvoiceRow, gross: string) {
  const words = INVOICE_WORDS[invoice.locale]
  const money = (cents: number) => formatCents(cents, invoice.locale)
  const vat = fillIn(words.vat, { percent: invoice.vat_percent.toLocaleString(invoice.locale) })

  return {
    head: [words.description, words.amount],
    rows: [
      [itemOf(invoice), money(invoice.net_cents)],
      [words.net, money(invoice.net_cents)],
      [vat, money(invoice.vat_cents)],
    ],
    total: [gross, money(invoice.gross_cents)],
  } as const
}

/** The account, and the code that a banking app reads the transfer from. */
function writePayment(pdf: PdfWriter, { issuer, number, grossCents, dueOn, locale }: InvoiceFacts): void {
  const words = INVOICE_WORDS[locale]
  const amount = formatCents(grossCents, locale)

  const transfer = { holder: issuer.name, iban: issuer.iban, amountCents: grossCents, text: number }
  pdf.transfer(
    [
      [words.gross, amount],
      ...(dueOn ? [[words.due, formatDay(dueOn)]] : []),
      [words.holder, issuer.name],
      ['IBAN', formatIban(issuer.iban)],
      ...(issuer.bic ? [['BIC', issuer.bic]] : []),
      [words.reference, number],
    ],
    {
      transfer,
      alt: `${words.scan} ${issuer.name}, ${formatIban(issuer.iban)}, ${amount}, ${number}`,
      caption: words.scan,
    },
  )
}

type Head = (readonly [label: string, value: string])[]

function headOf(invoice: InvoiceRow): Head {
  const words = INVOICE_WORDS[invoice.locale]

  return [
    [words.number, invoice.number],
    [words.issued, formatDay(invoice.issued_on)],
    [words.due, formatDay(invoice.due_on)],
    ...vatIdOf(invoice),
  ]
}

function creditHeadOf(invoice: InvoiceRow, { number, issuedOn }: CreditFacts): Head {
  const words = INVOICE_WORDS[invoice.locale]

  return [
    [words.creditNumber, number],
    [words.creditIssued, formatDay(issuedOn)],
    [words.corrects, `${invoice.number}, ${formatDay(invoice.issued_on)}`],
    ...vatIdOf(invoice),
  ]
}

function vatIdOf({ locale, recipient_vat_id: vatId }: InvoiceRow): Head {
  return vatId ? [[INVOICE_WORDS[locale].yourVatId, vatId]] : []
}

/** As it stands in the window of an envelope: the country only where the post needs it. */
function recipientOf(invoice: InvoiceRow, facts: InvoiceFacts | null): string[] {
  if (!facts) return [invoice.recipient_name, ...invoice.recipient_address.split(', ')]
  const { name, street, postcode, city, country } = facts.recipient
  const abroad = country === facts.issuer.country ? [] : [countryName(country, invoice.locale)]
  return [name, street, `${postcode} ${city}`.trim(), ...abroad].filter(Boolean)
}

function countryName(country: string, locale: Locale): string {
  const name = country && new Intl.DisplayNames([locale], { type: 'region' }).of(country)
  return (name ?? '').toUpperCase()
}

/** What § 35a GmbHG wants a company's letters to name. */
function footOf(invoice: InvoiceRow, facts: InvoiceFacts | null): string[][] {
  const words = INVOICE_WORDS[invoice.locale]
  const { issuer_name: name, issuer_address: address, issuer_vat_id: vatId } = invoice
  const numbers = vatId ? [`${words.vatId} ${vatId}`] : []
  if (!facts) return [[name, ...address.split(', ')], numbers]

  const { issuer } = facts
  return [
    [name, issuer.street, `${issuer.postcode} ${issuer.city}`.trim(), issuer.phone, issuer.email],
    [
      `${words.register}: ${issuer.registerCourt}, ${issuer.registerNumber}`,
      `${words.representative}: ${issuer.representative}`,
    ],
    [...numbers, ...(issuer.taxNumber ? [`${words.taxNumber} ${issuer.taxNumber}`] : [])],
  ]
}

/** What an electronic invoice says, from its frozen row; null for invoices from before, which do not know it all. */
export function factsOfInvoice(row: InvoiceRow): InvoiceFacts | null {
  // The database holds all of these or none.
  if (row.vat_category === null) return null
  const words = INVOICE_WORDS[row.locale]

  return {
    kind: 'INVOICE',
    number: row.number,
    locale: row.locale,
    issuedOn: row.issued_on,
    suppliedOn: row.issued_on,
    dueOn: row.due_on,
    booking: contractNumber(row.booking_id),
    item: [words.service, itemOf(row)],
    terms: fillIn(words.terms, { due: formatDay(row.due_on) }),
    issuer: issuerOf(row),
    recipient: {
      name: row.recipient_name,
      street: row.recipient_street ?? '',
      postcode: row.recipient_postcode ?? '',
      city: row.recipient_city ?? '',
      country: row.recipient_country_code ?? '',
      email: row.recipient_email ?? '',
      vatId: row.recipient_vat_id,
    },
    vat: { category: row.vat_category, percent: row.vat_percent, reason: row.vat_reason },
    netCents: row.net_cents,
    vatCents: row.vat_cents,
    grossCents: row.gross_cents,
    credited: null,
  }
}

/** The same for the credit note that takes an invoice back: the amounts stay positive, its kind says what they mean. */
export function factsOfCreditNote(row: InvoiceRow, { number, issuedOn }: CreditFacts): InvoiceFacts | null {
  const facts = factsOfInvoice(row)
  return (
    facts && {
      ...facts,
      kind: 'CREDIT_NOTE',
      number,
      issuedOn,
      dueOn: null,
      terms: INVOICE_WORDS[row.locale].credited,
      credited: { number: row.number, issuedOn: row.issued_on },
    }
  )
}

/** What is charged, in one sentence. */
function itemOf(row: InvoiceRow): string {
  const words = INVOICE_WORDS[row.locale]
  return fillIn(row.proposal > 0 ? words.addedItem : words.item, {
    percent: row.service_percent.toLocaleString(row.locale),
    rent: formatCents(row.total_rent * 100, row.locale),
    booking: contractNumber(row.booking_id),
    flat: row.flat_address,
  })
}

function issuerOf(row: InvoiceRow): InvoiceFacts['issuer'] {
  return {
    name: row.issuer_name,
    street: row.issuer_street ?? '',
    postcode: row.issuer_postcode ?? '',
    city: row.issuer_city ?? '',
    country: row.issuer_country_code ?? '',
    email: row.issuer_email ?? '',
    phone: row.issuer_phone ?? '',
    vatId: row.issuer_vat_id,
    taxNumber: row.issuer_tax_number,
    representative: row.issuer_representative ?? '',
    registerCourt: row.issuer_register_court ?? '',
    registerNumber: row.issuer_register_number ?? '',
    iban: row.issuer_iban ?? '',
    bic: row.issuer_bic,
  }
}
