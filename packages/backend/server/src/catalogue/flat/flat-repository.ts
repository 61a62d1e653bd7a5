import type { BookingStatus } from '@domizil/domain'
import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { DayRange } from '@domizil/api/schemas'
import type { ShownImage } from './image-address.ts'
import { blockedPeriodsAsOf, bookingsAsOf, type Queries, type Tables } from '../../foundation/tables/index.ts'

export type FlatRow = Selectable<Tables['flat']>
export type ImageRow = Pick<
  Selectable<Tables['flat_image']>,
  'id' | 'flat_id' | 'key' | 'rank' | 'main_image' | 'derivatives' | 'file_name'
> &
  ShownImage
export type LandlordRow = Pick<
  Selectable<Tables['app_user']>,
  (typeof LANDLORD_COLUMNS)[number] | 'created_at'
> & {
  flat_count: number
}

const LANDLORD_COLUMNS = [
  'given_name',
  'family_name',
  'is_commercial',
  'company_name',
  'billing_street',
  'billing_postcode',
  'billing_city',
  'billing_country_code',
  'email',
  'phone',
  'register_number',
  'vat_id',
] as const satisfies (keyof Tables['app_user'])[]

export async function findFlat(db: Queries, id: number): Promise<FlatRow | undefined> {
  return db.selectFrom('flat').selectAll().where('id', '=', id).executeTakeFirst()
}

/** The owner of a flat, with the number of flats that they have on offer. */
export async function findLandlord(db: Queries, ownerId: string): Promise<LandlordRow> {
  return db
    .selectFrom('app_user')
    .leftJoin('flat', (join) =>
      join.onRef('flat.owner_id', '=', 'app_user.id').on('flat.status', '=', 'ACTIVE'),
    )
    .select([...LANDLORD_COLUMNS, 'app_user.created_at'])
    .select((eb) => eb.fn.count<number>('flat.id').as('flat_count'))
    .where('app_user.id', '=', ownerId)
    .groupBy('app_user.id')
    .executeTakeFirstOrThrow()
}

/** The pictures of a flat, in their order. */
export async function listImages(db: Queries, flatId: number): Promise<ImageRow[]> {
  return listImagesOf(db, [flatId])
}

/** The pictures of flats, each flat's in their order. */
export async function listImagesOf(db: Queries, flatIds: number[]): Promise<ImageRow[]> {
  return selectImages(db).where('flat_id', 'in', flatIds).orderBy('rank').orderBy('flat_image.id').execute()
}

/** A picture that is not ready. */
export type WaitingRow = Pick<Selectable<Tables['waiting_image']>, 'id' | 'flat_id' | 'file_name' | 'problem'>

/** The pictures of flats that are not ready, in the order in which they came. */
export async function listWaitingOf(db: Queries, flatIds: number[]): Promise<WaitingRow[]> {
  return db
    .selectFrom('waiting_image')
    .select(['id', 'flat_id', 'file_name', 'problem'])
    .where('flat_id', 'in', flatIds)
    .orderBy('id')
    .execute()
}

/** The main pictures of flats. */
export async function listMainImagesOf(db: Queries, flatIds: number[]): Promise<ImageRow[]> {
  return selectImages(db).where('flat_id', 'in', flatIds).where('main_image', '=', true).execute()
}

function selectImages(db: Queries) {
  return db
    .selectFrom('flat_image')
    .innerJoin('flat', 'flat.id', 'flat_image.flat_id')
    .select(['flat_image.id', 'flat_id', 'key', 'rank', 'main_image', 'derivatives', 'file_name'])
    .select(['flat.status', 'flat.image_secret as secret'])
}

/** The current and future blocked days of a flat. */
export async function listBlockedRanges(
  db: Queries,
  flatId: number,
  moment: { now: Date; today: string },
): Promise<DayRange[]> {
  const { taken } = await db
    .selectFrom('flat')
    .select(takenRanges(moment).as('taken'))
    .where('id', '=', flatId)
    .executeTakeFirstOrThrow()

  return taken
}

/**
 * The current and future blocked days of the flat of the outer query (`flat.id`), merged: adjacent periods become one,
 * so that bookings are indistinguishable from other blocks.
 */
export function takenRanges({ now, today }: { now: Date; today: string }): RawBuilder<DayRange[]> {
  return sql<DayRange[]>`(
    SELECT coalesce(json_agg(json_build_object('from', lower(merged), 'to', upper(merged) - 1) ORDER BY merged), '[]')
    FROM unnest((
      SELECT range_agg(period) FROM ${blockedPeriodsAsOf(now)} AS taken
      WHERE taken.flat_id = flat.id AND blocked_to >= ${today}::date
    )) AS merged
  )`
}

/** The statuses of a tenant's bookings of the flat. */
export async function listBookingStatusesOf(
  db: Queries,
  { flatId, tenantId }: { flatId: number; tenantId: string },
  now: Date,
): Promise<BookingStatus[]> {
  const rows = await db
    .selectFrom(bookingsAsOf(now).as('booking'))
    .select('status')
    .distinct()
    .where('flat_id', '=', flatId)
    .where('tenant_id', '=', tenantId)
    .execute()

  return rows.map(({ status }) => status)
}
