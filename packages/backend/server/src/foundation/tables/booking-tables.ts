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
import type { Stored, StoredByDefault } from './stored.ts'

export interface BookingTable {
  id: GeneratedAlways<number>
  version: Generated<number>
  flat_id: number
  tenant_id: string
  status: StoredByDefault<BookingStatus>
  cancel_reason: Stored<CancelReason> | null
  start_date: string
  end_date: string
  period: GeneratedAlways<string>
  months: number
  days: number
  price_per_month: number
  deposit: number
  total_rent: number
  number_of_persons: number
  reason_of_stay: ReasonOfStay
  occupation: Occupation
  message: string
  message_hidden_at: Date | null
  has_pets: boolean
  smoker: boolean
  company_name: string | null
  contract_type: ContractType | null
  tenancy_basis: TenancyBasis | null
  tenancy_reason: string | null
  contract_offered_at: Date | null
  contract_hash: string | null
  landlord_signed_at: Date | null
  landlord_signed_name: string | null
  tenant_signed_at: Date | null
  tenant_signed_name: string | null
  signed_date: Date | null
  expires_at: Date | null
  reminded_at: Date | null
  created_at: Moment
  updated_at: Moment
}

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
