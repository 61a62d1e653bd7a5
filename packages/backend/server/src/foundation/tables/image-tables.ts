import type { Generated, JSONColumnType } from 'kysely'
import type { StoredDerivatives } from './listing-tables.ts'
import type { Moment } from './moment-column.ts'

export interface FlatImageTable {
  /** A picture that was not ready before brings its own. */
  id: Generated<number>
  flat_id: number
  key: string
  rank: number
  main_image: Generated<boolean>
  derivatives: JSONColumnType<StoredDerivatives>
  created_at: Moment
  /** 64 bits; null until it was looked at. */
  look: string | null
  /** Of the file that the landlord has chosen; null where none was sent. */
  file_name: string | null
}

/** A picture whose sizes are not made yet; its id becomes that of the flat_image. */
export interface WaitingImageTable {
  id: Generated<number>
  flat_id: number
  key: string
  file_name: string | null
  /** Null while it is being prepared. */
  problem: 'UNREADABLE' | 'TOO_SMALL' | 'NOT_PREPARED' | null
  created_at: Moment
}
