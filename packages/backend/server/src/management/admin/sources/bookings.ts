import type { AdminLists } from '@domizil/api'
import { sql } from 'kysely'
import { bookingsAsOf, personName, titleIn } from '../../../foundation/tables/index.ts'
import type { SourceOf } from '../list-shape.ts'

export const BOOKINGS: SourceOf<AdminLists['bookings']> = {
  from: ({ now, only }) => sql`${bookingsAsOf(now)} AS booking
    LEFT JOIN flat ON flat.id = booking.flat_id
    LEFT JOIN app_user AS landlord ON landlord.id = flat.owner_id
    LEFT JOIN app_user AS tenant ON tenant.id = booking.tenant_id
    LEFT JOIN (
      SELECT booking_id, max(at) AS at FROM booking_event ${only('booking_id')} GROUP BY booking_id
    ) AS latest ON latest.booking_id = booking.id`,
  columns: ({ locale }) => ({
    id: sql`booking.id`,
    flat: titleIn(locale),
    flatId: sql`booking.flat_id`,
    landlord: personName('landlord'),
    landlordId: sql`flat.owner_id`,
    tenant: personName('tenant'),
    tenantId: sql`booking.tenant_id`,
    startDate: sql`booking.start_date`,
    endDate: sql`booking.end_date`,
    total: sql`booking.total_rent`,
    contractType: sql`booking.contract_type`,
    status: sql`booking.status`,
    cancelReason: sql`booking.cancel_reason`,
    expiresAt: sql`booking.expires_at`,
    lastActivity: sql`greatest(coalesce(latest.at, booking.updated_at), booking.expired_at)`,
    invoice: sql`(
      SELECT number FROM invoice WHERE invoice.booking_id = booking.id ORDER BY invoice.id DESC LIMIT 1)`,
    created: sql`booking.created_at`,
  }),
  people: { tenantId: 'requests', landlordId: 'lettings' },
  words: { kind: 'BOOKING' },
  numbers: ['id'],
}
