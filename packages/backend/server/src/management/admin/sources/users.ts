import type { AdminLists } from '@domizil/api'
import { DEFAULT_LOCALE } from '@domizil/domain'
import { sql } from 'kysely'
import { completedBookings, personName } from '../../../foundation/tables/index.ts'
import type { Reading, SourceOf } from '../list-shape.ts'

/** Completed bookings, on either side. */
const stays = ({ only }: Reading) => sql`(
  SELECT id, count(*)::int AS bookings
  FROM (
    SELECT tenant_id AS id FROM ${completedBookings} AS rented ${only('tenant_id')}
    UNION ALL
    SELECT owner_id FROM (SELECT id, owner_id FROM flat ${only('owner_id')}) AS own
    JOIN ${completedBookings} AS let ON let.flat_id = own.id
  ) AS side GROUP BY id
)`

export const USERS: SourceOf<AdminLists['users']> = {
  from: (reading) => sql`app_user AS person
    LEFT JOIN (
      SELECT owner_id AS id, count(*)::int AS flats
      FROM (SELECT owner_id, status FROM flat ${reading.only('owner_id')}) AS own
      WHERE status <> 'ARCHIVED' GROUP BY owner_id
    ) AS owned ON owned.id = person.id
    LEFT JOIN (
      SELECT tenant_id AS id, count(*)::int AS requests FROM booking ${reading.only('tenant_id')} GROUP BY tenant_id
    ) AS asked ON asked.id = person.id
    LEFT JOIN ${stays(reading)} AS stayed ON stayed.id = person.id
    WHERE person.deleted_at IS NULL`,
  columns: () => ({
    id: sql`person.id`,
    name: personName('person'),
    email: sql`person.email`,
    verified: sql`person.email_verified`,
    city: sql`person.city`,
    flats: sql`coalesce(owned.flats, 0)`,
    requests: sql`coalesce(asked.requests, 0)`,
    bookings: sql`coalesce(stayed.bookings, 0)`,
    commercial: sql`person.is_commercial`,
    lastLogin: sql`person.last_seen_at`,
    created: sql`person.created_at`,
    status: sql`CASE WHEN person.blocked_at IS NULL THEN 'ACTIVE' ELSE 'BLOCKED' END`,
    blockedReason: sql`person.blocked_reason`,
    locale: sql`coalesce(person.locale, ${DEFAULT_LOCALE})`,
  }),
  words: { kind: 'USER' },
  hiddenId: 'id',
  hasPhones: true,
}
