import type { Kysely, Transaction } from 'kysely'
import type { IdentityTables } from './tables.ts'

/** The pool's queries, or those of a transaction: the first argument of every repository function. */
export type Queries = Kysely<IdentityTables> | Transaction<IdentityTables>

/** Queries that can open a transaction. */
export type Database = Kysely<IdentityTables>
