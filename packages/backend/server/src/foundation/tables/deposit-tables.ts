import type { DepositAnswer } from '@domizil/domain'
import type { Generated, GeneratedAlways } from 'kysely'
import type { Moment } from './moment-column.ts'

export interface BookingFileTable {
  id: GeneratedAlways<number>
  booking_id: number
  kind: 'PICTURE' | 'PDF'
  name: string
  storage_key: string
  bytes: number
  uploaded_by: string
  created_at: Moment
  used_at: Date | null
}

export interface DepositStatementTable {
  booking_id: number
  number: number
  stated_at: Date
  stated_on: string
  received_cents: number
  returned_cents: number
  answer: DepositAnswer | null
  answered_at: Date | null
  objection: string | null
  paid_at: Date | null
  received_at: Date | null
}

export interface DepositDeductionTable {
  booking_id: number
  statement: number
  number: number
  amount_cents: number
  reason: string
  file_ids: Generated<number[]>
}

export interface DepositReminderTable {
  booking_id: number
  statement: number
  kind: 'TO_STATE' | 'OVERDUE' | 'TO_ANSWER' | 'UNPAID'
  at: Date
}
