import type { DayRange } from '@domizil/api/schemas'
import { type Selectable, sql } from 'kysely'
import type { Queries, Tables } from '../../foundation/tables/index.ts'
import { dayOf } from '../../foundation/kernel/index.ts'
import { type ImageRow, takenRanges } from './flat-repository.ts'
import { reviewFigures, type ReviewFiguresRow } from './review-figures.ts'

const MAX_IMAGES = 3

const CARD_COLUMNS = [
  'id',
  'owner_id',
  'status',
  'title_en',
  'title_local',
  'language_tag',
  'city',
  'district',
  'price_per_month',
  'deposit',
  'size',
  'rooms',
  'default_rooms',
  'type',
  'max_person',
  'flat_booking_length',
  'public_latitude',
  'public_longitude',
  'published_at',
] as const satisfies (keyof Tables['flat'])[]

export type CardRow = Pick<Selectable<Tables['flat']>, (typeof CARD_COLUMNS)[number]> &
  ReviewFiguresRow & { taken: DayRange[] }

/** What cards of these flats show, in no order. */
export async function listCardRows(db: Queries, ids: number[], now: Date): Promise<CardRow[]> {
  if (ids.length === 0) return []

  return db
    .selectFrom('flat')
    .select(CARD_COLUMNS)
    .select(takenRanges({ now, today: dayOf(now) }).as('taken'))
    .select(reviewFigures(now))
    .where('id', '=', sql<number>`ANY(${ids}::int[])`)
    .execute()
}

/** The first pictures of each flat, the main one first. */
export async function listCardImages(db: Queries, ids: number[]): Promise<ImageRow[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<ImageRow>`
    SELECT ordered.*, flat.status, flat.image_secret AS secret
    FROM (
      SELECT id, flat_id, key, rank, main_image, derivatives, row_number() OVER (PARTITION BY flat_id ORDER BY main_image DESC, rank, id) AS place
      FROM flat_image
      WHERE flat_id = ANY(${ids}::int[])
    ) AS ordered
    JOIN flat ON flat.id = ordered.flat_id
    WHERE place <= ${MAX_IMAGES}
    ORDER BY flat_id, place`.execute(db)

  return rows
}

/** The newest listed flats. */
export async function listNewestIds(db: Queries, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('flat')
    .select('id')
    .where('status', '=', 'ACTIVE')
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()

  return rows.map(({ id }) => id)
}
