import type { Queries } from '../../foundation/tables/index.ts'
import { selectWithParties } from '../booking/index.ts'
import type { PdfFile } from '../../infrastructure/documents/index.ts'

export type SignedContractRow = NonNullable<Awaited<ReturnType<typeof findSignedContract>>>

/** A booking with its signatures and the file that was signed; undefined without such a file. */
export async function findSignedContract(db: Queries, bookingId: number, now: Date) {
  return selectWithParties(db, now)
    .innerJoin('booking_attachment as file', (join) =>
      join
        .onRef('file.booking_id', '=', 'booking.id')
        .on('file.kind', '=', 'CONTRACT')
        .on('file.replaced_at', 'is', null),
    )
    .select([
      'flat.language_tag',
      'owner.is_commercial as owner_is_commercial',
      'owner.company_name as owner_company_name',
      'owner.locale as owner_locale',
      'tenant.locale as tenant_locale',
      'file.name as file_name',
      'file.storage_key as file_key',
      'file.bytes as file_bytes',
      'file.sha256 as file_sha256',
    ])
    .where('booking.id', '=', bookingId)
    .where('booking.status', '=', 'BOOKING_COMPLETED')
    .executeTakeFirst()
}

/** Whether a booking has its final document. */
export async function hasSealedContract(db: Queries, bookingId: number): Promise<boolean> {
  const found = await db
    .selectFrom('booking_attachment')
    .select('id')
    .where('booking_id', '=', bookingId)
    .where('kind', '=', 'SIGNED')
    .executeTakeFirst()
  return found !== undefined
}

/** Stores the final document of a booking; false if it has one already. */
export async function insertSealedContract(
  trx: Queries,
  bookingId: number,
  { file, storageKey }: { file: PdfFile; storageKey: string },
  now: Date,
): Promise<boolean> {
  const inserted = await trx
    .insertInto('booking_attachment')
    .values({
      booking_id: bookingId,
      kind: 'SIGNED',
      name: file.name,
      storage_key: storageKey,
      content_type: 'application/pdf',
      bytes: file.bytes.length,
      sha256: file.sha256,
      uploaded_by: null,
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}
