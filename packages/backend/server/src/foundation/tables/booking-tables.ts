import type {
  AttachmentKind,
  BookingEventType,
  BookingStatus,
  CancelReason,
  ContractType,
  Occupation,
  ReasonOfStay,
  TenancyBasis,
} from '@domizil/domain'
import type { Generated, GeneratedAlways } from 'kysely'
import type { Moment } from './moment-column.ts'
import { column } from './columns.ts'
import type { Stored, StoredByDefault } from './stored.ts'

/** The columns of a booking. */
export const BOOKING = {
  id: column<GeneratedAlways<number>>(),
  version: column<Generated<number>>(),
  flat_id: column<number>(),
  tenant_id: column<string>(),
  status: column<StoredByDefault<BookingStatus>>(),
  cancel_reason: column<Stored<CancelReason> | null>(),
  start_date: column<string>(),
  end_date: column<string>(),
  period: column<GeneratedAlways<string>>(),
  months: column<number>(),
  days: column<number>(),
  price_per_month: column<number>(),
  deposit: column<number>(),
  total_rent: column<number>(),
  number_of_persons: column<number>(),
  reason_of_stay: column<ReasonOfStay>(),
  occupation: column<Occupation>(),
  message: column<string>(),
  message_hidden_at: column<Date | null>(),
  has_pets: column<boolean>(),
  smoker: column<boolean>(),
  company_name: column<string | null>(),
  contract_type: column<ContractType | null>(),
  tenancy_basis: column<TenancyBasis | null>(),
  tenancy_reason: column<string | null>(),
  contract_offered_at: column<Date | null>(),
  contract_hash: column<string | null>(),
  landlord_signed_at: column<Date | null>(),
  landlord_signed_name: column<string | null>(),
  tenant_signed_at: column<Date | null>(),
  tenant_signed_name: column<string | null>(),
  signed_date: column<Date | null>(),
  expires_at: column<Date | null>(),
  reminded_at: column<Date | null>(),
  created_at: column<Moment>(),
  updated_at: column<Moment>(),
}
export type BookingTable = typeof BOOKING

export interface BookingEventTable {
  id: GeneratedAlways<number>
  booking_id: number
  at: Moment
  actor: 'TENANT' | 'LANDLORD' | 'ADMIN' | 'SYSTEM'
  actor_id: string | null
  type: BookingEventType
  note: string | null
}

export interface BookingAttachmentTable {
  id: GeneratedAlways<number>
  booking_id: number
  name: string
  storage_key: string
  content_type: string
  bytes: number
  sha256: string
  uploaded_by: string | null
  created_at: Moment
  replaced_at: Date | null
  kind: Generated<AttachmentKind>
}
