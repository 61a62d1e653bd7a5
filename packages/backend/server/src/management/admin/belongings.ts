import type { AdminPerson } from '@domizil/api/schemas'
import { type RawBuilder, sql } from 'kysely'

/** The sections of a person: each is of one kind of rows. */
export type Section = Exclude<keyof AdminPerson, 'person' | 'phone' | 'company' | 'address' | 'locale'>

const FLATS = (id: string) => sql`(SELECT flat.id FROM flat WHERE flat.owner_id = ${id})`

/** Where the rows that belong to a person are, by section. Each condition has an index. */
export const BELONGINGS: Readonly<Record<Section, (id: string) => RawBuilder<unknown>>> = {
  flats: (id) => sql`flat WHERE owner_id = ${id}`,
  requests: (id) => sql`booking WHERE tenant_id = ${id}`,
  lettings: (id) => sql`booking WHERE flat_id IN ${FLATS(id)}`,
  invoices: (id) => sql`invoice WHERE recipient_id = ${id}`,
  reviewsBy: (id) => sql`review WHERE author_id = ${id}`,
  // With OR instead, PostgreSQL reads all reviews.
  reviewsAbout: (id) => sql`(
    SELECT id FROM review WHERE kind = 'TENANT' AND tenant_id = ${id}
    UNION ALL SELECT id FROM review WHERE kind = 'FLAT' AND flat_id IN ${FLATS(id)}
  ) AS about`,
  reportsBy: (id) => sql`content_report WHERE reporter_id = ${id}`,
  reportsAbout: (id) => sql`content_report WHERE affected_id = ${id}`,
  help: (id) => sql`help_request WHERE user_id = ${id}`,
  audit: (id) => sql`audit_entry WHERE subject_type = 'USER' AND subject_id = ${id}`,
}
