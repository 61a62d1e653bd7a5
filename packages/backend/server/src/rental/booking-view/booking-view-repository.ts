import { sql } from 'kysely'
import { bookingsAsOf, type Queries } from '../../foundation/tables/index.ts'
import { selectWithParties } from '../booking/index.ts'

/** Which bookings to read. */
export interface BookingQuery {
  ids?: number[]
  tenantId?: string
  landlordId?: string
  flatId?: number
}

export type BookingView = Awaited<ReturnType<typeof listBookingViews>>[number]
export type EventRow = Awaited<ReturnType<typeof listEvents>>[number]
export type AttachmentRow = Awaited<ReturnType<typeof listAttachments>>[number]

/** More than anybody scrolls through: of what has been cancelled the newest are listed. */
const MAX_CANCELED_LISTED = 200

/** Bookings with their flat and both parties, the newest first: of the cancelled ones the last 200, of the others all. */
export async function listBookingViews(db: Queries, filter: BookingQuery, now: Date) {
  const { ids, tenantId, landlordId, flatId } = filter
  return selectWithParties(db, now)
    .leftJoin('continued_question', 'continued_question.booking_id', 'booking.id')
    .select('continued_question.question_id')
    .select(['flat.title_en', 'flat.title_local', 'flat.language_tag', 'flat.city', 'flat.district'])
    .select(['flat.house_rules', 'flat.flat_booking_length'])
    .select(['flat.street', 'flat.house_number', 'flat.postcode'])
    .select([
      'owner.given_name as owner_given_name',
      'owner.family_name as owner_family_name',
      sql<string | null>`CASE WHEN owner.is_commercial THEN owner.company_name END`.as('owner_company_name'),
      'owner.email as owner_email',
      'owner.phone as owner_phone',
      'tenant.given_name as tenant_given_name',
      'tenant.family_name as tenant_family_name',
      'tenant.email as tenant_email',
      'tenant.phone as tenant_phone',
    ])
    .$if(ids !== undefined, (query) => query.where('booking.id', 'in', ids ?? []))
    .$if(ids === undefined, (query) => query.where(isListed(filter, now)))
    .$if(tenantId !== undefined, (query) => query.where('booking.tenant_id', '=', tenantId ?? ''))
    .$if(landlordId !== undefined, (query) => query.where('flat.owner_id', '=', landlordId ?? ''))
    .$if(flatId !== undefined, (query) => query.where('booking.flat_id', '=', flatId ?? 0))
    .orderBy('booking.created_at', 'desc')
    .orderBy('booking.id', 'desc')
    .execute()
}

/** Whether a booking of the outer query is not cancelled, or one of the last of those. */
function isListed({ tenantId, landlordId, flatId }: BookingQuery, now: Date) {
  return sql<boolean>`(booking.status <> 'BOOKING_CANCELED' OR booking.id IN (
    SELECT id FROM ${bookingsAsOf(now)} AS canceled
    WHERE canceled.status = 'BOOKING_CANCELED'
      AND (${tenantId ?? null}::text IS NULL OR canceled.tenant_id = ${tenantId ?? null})
      AND (${landlordId ?? null}::text IS NULL OR canceled.flat_id IN (
        SELECT own.id FROM flat AS own WHERE own.owner_id = ${landlordId ?? null}
      ))
      AND (${flatId ?? null}::integer IS NULL OR canceled.flat_id = ${flatId ?? null})
    ORDER BY canceled.created_at DESC, canceled.id DESC
    LIMIT ${MAX_CANCELED_LISTED}
  ))`
}

/** The timelines of bookings, the oldest entry first. */
export async function listEvents(db: Queries, bookingIds: number[]) {
  return db
    .selectFrom('booking_event')
    .select(['booking_id', 'at', 'actor', 'type', 'note'])
    .where('booking_id', 'in', bookingIds)
    .orderBy('at')
    .orderBy('id')
    .execute()
}

/** The files of bookings that have not been replaced. */
export async function listAttachments(db: Queries, bookingIds: number[]) {
  return db
    .selectFrom('booking_attachment')
    .select(['id', 'booking_id', 'name', 'kind', 'bytes', 'created_at'])
    .where('booking_id', 'in', bookingIds)
    .where('replaced_at', 'is', null)
    .orderBy('id')
    .execute()
}
