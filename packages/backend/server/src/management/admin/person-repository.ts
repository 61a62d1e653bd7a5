import type { AdminPerson } from '@domizil/api/schemas'
import { type RawBuilder, sql } from 'kysely'
import type { Queries } from '../../foundation/tables/index.ts'
import type { RowId } from './admin-list-repository.ts'

const MOST_SHOWN = 5

/** The newest rows that belong to a person, and how many there are. */
export interface Belongings {
  readonly ids: RowId[]
  readonly total: number
}

type Section = Exclude<keyof AdminPerson, 'person' | 'phone' | 'company' | 'address' | 'locale'>

const FLATS = (id: string) => sql`(SELECT flat.id FROM flat WHERE flat.owner_id = ${id})`

/** Where the rows of each section are. Each condition has an index. */
const ROWS: Readonly<Record<Section, (id: string) => RawBuilder<unknown>>> = {
  flats: (id) => sql`flat WHERE owner_id = ${id}`,
  requests: (id) => sql`booking WHERE tenant_id = ${id}`,
  lettings: (id) => sql`booking WHERE flat_id IN ${FLATS(id)}`,
  invoices: (id) => sql`invoice WHERE recipient_id = ${id}`,
  reviewsBy: (id) => sql`review WHERE author_id = ${id}`,
  reviewsAbout: (id) =>
    sql`review WHERE kind = 'TENANT' AND tenant_id = ${id} OR kind = 'FLAT' AND flat_id IN ${FLATS(id)}`,
  reportsBy: (id) => sql`content_report WHERE reporter_id = ${id}`,
  reportsAbout: (id) => sql`content_report WHERE affected_id = ${id}`,
  help: (id) => sql`help_request WHERE user_id = ${id}`,
  audit: (id) => sql`audit_entry WHERE subject_type = 'USER' AND subject_id = ${id}`,
}

/** What belongs to a person in one section, the newest first. */
export async function listBelongings(db: Queries, section: Section, id: string): Promise<Belongings> {
  const { rows } = await sql<{ ids: RowId[] | null; total: number }>`
    SELECT (array_agg(id ORDER BY id DESC))[1:${sql.lit(MOST_SHOWN)}] AS ids, count(*)::int AS total
    FROM ${ROWS[section](id)}`.execute(db)

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
