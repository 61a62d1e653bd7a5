import type { Queries } from '../../foundation/tables/index.ts'
import type { PdfFile } from '../../infrastructure/documents/index.ts'
import { selectWithParties } from '../booking/index.ts'

export type MoveInSource = NonNullable<Awaited<ReturnType<typeof findMoveInSource>>>

/** Everything about a booking that stands in a confirmation of moving in. */
export async function findMoveInSource(db: Queries, bookingId: number, now: Date) {
  return selectWithParties(db, now)
    .select(['flat.street', 'flat.house_number', 'flat.postcode', 'flat.city', 'flat.language_tag'])
    .select([
      'owner.given_name as owner_given_name',
      'owner.family_name as owner_family_name',
      'owner.is_commercial as owner_is_commercial',
      'owner.company_name as owner_company_name',
      'owner.street as owner_street',
      'owner.postcode as owner_postcode',
      'owner.city as owner_city',
    ])
    .where('booking.id', '=', bookingId)
    .executeTakeFirst()
}

/** The confirmations of a booking, the newest first. */
export async function listVersions(db: Queries, bookingId: number) {
  return db
    .selectFrom('booking_attachment')
    .select(['id', 'sha256'])
    .where('booking_id', '=', bookingId)
    .where('kind', '=', 'MOVE_IN')
    .orderBy('id', 'desc')
    .execute()
}

/** Adds a confirmation; those before stay where they are. */
export async function insertVersion(
  trx: Queries,
  bookingId: number,
  { file, storageKey, userId }: { file: PdfFile; storageKey: string; userId: string },
  now: Date,
): Promise<void> {
  await trx
    .insertInto('booking_attachment')
    .values({
      booking_id: bookingId,
      kind: 'MOVE_IN',
      name: file.name,
      storage_key: storageKey,
      content_type: 'application/pdf',
      bytes: file.bytes.length,
      sha256: file.sha256,
      uploaded_by: userId,
      created_at: now,
    })
    .execute()
}
