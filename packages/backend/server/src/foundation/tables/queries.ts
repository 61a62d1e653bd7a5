import type { Kysely, Transaction } from 'kysely'
import type { Tables } from './tables.ts'

/** The pool's queries, or those of a transaction: the first argument of every repository function. */
export type Queries = Kysely<Tables> | Transaction<Tables>
/** Queries that can open a transaction. */
export type Database = Kysely<Tables>
