import type { Generated, GeneratedAlways } from 'kysely'
import type { Moment } from './moment-column.ts'

export interface BookingMessageTable {
  id: GeneratedAlways<number>
  booking_id: number
  author: 'TENANT' | 'LANDLORD'
  author_id: string
  text: string
  created_at: Moment
}

export interface BookingReaderTable {
  booking_id: number
  party: 'TENANT' | 'LANDLORD'
  read_id: Generated<number>
  waiting_since: Date | null
  told_at: Date | null
}
