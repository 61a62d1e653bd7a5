import type { Bounds, Cluster, Pin } from '@domizil/api/schemas'
import { type RawBuilder, sql } from 'kysely'
import type { Queries } from '../../foundation/tables/index.ts'
import { allOf, type Condition } from './condition.ts'
import { CELLS_ACROSS, CELLS_DOWN, type Grid, SMALLEST_POWER } from './cluster-grid.ts'
import type { PriceCount } from './price-histogram.ts'

/** What is wanted of a search. */
export interface SearchProjection {
  /** All but the price. */
  conditions: Condition[]
  price: Condition[]
  order: RawBuilder<unknown>
  /** Whether the order needs `flat_words AS w`. */
  isByWords: boolean
  limit: number
  offset: number
  /** The maximum number of pins; none if there would be more. */
  maxPins: number
  /** What would be too many pins is gathered in its cells; left out, in those of a map of all that is found. */
  grid?: Grid | undefined
  withPrices: boolean
}

export interface SearchHits {
  /** Of the flats that were looked at: all, or a sample of one more than `SAMPLE`. */
  seen: number
  /** How many flats of the whole one of those stands for; 1 if all were looked at. */
  each: number
  north: number | null
  east: number | null
  south: number | null
  west: number | null
  /** The flats of the page, in order: of those that were looked at. */
  ids: number[]
  pins: Pin[]
  clusters: Cell[]
  /** Without the price filter, the cheapest first. */
  prices: PriceCount[]
}

/** With what there is to tell of its flat, where it holds only one. */
interface Cell extends Omit<Cluster, 'pin'> {
  id: number
  bedrooms: number
  district: string | null
}

/** Looks at the matching flats once, or at a sample of too many, and computes the requested facets. */
export async function findFlats(db: Queries, projection: SearchProjection): Promise<SearchHits> {
  const { conditions, price, order, isByWords, limit, offset, maxPins, grid, withPrices } = projection
  const withWords = isByWords ? sql`JOIN flat_words AS w USING (flat_id)` : sql``
  // Only a filter by price makes it a second look.
  const priced = price.length === 0 ? sql`SELECT * FROM found` : sampleOf(conditions)
  const { rows } = await sql<SearchHits>`
    WITH found AS MATERIALIZED (${sampleOf([...conditions, ...price])}),
    page AS (
      SELECT s.flat_id FROM found AS s ${withWords}
      ORDER BY ${order} LIMIT ${limit} OFFSET ${offset}
    ),
    pin AS (
      SELECT flat_id AS id, latitude, longitude, price AS "pricePerMonth", bedrooms,
             ${districtOf(sql`flat_id`)} AS district
      FROM found
      WHERE (SELECT count(*) FROM found) <= ${maxPins}
      ORDER BY price, flat_id
    ),
    frame AS MATERIALIZED (
      SELECT ${grid?.width ?? powerOfTwo(sql`max(longitude) - min(longitude)`, CELLS_ACROSS)}::float8 AS width,
             ${grid?.height ?? powerOfTwo(sql`max(latitude) - min(latitude)`, CELLS_DOWN)}::float8 AS height
      FROM found
      HAVING count(*) > ${maxPins} AND ${maxPins} > 0
    ),
    gathered AS (${CELLS}),
    bar AS (
      SELECT price, count(*)::int AS count FROM (${priced}) AS s WHERE ${withPrices} GROUP BY price ORDER BY price
    )
    SELECT count(*)::int AS seen, ${EACH} AS each,
           max(latitude) AS north, max(longitude) AS east, min(latitude) AS south, min(longitude) AS west,
           ARRAY(SELECT flat_id FROM page) AS ids,
           (SELECT coalesce(json_agg(pin), '[]') FROM pin) AS pins,
           (SELECT coalesce(json_agg(gathered), '[]') FROM gathered) AS clusters,
           (SELECT coalesce(json_agg(bar), '[]') FROM bar) AS prices
    FROM found`.execute(db)

  return rows[0] ?? NOTHING
}

/** The flats of a page in an order that an index has: it is read until the page is full. */
export async function listPage(
  db: Queries,
  { conditions, order, limit, offset }: Pick<SearchProjection, 'conditions' | 'order' | 'limit' | 'offset'>,
): Promise<number[]> {
  const { rows } = await sql<{ flat_id: number }>`
    SELECT s.flat_id FROM flat_search AS s WHERE ${allOf(conditions)}
    ORDER BY ${order} LIMIT ${limit} OFFSET ${offset}`.execute(db)

  return rows.map(({ flat_id }) => flat_id)
}

