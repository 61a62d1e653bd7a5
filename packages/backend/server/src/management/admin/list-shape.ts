import type { AdminLists, ColumnOf, FlagOf, ListContract, PersonFilterOf } from '@domizil/api'
import type { Locale } from '@domizil/domain'
import type { RawBuilder } from 'kysely'
import type { Section } from './belongings.ts'

export type Sql<Value = unknown> = RawBuilder<Value>
export type RowId = number | string

/** When a list is read, in whose language, and which of its rows. */
export interface Reading {
  readonly now: Date
  readonly locale: Locale
  /** Only what these columns of a table have of the rows that are read; nothing of all rows. */
  readonly only: (column: string) => Sql
}

/** Where the folded words of a list are. */
export interface ListWords {
  /** Their kind in `admin_words`. */
  readonly kind: string
  /** A column with the id of a person whose words count as well. */
  readonly person?: string
}

/** How a list of the contract is read: an expression for each of its columns, over tables that are joined once. */
export interface ListSource<L extends ListContract = AdminLists[keyof AdminLists]> {
  /** The tables, and which of their rows. Joined from the left by a key, so that a query leaves out what it does not read. */
  readonly from: (reading: Reading) => Sql
  readonly columns: (reading: Reading) => Readonly<Record<ColumnOf<L>, Sql>>
  readonly flags?: Readonly<Record<FlagOf<L>, Sql>>
  /** Each filter by a person narrows the list to what is in that section of the person. */
  readonly people?: Readonly<Record<PersonFilterOf<L>, Section>>
  readonly words: ListWords
  /** The numbers that name a row: one that is searched for comes first. */
  readonly numbers?: readonly ColumnOf<L>[]
  /** The column of an id that is shown nowhere: it is found where it is all that is searched for, never by a part of it. */
  readonly hiddenId?: ColumnOf<L>
  /** Whether its words have phone numbers, in the one form in which accounts store them. */
  readonly hasPhones?: true
  /** Changes to a row before it is read. */
  readonly shown?: (row: { message?: string | null }) => object
}

/** Those whose contract has flags or people say how they are read. */
export type SourceOf<L extends ListContract> = ListSource<L> &
  ([FlagOf<L>] extends [never] ? unknown : { flags: Readonly<Record<FlagOf<L>, Sql>> }) &
  ([PersonFilterOf<L>] extends [never] ? unknown : { people: Readonly<Record<PersonFilterOf<L>, Section>> })
