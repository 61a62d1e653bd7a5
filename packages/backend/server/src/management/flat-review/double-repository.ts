import type { FlatReview } from '@domizil/api/schemas'
import type { DoubleHint, Locale } from '@domizil/domain'
import { type RawBuilder, sql } from 'kysely'
import type { FlatRow } from '../../catalogue/flat/index.ts'
import { personName, type Queries, titleIn } from '../../foundation/tables/index.ts'

type Doubles = FlatReview['doubles']

const MOST_SHOWN = 5
/** A shorter text says too little to be anyone's. */
const LETTERS_TO_COMPARE = 80

/** The bits that a copy in another size or format may differ in from its original, of 64. */
const MOST_DIFFERENT_BITS = 4
/** A picture of nearly one colour looks like many others. */
const LEAST_BITS = 8

/** Flats that share a picture, a description or the address with a flat. Archived ones count: they may come back. */
export async function listDoubles(db: Queries, flat: FlatRow, locale: Locale): Promise<Doubles> {
  const doubles: Doubles = []
  for (const [code, condition] of conditionsOf(flat)) {
    const flats = await listFlats(db, flat, { condition, locale })
    if (flats.length === 0) continue
    const photos = code === 'SAME_PICTURE' ? await listSharedPhotos(db, flat.id, flats) : []
    doubles.push({
      code,
      flats: flats.map((other) => ({
        ...other,
        photos: photos.filter(({ id }) => id === other.id).map(({ number, there }) => ({ number, there })),
      })),
    })
  }
  return doubles
}

const LOOK_ALIKE = sql`(bit_count(mine.look # other.look) <= ${MOST_DIFFERENT_BITS}
  AND bit_count(mine.look) BETWEEN ${LEAST_BITS} AND ${64 - LEAST_BITS})`

function conditionsOf(flat: FlatRow): [DoubleHint, RawBuilder<boolean>][] {
  const texts = (['description_flat_en', 'description_flat_local'] as const).flatMap((column) => {
    const text = flat[column] ?? ''
    const isSame = sql<boolean>`${hashOf(sql.ref(`flat.${column}`))} = ${hashOf(sql`${text}::text`)}`
    return text.length < LETTERS_TO_COMPARE ? [] : [isSame]
  })

  return [
    [
      'SAME_PICTURE',
      sql`flat.id IN (
        SELECT other.flat_id FROM flat_image AS mine JOIN flat_image AS other ON other.key = mine.key
        WHERE mine.flat_id = ${flat.id}
        UNION ALL
        SELECT other.flat_id FROM flat_image AS mine JOIN flat_image AS other
          ON look_quarters(other.look) && look_quarters(mine.look)
        WHERE mine.flat_id = ${flat.id} AND ${LOOK_ALIKE})`,
    ],
    ['SAME_TEXT', texts.length > 0 ? sql`(${sql.join(texts, sql` OR `)})` : sql`false`],
    [
      'SAME_ADDRESS',
      sql`${houseOf(sql.ref('flat.street'), sql.ref('flat.house_number'))}
          = ${houseOf(sql`${flat.street}::text`, sql`${flat.house_number}::text`)}
        AND flat.postcode = ${flat.postcode} AND flat.owner_id <> ${flat.owner_id}`,
    ],
  ]
}

// Word for word the expressions of the indexes.
const hashOf = (text: RawBuilder<unknown>) =>
  sql`md5(regexp_replace(lower(${text}), '[^[:alnum:]]+', ' ', 'g'))`
const houseOf = (street: RawBuilder<unknown>, number: RawBuilder<unknown>) =>
  sql`replace(lower(${street} || ' ' || ${number}), 'ß', 'ss')`

interface Wanted {
  condition: RawBuilder<boolean>
  locale: Locale
}

/** The photos of a flat that others show as well, by their numbers here and there. */
async function listSharedPhotos(db: Queries, flatId: number, others: readonly { id: number }[]) {
  const numbered = (ids: readonly number[]) => sql`(
    SELECT flat_id, key, look, row_number() OVER (PARTITION BY flat_id ORDER BY rank, id)::int AS number
    FROM flat_image WHERE flat_id = ANY (${ids}))`
  const { rows } = await sql<{ id: number; number: number; there: number }>`
    SELECT other.flat_id AS id, mine.number, other.number AS there
    FROM ${numbered([flatId])} AS mine JOIN ${numbered(others.map(({ id }) => id))} AS other
      ON other.key = mine.key OR ${LOOK_ALIKE}
    ORDER BY mine.number, other.number`.execute(db)

  return rows
}

/** Those of other owners first: only they are suspicious. */
async function listFlats(db: Queries, { id, owner_id: ownerId }: FlatRow, { condition, locale }: Wanted) {
  const { rows } = await sql<Omit<Doubles[number]['flats'][number], 'photos'>>`
    SELECT flat.id, ${titleIn(locale)} AS title, ${personName('owner')} AS owner, flat.owner_id AS "ownerId", flat.status
    FROM flat JOIN app_user AS owner ON owner.id = flat.owner_id
    WHERE ${condition} AND flat.id <> ${id}
    ORDER BY flat.owner_id = ${ownerId}, flat.id DESC LIMIT ${MOST_SHOWN}`.execute(db)

  return rows
}
