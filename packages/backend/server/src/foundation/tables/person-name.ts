import { type RawBuilder, sql } from 'kysely'

/** The name of a person as people read it, in a query of `app_user`; empty for a deleted account. */
export const personName = (person: string): RawBuilder<string> =>
  sql`person_name(${sql.ref(`${person}.given_name`)}, ${sql.ref(`${person}.family_name`)})`
