import type { ColumnType } from 'kysely'

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
