import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely'
import type { Locale } from '@domizil/domain'
import type { Tables } from './tables.ts'

/** The title of a flat for a reader, in a query of `flat`; of a draft without one, its address. */
export const titleIn = (locale: Locale): RawBuilder<string> => sql`coalesce(
    CASE WHEN lower(substring(flat.language_tag from '^[^_-]*')) = ${locale} THEN flat.title_local END,
    flat.title_en, flat.title_local, concat_ws(' ', flat.street, flat.house_number))`

/** The name of a person as people read it, in a query of `app_user`; empty for a deleted account. */
export const personName = (person: string): RawBuilder<string> =>
  sql`person_name(${sql.ref(`${person}.given_name`)}, ${sql.ref(`${person}.family_name`)})`

/** The pool's queries, or those of a transaction: the first argument of every repository function. */
export type Queries = Kysely<Tables> | Transaction<Tables>
/** Queries that can open a transaction. */
export type Database = Kysely<Tables>
