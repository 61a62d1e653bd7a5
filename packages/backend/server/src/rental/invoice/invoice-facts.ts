import type { Locale } from '@domizil/domain'
import type { VatOutcome } from './vat-of.ts'

/** A party of an invoice. */
export interface InvoiceParty {
  name: string
  street: string
  postcode: string
  city: string
  /** ISO 3166-1 alpha-2. */
  country: string
  email: string
  vatId: string | null
}

/** The platform, with all that §§ 14 UStG and 35a GmbHG want to be named. */
export interface InvoiceIssuer extends InvoiceParty {
  taxNumber: string | null
  representative: string
  registerCourt: string
  registerNumber: string
  phone: string
  iban: string
  bic: string | null
}

/** Everything that an invoice says. It is stored with the invoice and never changes. Money in cents, days `YYYY-MM-DD`. */
export interface InvoiceFacts {
  kind: 'INVOICE' | 'CREDIT_NOTE'
  number: string
  locale: Locale
  issuedOn: string
  suppliedOn: string
  /** Null where nothing has to be paid. */
  dueOn: string | null
  /** The number of the booking. */
  booking: string
  /** What is charged: its name, and one sentence. */
  item: readonly [name: string, description: string]
  /** How it is paid, in one sentence. */
  terms: string
  issuer: InvoiceIssuer
  recipient: InvoiceParty
  vat: VatOutcome
  netCents: number
  vatCents: number
  grossCents: number
  /** The invoice that a credit note corrects. */
  credited: { number: string; issuedOn: string } | null
}

/** A credit note, besides what the invoice says that it takes back. */
export interface CreditFacts {
  number: string
  issuedOn: string
  reason: string
}
