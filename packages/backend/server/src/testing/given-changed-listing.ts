import { LISTING_TEXTS } from '@domizil/domain'
import { type Database, fieldsOfRow } from '../foundation/tables/index.ts'
import { givenFlat } from './given.ts'
import { NOW } from './now.ts'

/** A listing whose title has changed since its review. */
export async function givenChangedListing(
  db: Database,
  change: Parameters<typeof givenFlat>[1],
): Promise<number> {
  const flatId = await givenFlat(db, change)
  const flat = await db.selectFrom('flat').selectAll().where('id', '=', flatId).executeTakeFirstOrThrow()
  const fields = fieldsOfRow(flat)
  const texts = Object.fromEntries(LISTING_TEXTS.map((text) => [text, fields[text]]))
  const { price_per_month: pricePerMonth, deposit } = flat
  const listing = { ...texts, title_en: 'The title as it was reviewed', pricePerMonth, deposit, pictures: [] }

  await db
    .insertInto('kept_listing')
    .values({
      flat_id: flatId,
      listing: JSON.stringify(listing),
      image_keys: [],
      changed_parts: ['title_en'],
      changed_at: NOW,
    })
    .execute()
  return flatId
}
