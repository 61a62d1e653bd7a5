import type { Insertable } from 'kysely'
import type { Queries, Tables } from '../../foundation/tables/index.ts'

/** Stores a credit note as it was issued, and closes its invoice. */
export async function insertCreditNote(
  trx: Queries,
  values: Insertable<Tables['credit_note']>,
): Promise<void> {
  await trx
    .updateTable('invoice')
    .set({ status: 'CLOSED', credited_on: values.issued_on })
    .where('id', '=', values.invoice_id)
    .execute()
  await trx.insertInto('credit_note').values(values).execute()
}

/** The credit note of an invoice, with its bytes. */
export async function findCreditNote(db: Queries, invoiceId: number) {
  const row = await db
    .selectFrom('credit_note')
    .select(['number', 'content'])
    .where('invoice_id', '=', invoiceId)
    .executeTakeFirst()
  return row && { ...row, content: Buffer.from(row.content) }
}
