import type {
  ContractType,
  BookingStatus,
  FlatStatus,
  FlatType,
  InvoiceStatus,
  ReviewKind,
  ReviewStatus,
} from '@domizil/domain'
import type { GeneratedAlways } from 'kysely'

// What the lists of the back office sort, filter and search. Written by triggers alone.

export interface AdminPersonTable {
  id: string
  flats: number
  requests: number
  bookings: number
  name: string
  email: string
  city: string | null
  words: GeneratedAlways<string>
}

export interface AdminFlatTable {
  id: number
  title: string
  owner: string
  city: string
  type: FlatType | null
  size: number | null
  price: number | null
  deposit: number | null
  status: FlatStatus
  score: number
  requests: number
  created_at: Date
  published_at: Date | null
  words: GeneratedAlways<string>
  local_title: string | null
  local_language: string | null
}

export interface AdminBookingTable {
  id: number
  flat: string
  landlord: string
  tenant: string
  start_date: string
  end_date: string
  total: number
  contract_type: ContractType | null
  status: BookingStatus
  expires_at: Date | null
  last_activity: Date
  created_at: Date
  words: GeneratedAlways<string>
  local_title: string | null
  local_language: string | null
}

export interface AdminInvoiceTable {
  id: number
  number: string
  booking: number
  recipient: string
  issued: string
  due: string
  paid: string | null
  net: number
  vat: number
  gross: number
  status: InvoiceStatus
  words: GeneratedAlways<string>
}

/** The folded words of a help request, a report or an action of an administrator. */
export interface AdminWordsTable {
  id: number
  words: string
}

export interface AdminAuditTable {
  id: number
  words: string
  /** The words of what the action was about, while that is there. */
  subject: string | null
}

export interface AdminReviewTable {
  id: number
  kind: ReviewKind
  flat: string
  tenant: string
  author: string
  rating: number | null
  status: ReviewStatus
  closes_at: Date
  created_at: Date
  said: string
  words: GeneratedAlways<string>
  local_title: string | null
  local_language: string | null
}
