import type { AttachmentKind } from '@domizil/domain'
import type { Selectable } from 'kysely'
import type { Queries, Tables } from '../../foundation/tables/index.ts'
import { insertAttachment, type NewAttachment } from '../booking/index.ts'

export type AttachmentRow = Selectable<Tables['booking_attachment']>

/** Replaces the documents of these kinds; the former ones are retained for the record. */
export async function replaceAttachment(
  trx: Queries,
  attachment: NewAttachment,
  replaced: readonly AttachmentKind[],
  now: Date,
): Promise<void> {
  await revokeAttachments(trx, attachment.bookingId, replaced, now)
  await insertAttachment(trx, attachment, now).execute()
}

/** Takes documents out of sight. */
export async function revokeAttachments(
  trx: Queries,
  bookingId: number,
  kinds: readonly AttachmentKind[],
  now: Date,
): Promise<void> {
  await trx
    .updateTable('booking_attachment')
    .set({ replaced_at: now })
    .where('booking_id', '=', bookingId)
    .where('kind', 'in', kinds)
    .where('replaced_at', 'is', null)
    .execute()
}

export async function findAttachment(
  db: Queries,
  bookingId: number,
  id: number,
): Promise<AttachmentRow | undefined> {
  return db
    .selectFrom('booking_attachment')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Who the two parties of a booking are. */
export async function findParties(db: Queries, bookingId: number) {
  return db
    .selectFrom('booking')
    .innerJoin('flat', 'flat.id', 'booking.flat_id')
    .select(['booking.tenant_id', 'flat.owner_id'])
    .where('booking.id', '=', bookingId)
    .executeTakeFirst()
}
