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
  total_rent: number
  service_percent: number
  vat_percent: number
  net_cents: number
  vat_cents: number
  gross_cents: number
  created_at: Moment
}
