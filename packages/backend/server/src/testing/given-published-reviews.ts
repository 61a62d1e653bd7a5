import type { Database } from '../foundation/tables/index.ts'
import { givenReview } from '../management/privacy/testing/given-traces.ts'
import type { People } from './marketplace-people.ts'
import { NOW } from './now.ts'

/** Both reviews of a stay, published; the id is that of the flat's. */
export async function givenPublishedReviews(
  db: Database,
  bookingId: number,
  { tenant, landlord }: People,
): Promise<number> {
  await givenReview(db, bookingId, { kind: 'TENANT', author_id: landlord.id })
  await givenReview(db, bookingId, { kind: 'FLAT', author_id: tenant.id })
  const published = await db
    .updateTable('review')
    .set({ status: 'PUBLISHED', published_at: NOW })
    .where('booking_id', '=', bookingId)
    .returning(['id', 'kind'])
    .execute()
  return published.find(({ kind }) => kind === 'FLAT')?.id ?? 0
}
