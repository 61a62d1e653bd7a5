import { averageRating, type BookingActor, type ReviewKind } from '@domizil/domain'
import { type Queries, reviewsAsOf } from '../../foundation/tables/index.ts'
import { countUnread, listAgreedViewings } from '../conversation/index.ts'
import type { BookingView } from './booking-view-repository.ts'

/** What the viewer knows of the other party, beside the booking itself. */
export interface PartyFacts {
  /** How many messages of the other party the reader has not read. */
  unread: number
  /** The viewing that both have agreed on, over or still to come. */
  viewing: string | null
  /** Whether the reader has reviewed the stay. */
  hasReviewed: boolean
  /** What the landlord has replied to the tenant's review. */
  answered: { text: string; reply: string; repliedAt: string } | null
  /** The rating of the tenant by other landlords, for the landlord. */
  tenantRating: { average: number; count: number } | null
}

type Find = (booking: BookingView) => PartyFacts

const REVIEWS_OF: Record<'TENANT' | 'LANDLORD', ReviewKind> = { TENANT: 'FLAT', LANDLORD: 'TENANT' }
const NOTHING: PartyFacts = {
  unread: 0,
  viewing: null,
  hasReviewed: false,
  answered: null,
  tenantRating: null,
}

/** Loads the facts for all bookings at once. A viewer who is not a party gets none. */
export async function loadPartyFacts(
  db: Queries,
  bookings: BookingView[],
  { reader, now }: { reader: BookingActor; now: Date },
): Promise<Find> {
  if (reader !== 'TENANT' && reader !== 'LANDLORD') return () => NOTHING

  const ids = bookings.map(({ id }) => id)
  const unread = await countUnread(db, ids, reader)
  const viewings = await listAgreedViewings(db, ids)
  const reviewed = await listReviewed(db, ids, REVIEWS_OF[reader])
  const answeredOf = await findAnswered(db, ids, now)
  const ratingOf = reader === 'LANDLORD' ? await findRatings(db, bookings, now) : () => null

  return (booking) => ({
    unread: unread.get(booking.id) ?? 0,
    viewing: viewings.get(booking.id) ?? null,
    hasReviewed: reviewed.has(booking.id),
    answered: answeredOf(booking),
    tenantRating: ratingOf(booking),
  })
}

async function findAnswered(db: Queries, bookingIds: number[], now: Date) {
  const rows = await listAnswered(db, bookingIds, now)

  return ({ id }: BookingView): PartyFacts['answered'] => {
    const { text, reply, replied_at } = rows.find(({ booking_id }) => booking_id === id) ?? {}
    return text !== undefined && reply && replied_at
      ? { text, reply, repliedAt: replied_at.toISOString() }
      : null
  }
}

/** The landlord of a canceled request does not see the rating of the tenant. */
async function findRatings(db: Queries, bookings: BookingView[], now: Date) {
  const asked = bookings.filter(({ status }) => status !== 'BOOKING_CANCELED')
  const reviews = await listTenantRatings(db, [...new Set(asked.map(({ tenant_id }) => tenant_id))], now)

  return (booking: BookingView): PartyFacts['tenantRating'] => {
    const own = asked.includes(booking)
      ? reviews.filter(({ tenant_id }) => tenant_id === booking.tenant_id)
      : []
    const average = averageRating(own.flatMap(({ ratings }) => Object.values(ratings)))
    return average === null ? null : { average, count: own.length }
  }
}

/** Which of the bookings have a review of the kind, published or not. */
async function listReviewed(
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
async function listTenantRatings(db: Queries, tenantIds: string[], now: Date) {
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
async function listAnswered(db: Queries, bookingIds: number[], now: Date) {
  return db
    .selectFrom(reviewsAsOf(now).as('review'))
    .select(['booking_id', 'text', 'reply', 'replied_at'])
    .where('kind', '=', 'FLAT')
    .where('status', '=', 'PUBLISHED')
    .where('reply', 'is not', null)
    .where('booking_id', 'in', bookingIds)
    .execute()
}
