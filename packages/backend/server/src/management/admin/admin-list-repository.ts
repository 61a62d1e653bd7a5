import { addDays } from '@domizil/domain'
import { type RawBuilder, sql } from 'kysely'
import type { Queries } from '../../foundation/tables/index.ts'
import type { AdminListAsOf } from './admin-list-as-of.ts'
import { BELONGINGS } from './belongings.ts'
import { termsOf } from './local-city.ts'
import { numberIn, phoneIn, wordsOf } from './searched-words.ts'

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

/** A page of what matches: the ids in order, and how many there are on all pages. */
export async function findPage(
  db: Queries,
  list: AdminListAsOf,
  query: ListQuery,
  page: { limit: number; offset: number },
): Promise<{ ids: RowId[]; total: number }> {
  if (!query.q) return { total: await countRows(db, list, query), ids: await listIds(db, list, query, page) }

  // The words of all rows are compared once, for the count and for the page.
  const { rows } = await sql<{ ids: RowId[] | null; total: number }>`
    WITH matching AS MATERIALIZED (
      SELECT ${sql.join(columnsOfOrder(list, query).map(column))} FROM (${list.keys}) AS item WHERE ${matching(list, query)}
    )
    SELECT (SELECT count(*)::int FROM matching) AS total, (
      SELECT array_agg(found.id) FROM (
        SELECT item.id FROM matching AS item ORDER BY ${orderOf(list, query)} LIMIT ${page.limit} OFFSET ${page.offset}
      ) AS found
    ) AS ids`.execute(db)

  return { ids: rows[0]?.ids ?? [], total: rows[0]?.total ?? 0 }
}