/** Of more flats as many are looked at, drawn at random: the cost of a search does not grow with what it finds. */
const SAMPLE = 1_500

/**
 * The matching flats in the order of a hash of their ids, up to one more than `SAMPLE`: the same ones for the same
 * search, and as scattered as all of them. An index has this order, and everything else that is read here.
 */
function sampleOf(conditions: readonly Condition[]): RawBuilder<unknown> {
  return sql`
    SELECT s.flat_id, s.latitude, s.longitude, s.price, s.size, s.bedrooms, s.quality, s.published_at,
           hashint4(s.flat_id) AS draw
    FROM flat_search AS s
    WHERE ${allOf(conditions)}
    ORDER BY hashint4(s.flat_id) LIMIT ${SAMPLE + 1}`
}

/** Hashes are spread evenly from -2^31 on, so the last one drawn says which share of the whole was passed. */
const EACH = sql`
  CASE WHEN count(*) > ${SAMPLE} THEN ${SAMPLE} / ((max(draw) + 2147483649.0) / 4294967296.0) / count(*) ELSE 1 END::float8`

const NOTHING: SearchHits = {
  seen: 0,
  each: 1,
  north: null,
  east: null,
  south: null,
  west: null,
  ids: [],
  pins: [],
  clusters: [],
  prices: [],
}

/** Around everything found; null when nothing was. */
export function boundsOf({ north, east, south, west }: SearchHits): Bounds | null {
  if (north === null || east === null || south === null || west === null) return null
  return { north, east, south, west }
}

/** What is found, gathered in the cells of a grid that is fixed to the earth, the fullest first. */
const CELLS = sql`
  SELECT concat_ws('/', s.x, s.y, s.width, s.height) AS cell,
         avg(s.latitude) AS latitude, avg(s.longitude) AS longitude, count(*)::int AS count,
         min(s.price) AS "minPrice", min(s.flat_id) AS id, min(s.bedrooms) AS bedrooms,
         CASE WHEN count(*) = 1 THEN ${districtOf(sql`min(s.flat_id)`)} END AS district
  FROM (
    SELECT found.*, frame.width, frame.height,
           floor(longitude / frame.width) AS x, floor(latitude / frame.height) AS y
    FROM found, frame
  ) AS s
  GROUP BY s.x, s.y, s.width, s.height
  ORDER BY count DESC, id`

/** The side of a cell, as `clusterGrid` rounds it. */
function powerOfTwo(degrees: RawBuilder<unknown>, cells: number): RawBuilder<unknown> {
  return sql`power(2, greatest(ceil(ln(nullif(${degrees}, 0) / ${cells}::float8) / ln(2)), ${SMALLEST_POWER}::float8))`
}

/** One look-up for each flat: joined, the whole table might be read for a few of them. */
function districtOf(flatId: RawBuilder<unknown>): RawBuilder<string | null> {
  return sql`(SELECT f.district FROM flat AS f WHERE f.id = ${flatId})`
}

/** Only a cluster of one tells of its flat. In a sample a flat stands for others, and no cluster is of one. */
export function presentCluster({ id, bedrooms, district, ...cluster }: Cell, each: number): Cluster {
  const { latitude, longitude, count, minPrice: pricePerMonth } = cluster
  if (each > 1) return { ...cluster, count: roughly(count * each) }

  return count === 1
    ? { ...cluster, pin: { id, latitude, longitude, pricePerMonth, bedrooms, district } }
    : cluster
}

/** Two digits are as many as a sample knows. */
function roughly(count: number): number {
  return Math.max(2, Number(count.toPrecision(2)))
}

/** Counting stops here: an exact number for a whole country would take too long. */
export const MOST_COUNTED = 1_000

/** How many match each of several lists of conditions, up to `MOST_COUNTED`. */
export async function countEach(db: Queries, lists: readonly (readonly Condition[])[]): Promise<number[]> {
  if (lists.length === 0) return []
  const counts = lists.map(
    (conditions) => sql`(SELECT count(*)::int FROM (
      SELECT FROM flat_search AS s WHERE ${allOf(conditions)} LIMIT ${MOST_COUNTED}
    ) AS counted)`,
  )
  const { rows } = await sql<{ totals: number[] }>`SELECT ARRAY[${sql.join(counts)}] AS totals`.execute(db)

  return rows[0]?.totals ?? []
}
