import type { InvoiceStatus, Locale } from '@domizil/domain'
import type { Generated, GeneratedAlways } from 'kysely'
import { column, type Moment, type StoredByDefault } from './columns.ts'

/** The columns of an invoice. */
export const INVOICE = {
  id: column<GeneratedAlways<number>>(),
  number: column<string>(),
  booking_id: column<number>(),
  proposal: column<Generated<number>>(),
  recipient_id: column<string>(),
  recipient_name: column<string>(),
  recipient_address: column<string>(),
  recipient_vat_id: column<string | null>(),
  issuer_name: column<string>(),
  issuer_address: column<string>(),
  issuer_vat_id: column<string>(),
  flat_address: column<string>(),
  locale: column<Locale>(),
  status: column<StoredByDefault<InvoiceStatus>>(),
  issued_on: column<string>(),
  due_on: column<string>(),
  paid_on: column<string | null>(),
  credited_on: column<string | null>(),
  total_rent: column<number>(),
  service_percent: column<number>(),
  vat_percent: column<number>(),
  net_cents: column<number>(),
  vat_cents: column<number>(),
  gross_cents: column<number>(),
  issuer_street: column<string | null>(),
  issuer_postcode: column<string | null>(),
  issuer_city: column<string | null>(),
  issuer_country_code: column<string | null>(),
  issuer_email: column<string | null>(),
  issuer_phone: column<string | null>(),
  issuer_tax_number: column<string | null>(),
  issuer_representative: column<string | null>(),
  issuer_register_court: column<string | null>(),
  issuer_register_number: column<string | null>(),
  issuer_iban: column<string | null>(),
  issuer_bic: column<string | null>(),
  recipient_street: column<string | null>(),
  recipient_postcode: column<string | null>(),
  recipient_city: column<string | null>(),
  recipient_country_code: column<string | null>(),
  recipient_email: column<string | null>(),
  vat_category: column<'S' | 'E' | 'AE' | 'O' | null>(),
  vat_reason: column<string | null>(),
  created_at: column<Moment>(),
}

export interface InvoiceTables {
  invoice_sequence: {
    year: number
    last: number
  }

  credit_note_sequence: {
    year: number
    last: number
  }

  invoice: typeof INVOICE

  invoice_file: {
    invoice_id: number
    sha256: string
    content: Buffer
  }

  /** A credit note takes all of an invoice back. */
  credit_note: {
    id: GeneratedAlways<number>
    number: string
    invoice_id: number
    issued_on: string
    reason: string
    sha256: string
    content: Buffer
    created_at: Moment
  }
}
