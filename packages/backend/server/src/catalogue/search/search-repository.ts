import type { Bounds, Cluster, Pin } from '@domizil/api/schemas'
import { type RawBuilder, sql } from 'kysely'
import type { Queries } from '../../foundation/tables/index.ts'
import { allOf, type Condition } from './condition.ts'
import type { Grid } from './cluster-grid.ts'
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
  /** What would be too many pins is gathered in its cells. */
  grid?: Grid | undefined
  withPrices: boolean
}

export interface SearchHits {
  total: number
  north: number | null
  east: number | null
  south: number | null
  west: number | null
  /** The flats of the page, in order. */
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

/** Scans the flats once, and computes the requested facets of the matching ones. */
export async function findFlats(db: Queries, projection: SearchProjection): Promise<SearchHits> {
  const { conditions, price, order, isByWords, limit, offset, maxPins, grid, withPrices } = projection
  const withWords = isByWords ? sql`JOIN flat_words AS w USING (flat_id)` : sql``
  const { rows } = await sql<SearchHits>`
    WITH matching AS MATERIALIZED (
      SELECT s.flat_id, s.latitude, s.longitude, s.price, s.size, s.bedrooms, s.quality, s.published_at,
             ${allOf(price)} AS is_affordable
      FROM flat_search AS s
      WHERE ${allOf(conditions)}
    ),
    found AS (SELECT * FROM matching WHERE is_affordable),
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
    gathered AS (
      ${grid ? cellsOf(sql`found AS s WHERE (SELECT count(*) FROM found) > ${maxPins}`, grid) : NO_CELLS}
    ),
    bar AS (SELECT price, count(*)::int AS count FROM matching WHERE ${withPrices} GROUP BY price ORDER BY price)
    SELECT count(*)::int AS total, max(latitude) AS north, max(longitude) AS east, min(latitude) AS south,
           min(longitude) AS west,
           ARRAY(SELECT flat_id FROM page) AS ids,
           (SELECT coalesce(json_agg(pin), '[]') FROM pin) AS pins,
           (SELECT coalesce(json_agg(gathered), '[]') FROM gathered) AS clusters,
           (SELECT coalesce(json_agg(bar), '[]') FROM bar) AS prices
    FROM found`.execute(db)

  return rows[0] ?? NOTHING
}

const NOTHING: SearchHits = {
  total: 0,
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

/** Everything that matches, gathered in the cells of a grid that is fixed to the earth. */
export async function listClusters(db: Queries, conditions: Condition[], grid: Grid): Promise<Cell[]> {
  const matching = sql`flat_search AS s WHERE ${allOf(conditions)}`
  const { rows } = await cellsOf(matching, grid).execute(db)
  return rows
}

/** The fullest first. */
function cellsOf(flats: RawBuilder<unknown>, { width, height }: Grid): RawBuilder<Cell> {
  return sql<Cell>`
    SELECT concat_ws('/', s.x, s.y, ${width}::float8, ${height}::float8) AS cell,
           avg(s.latitude) AS latitude, avg(s.longitude) AS longitude, count(*)::int AS count,
           min(s.price) AS "minPrice", min(s.flat_id) AS id, min(s.bedrooms) AS bedrooms,
           CASE WHEN count(*) = 1 THEN ${districtOf(sql`min(s.flat_id)`)} END AS district
    FROM (
      SELECT s.flat_id, s.latitude, s.longitude, s.price, s.bedrooms,
             floor(s.longitude / ${width}::float8) AS x, floor(s.latitude / ${height}::float8) AS y
      FROM ${flats}
    ) AS s
    GROUP BY s.x, s.y
    ORDER BY count DESC, id`
}

const NO_CELLS = sql`SELECT NULL WHERE FALSE`

/** One look-up for each flat: joined, the whole table might be read for a few of them. */
function districtOf(flatId: RawBuilder<unknown>): RawBuilder<string | null> {
  return sql`(SELECT f.district FROM flat AS f WHERE f.id = ${flatId})`
}

/** Only a cluster of one tells of its flat. */
export function presentCluster({ id, bedrooms, district, ...cluster }: Cell): Cluster {
  const { latitude, longitude, count, minPrice: pricePerMonth } = cluster

  return count === 1
    ? { ...cluster, pin: { id, latitude, longitude, pricePerMonth, bedrooms, district } }
    : cluster
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
