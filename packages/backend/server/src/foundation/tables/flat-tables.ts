import type { CalendarEntryProblem, CalendarProblem, ImageVariant, ListedFacts } from '@domizil/api/schemas'
import type { ListingPart, ListingText, Period } from '@domizil/domain'
import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely'
import type { Moment } from './columns.ts'
import type { SearchedColumns } from './field-columns.ts'

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

export interface FlatTables {
  flat_image: {
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
  waiting_image: {
    id: Generated<number>
    flat_id: number
    key: string
    file_name: string | null
    /** Null while it is being prepared. */
    problem: 'UNREADABLE' | 'TOO_SMALL' | 'NOT_PREPARED' | null
    created_at: Moment
  }

  imported_calendar: {
    id: GeneratedAlways<number>
    flat_id: number
    name: string
    url: string
    synced_at: Date | null
    event_count: Generated<number>
    part_count: Generated<number>
    unread_count: Generated<number>
    problems: JSONColumnType<CalendarEntryProblem[], string | undefined>
    /** The days that each entry took when the calendar was last read, by its UID. */
    entry_days: JSONColumnType<{ uid: string; periods: Period[] }[], string | undefined>
    is_whole: Generated<boolean>
    last_error: CalendarProblem | null
    next_sync_at: Date
    created_at: Moment
  }

  kept_listing: {
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

  /** Written by triggers only. */
  flat_search: SearchedColumns & {
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
  flat_words: {
    flat_id: number
    label: string
    words: string
  }

  /** Written by triggers only. */
  place_name: {
    name: string
  }
}
