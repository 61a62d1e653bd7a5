import type { Kysely, Transaction } from 'kysely'
import type { Tables } from './tables.ts'

/** The pool's queries, or those of a transaction. A repository always takes one of them as its first argument. */
export type Queries = Kysely<Tables> | Transaction<Tables>
/** What can open a transaction. */
export type Database = Kysely<Tables>
