import type { Queries } from '../../foundation/tables/index.ts'
import type { PdfFile } from '../../infrastructure/documents/index.ts'
import { selectWithParties } from '../booking/index.ts'
import type { HandoverRef } from './order-sealed-handover.ts'

export type HandoverSource = NonNullable<Awaited<ReturnType<typeof findHandoverSource>>>

/** Everything about a booking that stands in a protocol. */
export async function findHandoverSource(db: Queries, bookingId: number, now: Date) {
  return selectWithParties(db, now)
    .select(['flat.street', 'flat.house_number', 'flat.postcode', 'flat.city', 'flat.language_tag'])
    .select([
      'owner.given_name as owner_given_name',
      'owner.family_name as owner_family_name',
      'owner.is_commercial as owner_is_commercial',
      'owner.company_name as owner_company_name',
      'owner.locale as owner_locale',
      'tenant.given_name as tenant_given_name',
      'tenant.family_name as tenant_family_name',
      'tenant.locale as tenant_locale',
    ])
    .where('booking.id', '=', bookingId)
    .executeTakeFirst()
}

/** Stores the PDF of a protocol; false if it has one already. */
export async function insertSealedHandover(
  trx: Queries,
  { bookingId, kind }: HandoverRef,
  { file, storageKey }: { file: PdfFile; storageKey: string },
  now: Date,
): Promise<boolean> {
  const marked = await trx
    .updateTable('handover')
    .set({ sealed_at: now })
    .where('booking_id', '=', bookingId)
    .where('kind', '=', kind)
    .where('sealed_at', 'is', null)
    .returning('kind')
    .executeTakeFirst()
  if (!marked) return false

  await trx
    .insertInto('booking_attachment')
    .values({
      booking_id: bookingId,
      kind: `HANDOVER_${kind}`,
      name: file.name,
      storage_key: storageKey,
      content_type: 'application/pdf',
      bytes: file.bytes.length,
      sha256: file.sha256,
      uploaded_by: null,
      created_at: now,
    })
    .execute()
  return true
}
