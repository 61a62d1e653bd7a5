import type { ColumnType } from 'kysely'

/** Exists for the compiler alone: it compares with no code. */
interface AsStored<Code extends string> {
  readonly asStored: Code
}

/**
 * A code that may be stale: its deadline has passed and no timer has updated the row yet. It is written like any other
 * column, and read through `bookingsAsOf` and the like; read from the table itself it does not compile as a code.
 */
export type Stored<Code extends string> = ColumnType<AsStored<Code>, Code, Code>
/** The same for a column that PostgreSQL fills in when it is left out. */
export type StoredByDefault<Code extends string> = ColumnType<AsStored<Code>, Code | undefined, Code>
