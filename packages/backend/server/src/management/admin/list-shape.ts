import type { Locale, SortDirection } from '@domizil/domain'
import type { Section } from './belongings.ts'
import type { Rows } from './rows-repository.ts'

/** How a list is read: its rows at a moment in the language of a reader, what words are looked for in, and which of its fields is its day. */
export interface AdminList {
  readonly rows: (now: Date, locale: Locale) => Rows
  /** What a long list is sorted, filtered and searched by instead of its rows; it has the folded `words` of each. */
  readonly keys?: (now: Date, locale: Locale) => Rows
  /** The columns that are never empty. */
  readonly filled?: readonly string[]
  /** The columns that people read as words: names, titles, cities. Codes, numbers and addresses are sorted as they are. */
  readonly texts?: readonly string[]
  /** The numbers that name a row: one that is searched for comes first. */
  readonly numbers?: readonly string[]
  /** The column of an id that is shown nowhere: it is found where it is all that is searched for, never by a part of it. */
  readonly hiddenId?: string
  /** Whether its words have phone numbers, in the one form in which accounts store them. */
  readonly hasPhones?: boolean
  /** The columns of a file, in order. */
  readonly columns: readonly string[]
  readonly words: readonly string[]
  readonly filters: readonly string[]
  /** Filters by the id of a person: the list is narrowed to what is in that section of the person. */
  readonly personFilters?: Readonly<Record<string, Section>>
  /** What `from` and `to` are about, and what the list is sorted by unless it says otherwise. */
  readonly day: string
  readonly dir: SortDirection
  /** Changes to a row before it is read it. */
  readonly shown?: (row: { message?: string | null }) => object
}
