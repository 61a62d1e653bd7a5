import type { ColumnType } from 'kysely'

/** A moment with a default in PostgreSQL. */
export type Moment = ColumnType<Date, Date | undefined, Date>

/** Exists for the compiler only: not assignable to a code. */
interface AsStored<Code extends string> {
  readonly asStored: Code
}

/**
 * A code that may be stale, because its deadline has passed and no timer has updated the row yet. It is written like
 * any other column, and read through `bookingsAsOf` and similar queries; read from the table itself it does not
 * compile as a code.
 */
export type Stored<Code extends string> = ColumnType<AsStored<Code>, Code, Code>
/** The same for a column with a default in PostgreSQL. */
export type StoredByDefault<Code extends string> = ColumnType<AsStored<Code>, Code | undefined, Code>

/** A column of a table, for its type alone: at run time a table knows the names of its columns. */
export const column = <Column>(): Column => undefined as Column

/** The columns of a table without some, such as those that a moment changes. */
export function columnsWithout<Table extends object, const Left extends keyof Table>(
  table: Table,
  left: readonly Left[],
): Exclude<keyof Table, Left>[] {
  const isKept = (name: keyof Table): name is Exclude<keyof Table, Left> =>
    !(left as readonly (keyof Table)[]).includes(name)

  return (Object.keys(table) as (keyof Table)[]).filter(isKept)
}
