import type { InvoiceStatus, Locale } from '@domizil/domain'
import type { GeneratedAlways } from 'kysely'
import type { Moment } from './moment-column.ts'
import type { StoredByDefault } from './stored.ts'

export interface InvoiceSequenceTable {
  year: number
  last: number
}

export interface InvoiceTable {
  id: GeneratedAlways<number>
  number: string
  booking_id: number
  recipient_id: string
  recipient_name: string
  recipient_address: string
  recipient_vat_id: string | null
  issuer_name: string
  issuer_address: string
  issuer_vat_id: string
  flat_address: string
  locale: Locale
  status: StoredByDefault<InvoiceStatus>
  issued_on: string
  due_on: string
  paid_on: string | null
  credited_on: string | null
  total_rent: number
  service_percent: number
  vat_percent: number
  net_cents: number
  vat_cents: number
  gross_cents: number
  issuer_street: string | null
  issuer_postcode: string | null
  issuer_city: string | null
  issuer_country_code: string | null
  issuer_email: string | null
  issuer_phone: string | null
  issuer_tax_number: string | null
  issuer_representative: string | null
  issuer_register_court: string | null
  issuer_register_number: string | null
  issuer_iban: string | null
  issuer_bic: string | null
  recipient_street: string | null
  recipient_postcode: string | null
  recipient_city: string | null
  recipient_country_code: string | null
  recipient_email: string | null
  vat_category: 'S' | 'E' | 'AE' | 'O' | null
  vat_reason: string | null
  created_at: Moment
}

export interface InvoiceFileTable {
  invoice_id: number
  sha256: string
  content: Buffer
}

/** A credit note takes all of an invoice back. */
export interface CreditNoteTable {
  id: GeneratedAlways<number>
  number: string
  invoice_id: number
  issued_on: string
  reason: string
  sha256: string
  content: Buffer
  created_at: Moment
}
