import type { InvoiceStatus } from '@domizil/domain'
import { type Insertable, sql } from 'kysely'
import { INVOICE_COLUMNS, invoicesAsOf, type Queries, type Tables } from '../../foundation/tables/index.ts'
import type { Due } from '../../infrastructure/job/index.ts'

/** Forty flats with monthly bookings reach it in two years. */
const MAX_INVOICES_LISTED = 1_000

export type InvoiceRow = NonNullable<Awaited<ReturnType<typeof lockInvoice>>>
/** An invoice with the flat whose booking it charges. */
export type InvoiceView = NonNullable<Awaited<ReturnType<typeof findInvoice>>>

/** The next number of a year. Concurrent transactions wait, and get this number if this one fails. */
export async function nextSequence(
  trx: Queries,
  year: number,
  sequence: 'invoice_sequence' | 'credit_note_sequence' = 'invoice_sequence',
): Promise<number> {
  const { last } = await trx
    .insertInto(sequence)
    .values({ year, last: 1 })
    .onConflict((conflict) =>
      conflict.column('year').doUpdateSet({ last: sql<number>`${sql.ref(`${sequence}.last`)} + 1` }),
    )
    .returning('last')
    .executeTakeFirstOrThrow()

  return last
}

export async function insertInvoice(trx: Queries, values: Insertable<Tables['invoice']>) {
  return trx.insertInto('invoice').values(values).returning(INVOICE_COLUMNS).executeTakeFirstOrThrow()
}

/** The invoices of a landlord with one status or all, newest first, at most 1,000. */
export async function listInvoicesOf(
  db: Queries,
  { recipientId, statuses }: { recipientId: string; statuses: readonly InvoiceStatus[] },
  now: Date,
): Promise<InvoiceView[]> {
  return withFlat(db, now)
    .where('invoice.recipient_id', '=', recipientId)
    .where('invoice.status', 'in', statuses)
    .orderBy('invoice.id', 'desc')
    .limit(MAX_INVOICES_LISTED)
    .execute()
}

/** The number of a landlord's invoices that are to be paid, of one flat or of all. */
export async function countOpenInvoicesOf(
  db: Queries,
  recipientId: string,
  now: Date,
  flatId?: number,
): Promise<{ count: number }> {
  return db
    .selectFrom(invoicesAsOf(now).as('invoice'))
    .innerJoin('booking', 'booking.id', 'invoice.booking_id')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('invoice.recipient_id', '=', recipientId)
    .where('invoice.status', '<>', 'CLOSED')
    .$if(flatId !== undefined, (query) => query.where('booking.flat_id', '=', flatId ?? 0))
    .executeTakeFirstOrThrow()
}

export async function findInvoice(db: Queries, id: number, now: Date) {
  return withFlat(db, now).where('invoice.id', '=', id).executeTakeFirst()
}

function withFlat(db: Queries, now: Date) {
  return db
    .selectFrom(invoicesAsOf(now).as('invoice'))
    .innerJoin('booking', 'booking.id', 'invoice.booking_id')
    .leftJoin('credit_note', 'credit_note.invoice_id', 'invoice.id')
    .selectAll('invoice')
    .select(['booking.flat_id', 'credit_note.number as credit_number'])
}

/** The invoices to record as overdue, at most `limit` of them. */
export async function listDueInvoices(db: Queries, now: Date, { ready, limit }: Due): Promise<number[]> {
  const rows = await db
    .selectFrom(invoicesAsOf(now).as('invoice'))
    .select('id')
    .where('is_due', '=', true)
    .where(ready)
    .orderBy('id')
    .limit(limit)
    .execute()

  return rows.map(({ id }) => id)
}

/** Records that an invoice is overdue, unless it has been closed meanwhile. */
export async function markOverdue(db: Queries, id: number): Promise<void> {
  await db
    .updateTable('invoice')
    .set({ status: 'OVERDUE' })
    .where('id', '=', id)
    .where(sql<boolean>`status = 'OPEN'`)
    .execute()
}

/** Locks an invoice: of two who close it the second finds it closed. */
export async function lockInvoice(trx: Queries, id: number, now: Date) {
  return trx
    .selectFrom(invoicesAsOf(now).as('invoice'))
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

/** The invoices of a booking that no credit note has taken back, the first one first; locked. */
export async function listUncredited(trx: Queries, bookingId: number, now: Date): Promise<InvoiceRow[]> {
  return trx
    .selectFrom(invoicesAsOf(now).as('invoice'))
    .selectAll()
    .where('booking_id', '=', bookingId)
    .where('credited_on', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute()
}

export async function closeInvoice(trx: Queries, id: number, paidOn: string): Promise<void> {
  await trx.updateTable('invoice').set({ status: 'CLOSED', paid_on: paidOn }).where('id', '=', id).execute()
}

/** Stores an invoice as it was issued. */
export async function insertInvoiceFile(
  trx: Queries,
  invoiceId: number,
  file: { sha256: string; content: Buffer },
): Promise<void> {
  await trx
    .insertInto('invoice_file')
    .values({ invoice_id: invoiceId, ...file })
    .execute()
}

/** The bytes of an invoice as it was issued; undefined for those from before bytes were stored. */
export async function findInvoiceFile(db: Queries, invoiceId: number): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('invoice_file')
    .select('content')
    .where('invoice_id', '=', invoiceId)
    .executeTakeFirst()
  return row && Buffer.from(row.content)
}

export type Charged = Awaited<ReturnType<typeof findCharged>>

/** Who is charged for a booking, and for which flat. */
export async function findCharged(trx: Queries, bookingId: number) {
  return trx
    .selectFrom('booking')
    .innerJoin('flat', 'flat.id', 'booking.flat_id')
    .innerJoin('app_user as owner', 'owner.id', 'flat.owner_id')
    .select(['booking.id', 'booking.total_rent', 'flat.owner_id'])
    .select(['flat.street', 'flat.house_number', 'flat.postcode', 'flat.city', 'flat.country_code'])
    .select([
      'owner.given_name',
      'owner.family_name',
      'owner.is_commercial',
      'owner.company_name',
      'owner.vat_id',
      'owner.locale',
      'owner.email',
      'owner.billing_street',
      'owner.billing_postcode',
      'owner.billing_city',
      'owner.billing_country_code',
      'owner.deleted_at',
    ])
    .where('booking.id', '=', bookingId)
    .executeTakeFirstOrThrow()
}
