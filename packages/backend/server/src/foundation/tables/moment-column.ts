import type { ColumnType } from 'kysely'

/** A moment that PostgreSQL fills in when it is left out. */
export type Moment = ColumnType<Date, Date | undefined, Date>
