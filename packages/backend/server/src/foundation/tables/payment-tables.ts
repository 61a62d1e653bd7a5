import type { PaymentKind } from '@domizil/domain'
import type { Generated } from 'kysely'

export interface BankAccountTable {
  user_id: string
  encrypted: string
  changed_at: Date
}

export interface EncryptionKeyTable {
  only_row: Generated<boolean>
  fingerprint: string
}

export interface BookingPaymentTable {
  booking_id: number
  number: number
  kind: PaymentKind
  due_on: string
  amount_cents: number
  period_from: string | null
  period_to: string | null
  paid_at: Date | null
  received_at: Date | null
  reminded_at: Date | null
}
