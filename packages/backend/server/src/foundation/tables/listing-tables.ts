import type { ImageVariant, ListedFacts } from '@domizil/api/schemas'
import type { ListingPart, ListingText } from '@domizil/domain'
import type { GeneratedAlways, JSONColumnType } from 'kysely'

/** Width and height of each derivative, in pixels. */
export type StoredDerivatives = Record<
  'thumb' | 'medium' | 'large' | 'xlarge' | 'xxlarge',
  Pick<ImageVariant, 'width' | 'height'>
>

export interface StoredPicture {
  key: string
  isMain: boolean
  derivatives: StoredDerivatives
  /** Missing where none is known. */
  fileName?: string
}

/** A listing at another moment. The deposit goes with the price. */
export type StoredListing = Record<ListingText, string | null> & {
  pricePerMonth: number | null
  deposit: number | null
  pictures: StoredPicture[]
  /** Missing in a listing of the time before they were stored. */
  facts?: ListedFacts
}

export interface KeptListingTable {
  id: GeneratedAlways<number>
  flat_id: number
  report_id: number | null
  listing: JSONColumnType<StoredListing>
  /** What it was made again by the decision; null where no decision has undone it, or before that was stored. */
  restored: JSONColumnType<StoredListing> | null
  image_keys: string[]
  changed_parts: ListingPart[]
  changed_at: Date | null
}
