import type { InvoiceStatus } from '@domizil/domain'
import type { Insertable, RawBuilder, Selectable } from 'kysely'
import type { InvoiceTable, Queries } from '../../foundation/tables/index.ts'

/** Forty flats that are let anew every month fill them in two years. */
const MAX_INVOICES_LISTED = 1_000

export type InvoiceRow = Selectable<InvoiceTable>
/** An invoice with the flat whose booking it charges. */
export type InvoiceView = InvoiceRow & { flat_id: number }

/** The next number of a year. Whoever comes at the same time waits, and gets this one if its invoice fails. */
export async function nextSequence(trx: Queries, year: number): Promise<number> {
  const { last } = await trx
    .insertInto('invoice_sequence')
    .values({ year, last: 1 })
    .onConflict((conflict) =>
      conflict.column('year').doUpdateSet((eb) => ({ last: eb('invoice_sequence.last', '+', 1) })),
    )
    .returning('last')
    .executeTakeFirstOrThrow()

  return last
}

export async function insertInvoice(trx: Queries, values: Insertable<InvoiceTable>): Promise<InvoiceRow> {
  return trx.insertInto('invoice').values(values).returningAll().executeTakeFirstOrThrow()
}

/** What somebody has been charged, of one status or of all, the newest first, 1,000 at most. */
export async function listInvoicesOf(
  db: Queries,
  recipientId: string,
  statuses: readonly InvoiceStatus[],
): Promise<InvoiceView[]> {
  return withFlat(db)
    .where('invoice.recipient_id', '=', recipientId)
    .where('invoice.status', 'in', statuses)
    .orderBy('invoice.id', 'desc')
    .limit(MAX_INVOICES_LISTED)
    .execute()
}

export async function findInvoice(db: Queries, id: number): Promise<InvoiceView | undefined> {
  return withFlat(db).where('invoice.id', '=', id).executeTakeFirst()
}

function withFlat(db: Queries) {
  return db
    .selectFrom('invoice')
    .innerJoin('booking', 'booking.id', 'invoice.booking_id')
    .selectAll('invoice')
    .select('booking.flat_id')
}

/** What was due before today and is still open is overdue. */
export async function markAllOverdue(db: Queries, today: string): Promise<void> {
  await db
    .updateTable('invoice')
    .set({ status: 'OVERDUE' })
    .where('status', '=', 'OPEN')
    .where('due_on', '<', today)
    .execute()
}

/** The invoices that were due before today and are still open, so many of them. */
export async function listDueInvoices(
  db: Queries,
  today: string,
  { ready, limit }: { ready: RawBuilder<boolean>; limit: number },
): Promise<number[]> {
  const rows = await db
    .selectFrom('invoice')
    .select('id')
    .where('status', '=', 'OPEN')
    .where('due_on', '<', today)
    .where(ready)
    .orderBy('id')
    .limit(limit)
    .execute()

  return rows.map(({ id }) => id)
}

/** Marks an invoice as overdue, unless it has been closed meanwhile. */
export async function markOverdue(db: Queries, id: number): Promise<void> {
  await db
    .updateTable('invoice')
    .set({ status: 'OVERDUE' })
    .where('id', '=', id)
    .where('status', '=', 'OPEN')
    .execute()
}

/** Locks an invoice: of two who close it the second finds it closed. */
export async function lockInvoice(trx: Queries, id: number): Promise<InvoiceRow | undefined> {
  return trx.selectFrom('invoice').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

export async function closeInvoice(trx: Queries, id: number, paidOn: string): Promise<InvoiceRow> {
  return trx
    .updateTable('invoice')
    .set({ status: 'CLOSED', paid_on: paidOn })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Who is charged for a booking, and for which flat. */
export async function findCharged(trx: Queries, bookingId: number) {
  return trx
    .selectFrom('booking')
    .innerJoin('flat', 'flat.id', 'booking.flat_id')
    .innerJoin('app_user as owner', 'owner.id', 'flat.owner_id')
    .select(['booking.id', 'booking.total_rent', 'flat.owner_id'])
    .select(['flat.street', 'flat.house_number', 'flat.postcode', 'flat.city'])
    .select([
      'owner.given_name',
      'owner.family_name',
      'owner.is_commercial',
      'owner.company_name',
      'owner.vat_id',
      'owner.locale',
      'owner.billing_street',
      'owner.billing_postcode',
      'owner.billing_city',
      'owner.billing_country_code',
    ])
    .where('booking.id', '=', bookingId)
    .executeTakeFirstOrThrow()
}
