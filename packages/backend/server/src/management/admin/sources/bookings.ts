import type { AdminLists } from '@domizil/api'
import { addDays, type Day, DAYS_TO_OBJECT } from '@domizil/domain'
import { type RawBuilder, sql } from 'kysely'
import { dayOf } from '../../../foundation/kernel/index.ts'
import { bookingsAsOf, lastDayProposalsAsOf, personName, titleIn } from '../../../foundation/tables/index.ts'
import type { SourceOf } from '../list-shape.ts'

/** Where the return of a booking's deposit stands on a day, as `depositState` of the rules says it. */
function depositState(today: Day): RawBuilder<unknown> {
  return sql`CASE WHEN booking.status = 'BOOKING_COMPLETED' AND booking.deposit > 0 THEN coalesce((
    SELECT CASE
      WHEN said.answer = 'OBJECTED' THEN 'DISPUTED'
      WHEN (said.received_at IS NOT NULL OR said.returned_cents = 0)
        AND (said.answer = 'ACCEPTED' OR said.returned_cents = said.received_cents
          OR said.stated_on < ${addDays(today, -DAYS_TO_OBJECT)}::date) THEN 'SETTLED'
      ELSE 'STATED'
    END
    FROM deposit_statement AS said WHERE said.booking_id = booking.id ORDER BY said.number DESC LIMIT 1
  ), CASE WHEN booking.end_date < ${today}::date AND EXISTS (
    SELECT 1 FROM booking_payment AS paid WHERE paid.booking_id = booking.id AND paid.kind = 'DEPOSIT'
      AND (paid.paid_at IS NOT NULL OR paid.received_at IS NOT NULL)
  ) THEN 'TO_STATE' ELSE 'NOT_DUE' END) END`
}

export const BOOKINGS: SourceOf<AdminLists['bookings']> = {
  from: ({ now, only }) => sql`${bookingsAsOf(now)} AS booking
    LEFT JOIN flat ON flat.id = booking.flat_id
    LEFT JOIN app_user AS landlord ON landlord.id = flat.owner_id
    LEFT JOIN app_user AS tenant ON tenant.id = booking.tenant_id
    LEFT JOIN (
      SELECT booking_id, max(at) AS at FROM booking_event ${only('booking_id')} GROUP BY booking_id
    ) AS latest ON latest.booking_id = booking.id`,
  columns: ({ locale, now }) => ({
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
    depositReturn: depositState(dayOf(now)),
    lastDay: sql`(
      SELECT said.state FROM ${lastDayProposalsAsOf(now)} AS said
      WHERE said.booking_id = booking.id ORDER BY said.number DESC LIMIT 1)`,
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
