import type { Kysely, Transaction } from 'kysely'
import type { IdentityTables } from './tables.ts'

/** The pool's queries, or those of a transaction. A repository always takes one of them as its first argument. */
export type Queries = Kysely<IdentityTables> | Transaction<IdentityTables>

/** What can open a transaction. */
export type Database = Kysely<IdentityTables>
