import type { FieldLabel, Locale, SortDirection } from '@domizil/domain'

/**
 * What a column holds: it decides the schema, the order, the cell and the value in a file. A `name` is what people read as
 * words and sort as such, a `text` anything else that is written; `euro` has whole euros, `amount` cents as well; of `other`
 * the schema stands beside the row's.
 */
export type ColumnKind =
  | 'id'
  | 'name'
  | 'text'
  | 'day'
  | 'moment'
  | 'count'
  | 'number'
  | 'euro'
  | 'amount'
  | 'flag'
  | 'language'
  | 'code'
  | 'other'

/** The codes of a `text` that the server alone declares; a separate call lists them with their words. */
export const NAMED_BY_SERVER: readonly string[] = []

/** A column of a list of the back office. Data only: the server adds its SQL, the browser its cell. */
export interface ListColumn {
  readonly kind: ColumnKind
  /** The label of a field that is the heading; without one the list has a separate heading. */
  readonly label?: FieldLabel
  /** All values of a `code`, the known ones of a `text`. */
  readonly codes?: readonly string[]
  /** The codes' messages begin with it. */
  readonly vocabulary?: string
  /** Whether it can be null: those rows come last in both directions. */
  readonly optional?: true
  readonly sorted?: true
  readonly filtered?: true
  /** Whether it is no column to its reader: it is part of another cell, or what an action needs. */
  readonly part?: true
  /** Whether files leave it out. */
  readonly notInFile?: true
}

/** A list of the back office. */
export interface ListContract {
  /** In the order in which a file has them. */
  readonly columns: Readonly<Record<string, ListColumn>>
  /** Filters by yes or no that are no columns. */
  readonly flags?: readonly string[]
  /** Filters by the id of a person to whom the rows belong. */
  readonly people?: readonly string[]
  /** What `from` and `to` are about, and what the list is sorted by unless the query says otherwise. */
  readonly day: string
  readonly dir: SortDirection
}

type Named<Names> = Names extends readonly (infer Name extends string)[] ? Name : never
type ColumnsWith<L extends ListContract, Shape> = {
  [Name in keyof L['columns']]: L['columns'][Name] extends Shape ? Name : never
}[keyof L['columns']] &
  string

/** The names of a list's columns. */
export type ColumnOf<L extends ListContract> = keyof L['columns'] & string
/** The columns that a list can be sorted by. */
export type SortOf<L extends ListContract> = ColumnsWith<L, { sorted: true }>
/** The columns whose schema stands beside the row's. */
export type OtherOf<L extends ListContract> = ColumnsWith<L, { kind: 'other' }>
/** The filters of a list by yes or no that are no columns. */
export type FlagOf<L extends ListContract> = Named<L['flags']>
/** The filters of a list by the id of a person. */
export type PersonFilterOf<L extends ListContract> = Named<L['people']>
type FilteredOf<L extends ListContract> = ColumnsWith<L, { filtered: true }>

type PlainValue<C extends ListColumn> = C extends { kind: 'code'; codes: readonly (infer Code)[] }
  ? Code
  : C['kind'] extends 'id' | 'count' | 'number' | 'euro' | 'amount'
    ? number
    : C['kind'] extends 'flag'
      ? boolean
      : C['kind'] extends 'language'
        ? Locale
        : string
type Value<C extends ListColumn> = C extends { optional: true } ? PlainValue<C> | null : PlainValue<C>

/** A row of a list, without the columns of the kind `other`. */
export type ListRow<L extends ListContract> = {
  [Name in Exclude<ColumnOf<L>, OtherOf<L>>]: Value<L['columns'][Name]>
}

type FilterValue<C extends ListColumn> = C extends { codes: readonly (infer Code)[] }
  ? Code[]
  : C['kind'] extends 'flag'
    ? boolean
    : string

/** The filters of a list. */
export type ListFilters<L extends ListContract> = {
  [Name in FilteredOf<L>]: FilterValue<L['columns'][Name]>
} & Record<FlagOf<L>, boolean> &
  Record<PersonFilterOf<L>, string>

/** The columns of a list that have a property, in order. */
export function columnsWith<L extends Pick<ListContract, 'columns'>>(
  { columns }: L,
  property: 'sorted' | 'filtered',
): (keyof L['columns'] & string)[] {
  return Object.entries(columns).flatMap(([name, column]) => (column[property] ? [name] : []))
}
