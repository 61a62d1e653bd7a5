import { type RawBuilder, type SqlBool, sql } from 'kysely'

/** One filter of a search as SQL on `flat_search AS s`. */
export interface Condition {
  /** The field of the filter that asks for it. */
  filter: string
  sql: RawBuilder<SqlBool>
}

/** All of them; true when there are none. */
export function allOf(conditions: readonly Condition[]): RawBuilder<SqlBool> {
  if (conditions.length === 0) return sql<SqlBool>`TRUE`
  return sql<SqlBool>`(${sql.join(
    conditions.map((condition) => condition.sql),
    sql` AND `,
  )})`
}
