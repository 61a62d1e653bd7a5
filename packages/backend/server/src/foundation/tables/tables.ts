import type {
  AuditEntryTable,
  CanaryCountTable,
  CanaryReporterTable,
  CanaryVerdictTable,
  DailyReportTable,
  RemoteFailureTable,
  SearchLogTable,
  WebVitalTable,
  AdminWordsTable,
} from './admin-tables.ts'
import type { FlatStatus } from '@domizil/domain'
import type { EnergyCertificate, Rooms } from '@domizil/api/schemas'
import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely'
import type {
  BankAccountTable,
  BookingAttachmentTable,
  BookingEventTable,
  BookingFileTable,
  BookingMessageTable,
  BookingPaymentTable,
  BookingReaderTable,
  BookingTable,
  ContinuedQuestionTable,
  DepositDeductionTable,
  DepositReminderTable,
  DepositStatementTable,
  EncryptionKeyTable,
  HandoverTable,
  LastDayProposalTable,
  QuestionTable,
  ReviewTable,
  SavedReplyTable,
} from './booking-tables.ts'
import type { ContentComplaintTable, ContentReportTable, RestrictionTable } from './content-report-tables.ts'
import type {
  FlatImageTable,
  FlatSearchTable,
  FlatWordsTable,
  ImportedCalendarTable,
  KeptListingTable,
  PlaceNameTable,
  WaitingImageTable,
} from './flat-tables.ts'
import type { FlatFieldColumns } from './field-columns.ts'
import type {
  AppUserTable,
  FavouriteTable,
  HelpEntryTable,
  HelpRequestTable,
  MailTable,
  SavedSearchTable,
} from './user-tables.ts'
import type {
  CreditNoteTable,
  InvoiceFileTable,
  InvoiceSequenceTable,
  InvoiceTable,
} from './invoice-tables.ts'
import type { Moment } from './columns.ts'

export interface JobTable {
  id: GeneratedAlways<number>
  kind: string
  payload: ColumnType<Record<string, unknown>, string | undefined, string>
  run_at: Moment
  attempts: Generated<number>
  locked_until: Date | null
  last_error: string | null
  done_at: Date | null
  created_at: Moment
  every_seconds: number | null
  failed_at: Date | null
  traceparent: string | null
}

export interface FailedItemTable {
  kind: string
  item: string
  attempts: number
  reason: string
  failed_at: Date
  retry_at: Date
  first_failed_at: Date
}

export type { BookingAttachmentTable, BookingEventTable, BookingTable }

export interface FlatTable extends FlatFieldColumns {
  id: GeneratedAlways<number>
  version: Generated<number>
  owner_id: string
  status: Generated<FlatStatus>
  rejection_reason: string | null
  street: string
  house_number: string
  postcode: string
  city: string
  district: string | null
  country_code: string
  language_tag: string
  latitude: number
  longitude: number
  shift_metres: Generated<number>
  shift_bearing: Generated<number>
  public_latitude: GeneratedAlways<number>
  public_longitude: GeneratedAlways<number>
  rooms: ColumnType<Rooms, string | undefined, string>
  default_rooms: ColumnType<Rooms, string | undefined, string>
  amenities: Generated<string[]>
  energy_certificate: JSONColumnType<EnergyCertificate> | null
  quality: Generated<number>
  /** The last day on which the score holds if nothing of the flat changes. */
  quality_until: string | null
  calendar_confirmed_at: Date | null
  feed_secret: Generated<string>
  image_secret: Generated<string>
  created_at: Moment
  updated_at: Moment
  /** Whether the last version came from its owner, or from an administrator. */
  changed_by_owner: Generated<boolean>
  published_at: Date | null
  archived_at: Date | null
  submitted_at: Date | null
  /** Written by a trigger when the flat stops being ACTIVE. */
  unlisted_at: Date | null
}

export interface BlockedPeriodTable {
  id: GeneratedAlways<number>
  flat_id: number
  blocked_from: string
  blocked_to: string
  period: GeneratedAlways<string>
  source: Generated<'OWNER' | 'BOOKING' | 'CALENDAR'>
  booking_id: number | null
  /** The proposal of another last day that adds them, until it is in force. */
  proposal: number | null
  note: string | null
  /** The calendar that days are imported from. */
  calendar_id: number | null
  created_at: Moment
}

export interface IdempotencyKeyTable {
  user_id: string
  key: string
  call: string
  request_hash: string
  status_code: number | null
  response: JSONColumnType<object> | null
  created_at: Moment
}

/** A transaction that has changed bookings, messages or questions of a user. Triggers write it. */
export interface UserChangeTable {
  user_id: string
  transaction_id: number
  created_at: Moment
}

/** The tables of the marketplace, written by hand; a test compares them with the migrated database. */
export interface Tables {
  app_user: AppUserTable
  bank_account: BankAccountTable
  encryption_key: EncryptionKeyTable
  flat: FlatTable
  flat_image: FlatImageTable
  waiting_image: WaitingImageTable
  booking: BookingTable
  booking_event: BookingEventTable
  booking_attachment: BookingAttachmentTable
  booking_payment: BookingPaymentTable
  booking_file: BookingFileTable
  deposit_statement: DepositStatementTable
  deposit_deduction: DepositDeductionTable
  deposit_reminder: DepositReminderTable
  last_day_proposal: LastDayProposalTable
  handover: HandoverTable
  booking_message: BookingMessageTable
  booking_reader: BookingReaderTable
  question: QuestionTable
  continued_question: ContinuedQuestionTable
  saved_reply: SavedReplyTable
  blocked_period: BlockedPeriodTable
  imported_calendar: ImportedCalendarTable
  help_entry: HelpEntryTable
  help_request: HelpRequestTable
  content_report: ContentReportTable
  content_complaint: ContentComplaintTable
  restriction: RestrictionTable
  kept_listing: KeptListingTable
  saved_search: SavedSearchTable
  favourite: FavouriteTable
  flat_search: FlatSearchTable
  flat_words: FlatWordsTable
  place_name: PlaceNameTable
  idempotency_key: IdempotencyKeyTable
  user_change: UserChangeTable
  job: JobTable
  failed_item: FailedItemTable
  mail: MailTable
  invoice_sequence: InvoiceSequenceTable
  invoice: InvoiceTable
  invoice_file: InvoiceFileTable
  credit_note_sequence: InvoiceSequenceTable
  credit_note: CreditNoteTable
  review: ReviewTable
  admin_words: AdminWordsTable
  audit_entry: AuditEntryTable
  search_log: SearchLogTable
  daily_report: DailyReportTable
  remote_failure: RemoteFailureTable
  canary_count: CanaryCountTable
  canary_reporter: CanaryReporterTable
  canary_verdict: CanaryVerdictTable
  web_vital: WebVitalTable
}
