import type { Insertable } from 'kysely'
import type { Database, Tables } from '../foundation/tables/index.ts'

/** An open invoice for a booking of Otto's flat, as a row. */
export async function givenInvoice(
  db: Database,
  change: Partial<Insertable<Tables['invoice']>> & { booking_id: number },
): Promise<void> {
  await db
    .insertInto('invoice')
    .values({
      number: `RE-2027-${change.booking_id}`,
      recipient_id: 'otto',
      recipient_name: 'Otto Muster',
      recipient_address: 'Weg 1',
      issuer_name: 'Domizil',
      issuer_address: 'Platz 2',
      issuer_vat_id: 'DE1',
      flat_address: 'Torstraße 1a',
      locale: 'de',
      issued_on: '2027-03-01',
      due_on: '2027-03-15',
      total_rent: 2400,
      service_percent: 10,
      vat_percent: 19,
      net_cents: 24_000,
      vat_cents: 4_560,
      gross_cents: 28_560,
      ...change,
    })
    .execute()
}

/** An invoice that a credit note has taken back; its id. */
export async function givenCreditedInvoice(
  db: Database,
  bookingId: number,
  landlord: string,
): Promise<number> {
  const credited = { status: 'CLOSED', credited_on: '2027-03-02' } as const
  await givenInvoice(db, { booking_id: bookingId, recipient_id: landlord, ...credited })
  const { id } = await db
    .selectFrom('invoice')
    .select('id')
    .where('booking_id', '=', bookingId)
    .executeTakeFirstOrThrow()
  await db
    .insertInto('credit_note')
    .values({
      number: `GS-2027-${bookingId}`,
      invoice_id: id,
      issued_on: '2027-03-02',
      reason: 'Wrong address',
      sha256: 'a'.repeat(64),
      content: Buffer.from('%PDF-1.7'),
    })
    .execute()
  return id
}
