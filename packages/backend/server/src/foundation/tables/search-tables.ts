import type { BookingLength, FlatType } from '@domizil/domain'
import type { Generated } from 'kysely'

/** Written by triggers only. */
export interface FlatSearchTable {
  flat_id: number
  latitude: number
  longitude: number
  price: number
  deposit: number
  size: number
  bedrooms: number
  bathrooms: number
  max_person: number
  min_months: number
  max_months: number | null
  energy_rank: number | null
  quality: number
  published_at: Date
  type: FlatType
  booking_length: BookingLength
  blocked: string
  places: Generated<string[]>
  features: Generated<string>
}

/** Written by triggers only. */
export interface PlaceNameTable {
  name: string
}

/** Written by triggers only. */
export interface FlatWordsTable {
  flat_id: number
  label: string
  words: string
}
