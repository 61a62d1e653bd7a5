import { addDays } from '@domizil/domain'
import { type RawBuilder, sql } from 'kysely'
import type { Queries } from '../../foundation/tables/index.ts'
import type { AdminListAsOf } from './admin-list-as-of.ts'

type Condition = RawBuilder<boolean>
export type RowId = number | string

/** What is wanted of a list, beside the page. */
export interface ListQuery {
  readonly sort?: string | undefined
  readonly dir?: 'asc' | 'desc' | undefined
  readonly q?: string | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly filters: Readonly<Record<string, unknown>>
}

/** How many rows match. */
export async function countRows(db: Queries, list: AdminListAsOf, query: ListQuery): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    SELECT count(*)::int AS total FROM (${list.rows}) AS item WHERE ${matching(list, query)}`.execute(db)

  return rows[0]?.total ?? 0
}

/** A page of the rows that match. */
export async function listPage<Row>(
  db: Queries,
  list: AdminListAsOf,
  query: ListQuery,
  { limit, offset }: { limit: number; offset: number },
): Promise<Row[]> {
  const { rows } = await sql<Row>`
    SELECT * FROM (${list.rows}) AS item WHERE ${matching(list, query)}
    ORDER BY ${orderOf(list, query)} LIMIT ${limit} OFFSET ${offset}`.execute(db)

  return rows
}

/** The ids of everything that matches, in order. */
export async function listIds(db: Queries, list: AdminListAsOf, query: ListQuery): Promise<RowId[]> {
  const { rows } = await sql<{ id: RowId }>`
    SELECT item.id FROM (${list.rows}) AS item WHERE ${matching(list, query)}
    ORDER BY ${orderOf(list, query)}`.execute(db)

  return rows.map(({ id }) => id)
}

/** The rows with these ids, in no order. One that has gone meanwhile is left out. */
export async function listByIds<Row>(
  db: Queries,
  list: AdminListAsOf,
  ids: readonly RowId[],
): Promise<Row[]> {
  const { rows } = await sql<Row>`
    SELECT * FROM (${list.rows}) AS item WHERE item.id = ANY (${ids})`.execute(db)

  return rows
}

const column = (name: string) => sql.ref(`item.${name}`)

function matching(list: AdminListAsOf, { q = '', from, to, filters }: ListQuery): Condition {
  const day = column(list.day)
  const midnight = (date: string) => sql`(${date}::date::timestamp AT TIME ZONE 'Europe/Berlin')`
  const conditions = [
    ...wordsOf(q).map((word) => hasWord(list.words, word)),
    ...list.filters.flatMap((name) => isOneOf(name, filters[name])),
    ...(from ? [sql<boolean>`${day} >= ${midnight(from)}`] : []),
    ...(to ? [sql<boolean>`${day} < ${midnight(addDays(to, 1))}`] : []),
  ]

  return sql<boolean>`${sql.join([sql`true`, ...conditions], sql` AND `)}`
}

const MAX_WORDS = 10

function wordsOf(q: string): string[] {
  return q.split(/\s+/).filter(Boolean).slice(0, MAX_WORDS)
}

/** As in the search for flats: accents and capitals do not count. */
function hasWord(columns: readonly string[], word: string): Condition {
  const text = sql.join(columns.map((name) => sql`${column(name)}::text`))
  return sql<boolean>`strpos(fold_text(concat_ws(' ', ${text})), fold_text(${word})) > 0`
}

function isOneOf(name: string, wanted: unknown): Condition[] {
  if (wanted === undefined) return []
  if (Array.isArray(wanted)) return wanted.length === 0 ? [] : [sql`${column(name)} = ANY (${wanted})`]
  return [sql`${column(name)} = ${wanted}`]
}

/** Nulls come last in both directions; the id breaks ties, so that no page repeats a row. */
function orderOf(list: AdminListAsOf, { sort = list.day, dir }: ListQuery): RawBuilder<unknown> {
  const direction = (dir ?? (sort === list.day ? list.dir : 'asc')) === 'asc' ? sql`ASC` : sql`DESC`
  return sql`${column(sort)} ${direction} NULLS LAST, item.id ${direction}`
}