async function countRows(db: Queries, list: AdminListAsOf, query: ListQuery): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    SELECT count(*)::int AS total FROM (${list.keys}) AS item WHERE ${matching(list, query)}`.execute(db)

  return rows[0]?.total ?? 0
}

/** The ids of what matches, in order: of a page, or of everything. One array is read faster than a row for each. */
export async function listIds(
  db: Queries,
  list: AdminListAsOf,
  query: ListQuery,
  page?: { limit: number; offset: number },
): Promise<RowId[]> {
  const { rows } = await sql<{ ids: RowId[] | null }>`
    SELECT array_agg(found.id) AS ids FROM (
      ${idsOf(list, query)} ${page ? sql`LIMIT ${page.limit} OFFSET ${page.offset}` : sql``}
    ) AS found`.execute(db)

  return rows[0]?.ids ?? []
}

/** The query of the ids of what matches, in order. */
export const idsOf = (list: AdminListAsOf, query: ListQuery): RawBuilder<unknown> => sql`
  SELECT item.id FROM (${list.keys}) AS item WHERE ${matching(list, query)} ORDER BY ${orderOf(list, query)}`

/** The rows with these ids, in their order: all columns, or those named. One that has gone meanwhile is left out. */
export async function listByIds<Row extends { id: RowId }>(
  db: Queries,
  list: AdminListAsOf,
  ids: readonly RowId[],
  columns?: readonly string[],
): Promise<Row[]> {
  const read = columns ? sql.join([...new Set(['id', ...columns])].map(column)) : sql`*`
  const { rows } = await sql<Row>`
    SELECT ${read} FROM (${list.rows}) AS item WHERE item.id = ANY (${ids})`.execute(db)

  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

const column = (name: string) => sql.ref(`item.${name}`)

function matching(list: AdminListAsOf, { q = '', from, to, filters }: ListQuery): Condition {
  const day = column(list.day)
  const midnight = (date: string) => sql`(${date}::date::timestamp AT TIME ZONE 'Europe/Berlin')`
  const conditions = [
    ...isFound(list, q),
    ...list.filters.flatMap((name) => isOneOf(name, filters[name])),
    ...belongsTo(list, filters),
    ...(from ? [sql<boolean>`${day} >= ${midnight(from)}`] : []),
    ...(to ? [sql<boolean>`${day} < ${midnight(addDays(to, 1))}`] : []),
  ]

  return sql<boolean>`${sql.join([sql`true`, ...conditions], sql` AND `)}`
}

/** What has all words, or whose hidden id they are. */
function isFound(list: AdminListAsOf, q: string): Condition[] {
  const phone = list.hasPhones ? phoneIn(q) : undefined
  const wanted = phone ? [phone] : wordsOf(q)
  if (wanted.length === 0) return []
  if (!list.hiddenId) return [hasWords(list, wanted)]
  return [sql<boolean>`(${hasWords(list, wanted)} OR ${column(list.hiddenId)} = ${q.trim()})`]
}

/**
 * As in the search for flats: accents and capitals do not count, and a city is found by its name in any language. The
 * words of a row may be joined from other rows: several conditions share what one subquery joins.
 */
function hasWords({ words, hasWords: areFolded }: AdminListAsOf, wanted: readonly string[]): Condition {
  const text = sql.join(words.map((name) => sql`${column(name)}::text`))
  const folded = areFolded ? sql`item.words` : sql`fold_text(concat_ws(' ', ${text}))`
  const terms = termsOf(wanted)
  if (terms.every(({ city }) => city === undefined)) return hasAll(folded, wanted)

  const joined = sql.ref('joined.words')
  const conditions = terms.map((term) =>
    term.city === undefined
      ? hasAll(joined, term.words)
      : sql<boolean>`(${hasAll(joined, term.words)} OR ${hasAll(joined, [term.city])})`,
  )
  return sql<boolean>`(SELECT ${sql.join(conditions, sql` AND `)} FROM (SELECT ${folded} AS words OFFSET 0) AS joined)`
}

const hasAll = (text: RawBuilder<unknown>, words: readonly string[]) =>
  sql<boolean>`${text} LIKE ALL (ARRAY[${sql.join(words.map(patternOf))}])`

/** What contains a word: the signs that mean something to LIKE mean themselves. */
const patternOf = (word: string) =>
  sql`'%' || regexp_replace(fold_text(${word}), ${LIKE_SIGNS}, ${ESCAPED}, 'g') || '%'`

const LIKE_SIGNS = String.raw`([\\%_])`
const ESCAPED = String.raw`\\\1`

function isOneOf(name: string, wanted: unknown): Condition[] {
  if (wanted === undefined) return []
  if (Array.isArray(wanted)) return wanted.length === 0 ? [] : [sql`${column(name)} = ANY (${wanted})`]
  return [sql`${column(name)} = ${wanted}`]
}

function belongsTo({ personFilters = {} }: AdminListAsOf, filters: ListQuery['filters']): Condition[] {
  return Object.entries(personFilters).flatMap(([name, section]) => {
    const id = filters[name]
    return typeof id === 'string' ? [sql`item.id IN (SELECT id FROM ${BELONGINGS[section](id)})`] : []
  })
}

/**
 * What has the number that is searched for comes first. Nulls come last in both directions; the id breaks ties, so that
 * no page repeats a row. What people read is sorted as they sort it: accents and capitals matter last.
 */
function orderOf(list: AdminListAsOf, query: ListQuery): RawBuilder<unknown> {
  const { q = '', dir } = query
  const sort = sortOf(list, query)
  const direction = (dir ?? (sort === list.day ? list.dir : 'asc')) === 'asc' ? sql`ASC` : sql`DESC`
  // Without it the index of a column that is never empty gives the order.
  const nulls = (list.filled ?? []).includes(sort) ? sql`` : sql`NULLS LAST`
  const collation = (list.texts ?? []).includes(sort) ? sql`COLLATE "und-x-icu"` : sql``
  const number = numberIn(q)
  const first = (number === undefined ? [] : (list.numbers ?? [])).map(
    (name) => sql`(${column(name)} = ${number}) DESC,`,
  )
  return sql`${first.length > 0 ? sql.join(first, sql` `) : sql``} ${column(sort)} ${collation} ${direction} ${nulls}, item.id ${direction}`
}

const sortOf = (list: AdminListAsOf, { sort = list.day }: ListQuery) => sort

/** The columns that the order is made of. */
const columnsOfOrder = (list: AdminListAsOf, query: ListQuery) => [
  ...new Set(['id', sortOf(list, query), ...(list.numbers ?? [])]),
]
