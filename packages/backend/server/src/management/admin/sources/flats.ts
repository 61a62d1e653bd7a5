import type { AdminLists } from '@domizil/api'
import { DEFAULT_LOCALE } from '@domizil/domain'
import { sql } from 'kysely'
import { personName, titleIn } from '../../../foundation/tables/index.ts'
import type { SourceOf } from '../list-shape.ts'

export const FLATS: SourceOf<AdminLists['flats']> = {
  from: ({ only }) => sql`flat
    LEFT JOIN app_user AS owner ON owner.id = flat.owner_id
    LEFT JOIN kept_listing AS reviewed ON reviewed.flat_id = flat.id AND reviewed.report_id IS NULL
    LEFT JOIN (
      SELECT flat_id, count(*)::int AS requests FROM booking ${only('flat_id')} GROUP BY flat_id
    ) AS asked ON asked.flat_id = flat.id`,
  columns: ({ locale }) => ({
    id: sql`flat.id`,
    image: sql`(
      SELECT jsonb_build_object('key', key, 'flat_id', flat.id, 'status', flat.status, 'secret', flat.image_secret)
      FROM flat_image AS image WHERE image.flat_id = flat.id ORDER BY main_image DESC, rank, id LIMIT 1)`,
    title: titleIn(locale),
    owner: personName('owner'),
    ownerId: sql`flat.owner_id`,
    ownerLocale: sql`coalesce(owner.locale, ${DEFAULT_LOCALE})`,
    city: sql`flat.city`,
    type: sql`flat.type`,
    size: sql`flat.size`,
    price: sql`flat.price_per_month`,
    deposit: sql`flat.deposit`,
    status: sql`flat.status`,
    score: sql`flat.quality`,
    requests: sql`coalesce(asked.requests, 0)`,
    created: sql`flat.created_at`,
    published: sql`flat.published_at`,
    // Those that were submitted before that was stored have waited longest.
    waiting: sql`CASE WHEN flat.status = 'IN_REVIEW' THEN coalesce(flat.submitted_at, flat.created_at) END`,
    rejectionReason: sql`flat.rejection_reason`,
    changedSinceReview: sql`reviewed.changed_at`,
  }),
  flags: { changed: sql`reviewed.changed_at IS NOT NULL` },
  people: { ownerId: 'flats' },
  words: { kind: 'FLAT' },
  numbers: ['id'],
}
