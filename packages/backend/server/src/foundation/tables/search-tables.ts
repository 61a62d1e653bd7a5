import type { Generated } from 'kysely'
import type { SearchedColumns } from './field-columns.ts'

/** Written by triggers only. */
export interface FlatSearchTable extends SearchedColumns {
  flat_id: number
  latitude: number
  longitude: number
  bedrooms: number
  bathrooms: number
  min_months: number
  max_months: number | null
  energy_rank: number | null
  quality: number
  published_at: Date
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
