import type { Day } from '@domizil/domain'
import { sql } from 'kysely'
import { bookingsAsOf, invoicesAsOf, type Queries } from '../../foundation/tables/index.ts'

interface YearOf {
  ownerId: string
  year: number
}

/** The rents of an owner's signed bookings that are due in a year, each by itself: the same that the sums of the year count. */
export async function listRentEntries(db: Queries, { ownerId, year }: YearOf, now: Date) {
  return db
    .selectFrom('booking_payment as payment')
    .innerJoin(bookingsAsOf(now).as('booking'), 'booking.id', 'payment.booking_id')
    .innerJoin('flat', 'flat.id', 'booking.flat_id')
    .innerJoin('app_user as tenant', 'tenant.id', 'booking.tenant_id')
    .select(['payment.booking_id', 'payment.number', 'payment.due_on', 'payment.amount_cents'])
    .select(['payment.period_from', 'payment.period_to', 'payment.received_at'])
    .select(['tenant.given_name', 'tenant.family_name', 'booking.company_name'])
    .select(FLAT_ADDRESS.as('flat'))
    .where('flat.owner_id', '=', ownerId)
    .where('booking.status', '=', 'BOOKING_COMPLETED')
    .where('payment.kind', '=', 'RENT')
    .where('payment.due_on', '>=', firstOf(year))
    .where('payment.due_on', '<=', lastOf(year))
    .orderBy('payment.due_on')
    .orderBy('payment.booking_id')
    .orderBy('payment.number')
    .execute()
}

const FLAT_ADDRESS = sql<string>`concat_ws(' ', flat.street, flat.house_number)`

/** The invoices of a year that charge a recipient, and the credit notes of the year that take some back. */
export async function listFeeEntries(db: Queries, { ownerId, year }: YearOf, now: Date) {
  const invoices = db
    .selectFrom(invoicesAsOf(now).as('invoice'))
    .innerJoin('booking', 'booking.id', 'invoice.booking_id')
    .innerJoin('flat', 'flat.id', 'booking.flat_id')
    .select(['invoice.booking_id', 'invoice.net_cents', 'invoice.vat_percent', 'invoice.vat_cents'])
    .select(['invoice.gross_cents', FLAT_ADDRESS.as('flat')])
    .where('invoice.recipient_id', '=', ownerId)
  const issued = await invoices
    .select(['invoice.number', 'invoice.issued_on', 'invoice.paid_on'])
    .where('invoice.issued_on', '>=', firstOf(year))
    .where('invoice.issued_on', '<=', lastOf(year))
    .orderBy('invoice.number')
    .execute()
  const credited = await invoices
    .innerJoin('credit_note', 'credit_note.invoice_id', 'invoice.id')
    .select(['credit_note.number', 'credit_note.issued_on'])
    .where('credit_note.issued_on', '>=', firstOf(year))
    .where('credit_note.issued_on', '<=', lastOf(year))
    .orderBy('credit_note.number')
    .execute()

  return [
    ...issued.map((row) => ({ ...row, kind: 'FEE' as const })),
    ...credited.map((row) => ({ ...row, kind: 'CREDIT' as const, paid_on: null })),
  ]
}

const firstOf = (year: number): Day => `${year}-01-01`
const lastOf = (year: number): Day => `${year}-12-31`
