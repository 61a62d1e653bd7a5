import { sql } from 'kysely'
import type { Queries } from '../../foundation/tables/index.ts'
import type { RowId } from './list-shape.ts'
import { BELONGINGS, type Section } from './belongings.ts'

const MOST_SHOWN = 5

/** The newest rows that belong to a person, and how many there are. */
export interface Belongings {
  readonly ids: RowId[]
  readonly total: number
}

/** What belongs to a person in one section, the newest first. */
export async function listBelongings(db: Queries, section: Section, id: string): Promise<Belongings> {
  const { rows } = await sql<{ ids: RowId[] | null; total: number }>`
    SELECT (array_agg(id ORDER BY id DESC))[1:${sql.lit(MOST_SHOWN)}] AS ids, count(*)::int AS total
    FROM ${BELONGINGS[section](id)}`.execute(db)

  return { ids: rows[0]?.ids ?? [], total: rows[0]?.total ?? 0 }
}

/** What the list of users does not say of a person. */
export async function findContact(db: Queries, id: string) {
  return db
    .selectFrom('app_user')
    .select(['phone', 'company_name', 'street', 'postcode', 'city', 'country_code', 'locale'])
    .where('id', '=', id)
    .executeTakeFirst()
}
