import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely'
import type { Moment } from './moment-column.ts'

/** A proposed viewing, or the answer to one. */
export type StoredViewing =
  | { times: string[] }
  /** The accepted time; null if none suits. */
  | { messageId: number; time: string | null }

/** A message in the thread of a booking, or of a question. */
export interface BookingMessageTable {
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

export interface BookingReaderTable {
  booking_id: number | null
  question_id: number | null
  party: 'TENANT' | 'LANDLORD'
  read_id: Generated<number>
  waiting_since: Date | null
  told_at: Date | null
}

/** A text that a user has saved, to write it again. */
export interface SavedReplyTable {
  id: GeneratedAlways<number>
  user_id: string
  text: string
  created_at: Date
}

/** A tenant's question about a flat that is not requested yet. */
export interface QuestionTable {
  id: GeneratedAlways<number>
  flat_id: number
  tenant_id: string
  created_at: Moment
}

/** A question whose thread goes on as that of a booking. */
export interface ContinuedQuestionTable {
  question_id: number
  booking_id: number
}
