import type { BookingLength } from '@domizil/domain'
import type { Queries } from '../../foundation/tables/index.ts'
import type { PdfFile } from '../../infrastructure/documents/index.ts'
import { insertAttachment } from '../booking/index.ts'

/** How long the flat is let for now. */
export async function findBookingLength(db: Queries, flatId: number): Promise<BookingLength | null> {
  const flat = await db
    .selectFrom('flat')
    .select('flat_booking_length')
    .where('id', '=', flatId)
    .executeTakeFirstOrThrow()
  return flat.flat_booking_length
}

/** Adds an addendum to the files of a booking, and resolves with its id. */
export async function insertAddendum(
  trx: Queries,
  bookingId: number,
  { file, storageKey }: { file: PdfFile; storageKey: string },
  now: Date,
): Promise<number> {
  const { id } = await insertAttachment(
    trx,
    { bookingId, kind: 'ADDENDUM', file, storageKey, uploadedBy: null },
    now,
  )
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Takes an addendum out of the parties' sight: it has lapsed, or its sealed document is there. */
export async function hideAddendum(trx: Queries, id: number, now: Date): Promise<void> {
  await trx.updateTable('booking_attachment').set({ replaced_at: now }).where('id', '=', id).execute()
}
