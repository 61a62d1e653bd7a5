import type {
  AttachmentKind,
  BookingEventType,
  BookingStatus,
  CancelReason,
  ContractType,
  DepositAnswer,
  HandoverContent,
  HandoverKind,
  LastDayState,
  Occupation,
  PaymentKind,
  ReasonOfStay,
  ReviewKind,
  ReviewStatus,
  TenancyBasis,
} from '@domizil/domain'
import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely'
import { column, type Moment, type Stored, type StoredByDefault } from './columns.ts'

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
/** The columns of a proposal of another last day. */
export const LAST_DAY_PROPOSAL = {
  booking_id: column<number>(),
  number: column<number>(),
  state: column<StoredByDefault<LastDayState>>(),
  proposed_by: column<'TENANT' | 'LANDLORD'>(),
  old_end_date: column<string>(),
  new_end_date: column<string>(),
  message: column<string>(),
  reason: column<string | null>(),
  months: column<number>(),
  days: column<number>(),
  total_rent: column<number>(),
  old_total_rent: column<number>(),
  refund_cents: column<number | null>(),
  refund_paid_at: column<Date | null>(),
  refund_received_at: column<Date | null>(),
  expires_at: column<Date | null>(),
  addendum_id: column<number | null>(),
  sealed_id: column<number | null>(),
  document_hash: column<string | null>(),
  landlord_signed_at: column<Date | null>(),
  landlord_signed_name: column<string | null>(),
  tenant_signed_at: column<Date | null>(),
  tenant_signed_name: column<string | null>(),
  proposed_at: column<Date>(),
  accepted_at: column<Date | null>(),
  ended_at: column<Date | null>(),
  reminded_at: column<Date | null>(),
}
/** A proposed viewing, or the answer to one. */
export type StoredViewing =
  | { times: string[] }
  /** The accepted time; null if none suits. */
  | { messageId: number; time: string | null }

/** The columns of a review. */
export const REVIEW = {
  id: column<GeneratedAlways<number>>(),
  kind: column<ReviewKind>(),
  booking_id: column<number>(),
  flat_id: column<number>(),
  tenant_id: column<string>(),
  author_id: column<string | null>(),
  ratings: column<JSONColumnType<Record<string, number>>>(),
  text: column<string>(),
  status: column<StoredByDefault<ReviewStatus>>(),
  hidden_reason: column<string | null>(),
  reply: column<string | null>(),
  replied_at: column<Date | null>(),
  published_at: column<Date | null>(),
  created_at: column<Moment>(),
}

export interface BookingTables {
  bank_account: {
    user_id: string
    encrypted: string
    changed_at: Date
  }

  encryption_key: {
    only_row: Generated<boolean>
    fingerprint: string
  }

  booking: typeof BOOKING

  booking_event: {
    id: GeneratedAlways<number>
    booking_id: number
    at: Moment
    actor: 'TENANT' | 'LANDLORD' | 'ADMIN' | 'SYSTEM'
    actor_id: string | null
    type: BookingEventType
    note: string | null
  }

  booking_attachment: {
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

  booking_payment: {
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

  booking_file: {
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

  deposit_statement: {
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

  deposit_deduction: {
    booking_id: number
    statement: number
    number: number
    amount_cents: number
    reason: string
    file_ids: Generated<number[]>
  }

  deposit_reminder: {
    booking_id: number
    statement: number
    kind: 'TO_STATE' | 'OVERDUE' | 'TO_ANSWER' | 'UNPAID'
    at: Date
  }

  last_day_proposal: typeof LAST_DAY_PROPOSAL

  handover: {
    booking_id: number
    kind: HandoverKind
    revision: number
    content: JSONColumnType<HandoverContent>
    edited_by: 'TENANT' | 'LANDLORD'
    edited_at: Date
    tenant_confirmed_at: Date | null
    tenant_remarks: string | null
    landlord_confirmed_at: Date | null
    landlord_remarks: string | null
    final_at: Date | null
    sealed_at: Date | null
  }

  /** A message in the thread of a booking, or of a question. */
  booking_message: {
    id: GeneratedAlways<number>
    booking_id: number | null
    question_id: number | null
    author: 'TENANT' | 'LANDLORD'
    author_id: string
    text: string
    viewing: JSONColumnType<StoredViewing> | null
    created_at: Moment
    hidden_at: Date | null
  }

  booking_reader: {
    booking_id: number | null
    question_id: number | null
    party: 'TENANT' | 'LANDLORD'
    read_id: Generated<number>
    waiting_since: Date | null
    told_at: Date | null
  }

  /** A tenant's question about a flat that is not requested yet. */
  question: {
    id: GeneratedAlways<number>
    flat_id: number
    tenant_id: string
    created_at: Moment
  }

  /** A question whose thread goes on as that of a booking. */
  continued_question: {
    question_id: number
    booking_id: number
  }

  /** A text that a user has saved, to write it again. */
  saved_reply: {
    id: GeneratedAlways<number>
    user_id: string
    text: string
    created_at: Date
  }

  review: typeof REVIEW
}
