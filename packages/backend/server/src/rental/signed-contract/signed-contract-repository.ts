import type { Queries } from '../../foundation/tables/index.ts'
import { insertAttachment, selectWithParties } from '../booking/index.ts'
import type { PdfFile } from '../../infrastructure/documents/index.ts'

export type SignedRow = NonNullable<Awaited<ReturnType<typeof findSignedContract>>>

/** A booking with its signatures and the file that was signed; undefined without such a file. */
export function findSignedContract(db: Queries, bookingId: number, now: Date) {
  return selectSigned(db, now)
    .where('file.kind', '=', 'CONTRACT')
    .where('file.replaced_at', 'is', null)
    .where('booking.id', '=', bookingId)
    .executeTakeFirst()
}

/** A booking with a file that was signed, an addendum; its signatures stand elsewhere. */
export function findSignedFile(db: Queries, fileId: number, now: Date) {
  return selectSigned(db, now).where('file.id', '=', fileId).executeTakeFirst()
}

function selectSigned(db: Queries, now: Date) {
  return selectWithParties(db, now)
    .innerJoin('booking_attachment as file', 'file.booking_id', 'booking.id')
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
    .where('booking.status', '=', 'BOOKING_COMPLETED')
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

/** Stores a sealed document of a booking, and resolves with its id; undefined if the booking has its final document already. */
export async function insertSealed(
  trx: Queries,
  bookingId: number,
  sealed: { file: PdfFile; storageKey: string; kind: 'SIGNED' | 'SIGNED_ADDENDUM' },
  now: Date,
): Promise<number | undefined> {
  const inserted = await insertAttachment(trx, { bookingId, ...sealed, uploadedBy: null }, now)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted?.id
}
