import { sql } from 'kysely'
import { bookingsAsOf, type Queries } from '../../foundation/tables/index.ts'

/**
 * Erases a user's flats. If a booking refers to one, its row stays, archived and without the owner's data; the
 * address stays only as part of a signed contract. Returns the keys of the pictures.
 */
export async function eraseFlats(trx: Queries, userId: string, now: Date): Promise<string[]> {
  const flats = trx.selectFrom('flat').select('id').where('owner_id', '=', userId)
  const pictures = await trx.deleteFrom('flat_image').where('flat_id', 'in', flats).returning('key').execute()
  const waiting = await trx
    .deleteFrom('waiting_image')
    .where('flat_id', 'in', flats)
    .returning('key')
    .execute()
  const kept = await trx
    .deleteFrom('kept_listing')
    .where('flat_id', 'in', flats)
    .returning('image_keys')
    .execute()
  await trx.deleteFrom('imported_calendar').where('flat_id', 'in', flats).execute()
  await trx
    .deleteFrom('blocked_period')
    .where('flat_id', 'in', flats)
    .where('source', '<>', 'BOOKING')
    .execute()

  await trx
    .deleteFrom('flat')
    .where('owner_id', '=', userId)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('booking').select('id').whereRef('booking.flat_id', '=', 'flat.id'))),
    )
    .execute()
  await archiveFlats(trx, userId, now)
  await blurAddresses(trx, userId, 'WITHOUT_CONTRACT', now)

  return [...[...pictures, ...waiting].map(({ key }) => key), ...kept.flatMap(({ image_keys }) => image_keys)]
}

/** The title stays: the other parties of bookings know the flat by it, and it contains no personal data. */
async function archiveFlats(trx: Queries, userId: string, now: Date): Promise<void> {
  await trx
    .updateTable('flat')
    .set({
      status: 'ARCHIVED',
      archived_at: sql<Date>`coalesce(archived_at, ${now})`,
      updated_at: now,
      rejection_reason: null,
      description_flat_en: null,
      description_flat_local: null,
      description_region_en: null,
      description_region_local: null,
      energy_certificate: null,
      feed_secret: sql<string>`gen_random_uuid()`,
    })
    .where('owner_id', '=', userId)
    .execute()
}

/** About a kilometre: enough to tell the quarter of a city, not the house. */
const DECIMALS = 2

/** Erases street and house number of a user's flats: of all, or of those without a signed contract. */
export async function blurAddresses(
  trx: Queries,
  userId: string,
  which: 'ALL' | 'WITHOUT_CONTRACT',
  now: Date,
): Promise<void> {
  const rounded = (column: 'latitude' | 'longitude') =>
    sql<number>`round(${sql.ref(column)}::numeric, ${DECIMALS})::double precision`

  await trx
    .updateTable('flat')
    .set({ street: '', house_number: '', latitude: rounded('latitude'), longitude: rounded('longitude') })
    .where('owner_id', '=', userId)
    .$if(which === 'WITHOUT_CONTRACT', (flats) =>
      flats.where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom(bookingsAsOf(now).as('booking'))
              .select('id')
              .whereRef('booking.flat_id', '=', 'flat.id')
              .where('booking.status', '=', 'BOOKING_COMPLETED'),
          ),
        ),
      ),
    )
    .execute()
}
