import { fillIn, formatCents } from '../../foundation/kernel/index.ts'
import { contractNumber, formatDay } from '@domizil/domain'
import type { CreditFacts, InvoiceFacts } from './invoice-facts.ts'
import type { InvoiceRow } from './invoice-repository.ts'
import { INVOICE_WORDS } from './invoice-words.ts'

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
export function itemOf(row: InvoiceRow): string {
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
