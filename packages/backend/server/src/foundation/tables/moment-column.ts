import type { ColumnType } from 'kysely'

/** A moment with a default in PostgreSQL. */
export type Moment = ColumnType<Date, Date | undefined, Date>
