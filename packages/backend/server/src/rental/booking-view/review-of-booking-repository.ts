import type { ReviewKind } from '@domizil/domain'
import { type Queries, reviewsAsOf } from '../../foundation/tables/index.ts'

/** Which of the bookings have a review of the kind, published or not. */
export async function listReviewed(
  db: Queries,
  bookingIds: number[],
  kind: ReviewKind,
): Promise<ReadonlySet<number>> {
  const rows = await db
    .selectFrom('review')
    .select('booking_id')
    .where('kind', '=', kind)
    .where('booking_id', 'in', bookingIds)
    .execute()

  return new Set(rows.map(({ booking_id }) => booking_id))
}

/** How landlords have rated tenants, as far as it is published. */
export async function listTenantRatings(db: Queries, tenantIds: string[], now: Date) {
  if (tenantIds.length === 0) return []
  return db
    .selectFrom(reviewsAsOf(now).as('review'))
    .select(['tenant_id', 'ratings'])
    .where('kind', '=', 'TENANT')
    .where('status', '=', 'PUBLISHED')
    .where('tenant_id', 'in', tenantIds)
    .execute()
}

/** What landlords have replied to the published reviews of these stays. */
export async function listAnswered(db: Queries, bookingIds: number[], now: Date) {
  return db
    .selectFrom(reviewsAsOf(now).as('review'))
    .select(['booking_id', 'text', 'reply', 'replied_at'])
    .where('kind', '=', 'FLAT')
    .where('status', '=', 'PUBLISHED')
    .where('reply', 'is not', null)
    .where('booking_id', 'in', bookingIds)
    .execute()
}
