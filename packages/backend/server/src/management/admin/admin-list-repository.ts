import { columnsWith } from '@domizil/api'
import { addDays, cityNameIn, foldText, LOCALES, TRANSLATED_CITIES } from '@domizil/domain'
import { type RawBuilder, sql } from 'kysely'
import type { Database, Queries } from '../../foundation/tables/index.ts'
import type { AdminListAsOf } from './admin-list.ts'
import { BELONGINGS } from './belongings.ts'
import type { RowId } from './list-shape.ts'
import { numberIn, phoneIn, wordsOf } from './searched-words.ts'

/** Words that are searched for together: one, or all of a city's name in any language. */
interface Term {
  readonly words: readonly string[]
  /** What the city is called where it is. */
  readonly city: string | undefined
}

const LOCAL_NAMES = new Map(
  TRANSLATED_CITIES.flatMap((city) => LOCALES.map((locale) => [foldText(cityNameIn(locale, city)), city])),
)

/** How many words a name has, the longest first: "Frankfurt am Main" is one city. */
const LENGTHS = [...new Set([...LOCAL_NAMES.keys()].map((name) => name.split(' ').length))].toSorted(
  (one, other) => other - one,
)

/** The terms of a search, in order: "loft the hague" is a word and a city, "Den Haag". */
function termsOf(words: readonly string[]): Term[] {
  const terms: Term[] = []
  let at = 0
  while (at < words.length) {
    const name = LENGTHS.map((length) => words.slice(at, at + length)).find(
      (part) => localCity(part) !== undefined,
    )
    const term = name ?? words.slice(at, at + 1)
    terms.push({ words: term, city: localCity(term) })
    at += term.length
  }
  return terms
}

const localCity = (words: readonly string[]) => LOCAL_NAMES.get(foldText(words.join(' ')))

type Condition = RawBuilder<boolean>

/** What is wanted of a list, beside the page. */
export interface ListQuery {
  readonly sort?: string | undefined
  readonly dir?: 'asc' | 'desc' | undefined
  readonly q?: string | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly filters: Readonly<Record<string, unknown>>
}

/** The 4 MB of PostgreSQL's default send a sort or a join of 100,000 ids to the disk. */
const WORK_MEMORY = '32MB'

function withMemory<Result>(db: Database, read: (trx: Queries) => Promise<Result>): Promise<Result> {
  return db.transaction().execute(async (trx) => {
    await sql`SET LOCAL work_mem = ${sql.lit(WORK_MEMORY)}`.execute(trx)
    return read(trx)
  })
}

/** A page of what matches: the ids in order, and how many there are on all pages. */
export function findPage(
  db: Database,
  list: AdminListAsOf,
  query: ListQuery,
  page: { limit: number; offset: number },
): Promise<{ ids: RowId[]; total: number }> {
  return withMemory(db, (trx) => readPage(trx, list, query, page))
}

async function readPage(
  db: Queries,
  list: AdminListAsOf,
  query: ListQuery,
  page: { limit: number; offset: number },
): Promise<{ ids: RowId[]; total: number }> {
  if (!query.q) return { total: await countRows(db, list, query), ids: await readIds(db, list, query, page) }

  // The words of all rows are compared once, for the count and for the page.
  const { rows } = await sql<{ ids: RowId[] | null; total: number }>`
    WITH matching AS MATERIALIZED (
      SELECT ${sql.join(columnsOfOrder(list, query).map(column))} FROM (${list.rows}) AS item WHERE ${matching(list, query)}
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
    SELECT count(*)::int AS total FROM (${list.rows}) AS item WHERE ${matching(list, query)}`.execute(db)

  return rows[0]?.total ?? 0
}

/** The ids of what matches, in order: of a page, or of everything. One array is read faster than a row for each. */
export function listIds(
  db: Database,
  list: AdminListAsOf,
  query: ListQuery,
  page?: { limit: number; offset: number },
): Promise<RowId[]> {
  return withMemory(db, (trx) => readIds(trx, list, query, page))
}

async function readIds(
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
const idsOf = (list: AdminListAsOf, query: ListQuery): RawBuilder<unknown> => sql`
  SELECT item.id FROM (${list.rows}) AS item WHERE ${matching(list, query)} ORDER BY ${orderOf(list, query)}`

/** The rows with these ids, in their order: all columns, or those named. One that has gone meanwhile is left out. */
export async function listByIds<Row extends { id: RowId }>(
  db: Queries,
  list: AdminListAsOf,
  ids: readonly RowId[],
  columns: readonly string[] = Object.keys(list.columns),
): Promise<Row[]> {
  const read = sql.join([...new Set(['id', ...columns])].map(column))
  const { rows } = await sql<Row>`SELECT ${read} FROM (${list.rowsWith(ids)}) AS item`.execute(db)

  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

const column = (name: string) => sql.ref(`item.${name}`)

function matching(list: AdminListAsOf, { q = '', from, to, filters }: ListQuery): Condition {
  const day = column(list.day)
  const midnight = (date: string) => sql`(${date}::date::timestamp AT TIME ZONE 'Europe/Berlin')`
  const conditions = [
    ...isFound(list, q),
    ...[...columnsWith(list, 'filtered'), ...list.flags].flatMap((name) => isOneOf(name, filters[name])),
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

/** As in the search for flats: accents and capitals do not count, and a city is found by its name in any language. */
function hasWords({ words: { kind, person } }: AdminListAsOf, wanted: readonly string[]): Condition {
  // Ids are compared as texts: of a number, the planner does not know that it stands there once.
  const isAmong = (id: RawBuilder<unknown>, of: string, condition: Condition) =>
    sql<boolean>`${id}::text IN (SELECT id FROM admin_words WHERE kind = ${of} AND ${condition})`
  if (!person)
    return isAmong(
      sql`item.id`,
      kind,
      hasTerms(wanted, (word) => contains(kind, word)),
    )

  return hasTerms(wanted, (word) => {
    const [own, personal] = [
      isAmong(sql`item.id`, kind, contains(kind, word)),
      isAmong(column(person), 'USER', contains('USER', word)),
    ]
    return sql`(${own} OR ${personal})`
  })
}

function hasTerms(wanted: readonly string[], has: (word: string) => Condition): Condition {
  const hasAll = (words: readonly string[]) => sql<boolean>`${sql.join(words.map(has), sql` AND `)}`
  const conditions = termsOf(wanted).map(({ words, city }) =>
    city === undefined ? hasAll(words) : sql<boolean>`(${hasAll(words)} OR ${has(city)})`,
  )
  return sql<boolean>`${sql.join(conditions, sql` AND `)}`
}

/**
 * Whether the folded words of a row of a kind have a word: the signs that mean something to LIKE mean themselves. Kind and words
 * are compared as one text, for which the planner knows how many rows there are: most flats have a city, no booking has.
 */
const contains = (kind: string, word: string) =>
  sql<boolean>`kind || ' ' || words
    LIKE ${kind.replaceAll('_', String.raw`\_`)} || ' %' || regexp_replace(fold_text(${word}), ${LIKE_SIGNS}, ${ESCAPED}, 'g') || '%'`

const LIKE_SIGNS = String.raw`([\\%_])`
const ESCAPED = String.raw`\\\1`

function isOneOf(name: string, wanted: unknown): Condition[] {
  if (wanted === undefined) return []
  if (Array.isArray(wanted)) return wanted.length === 0 ? [] : [sql`${column(name)} = ANY (${wanted})`]
  return [sql`${column(name)} = ${wanted}`]
}

function belongsTo({ people }: AdminListAsOf, filters: ListQuery['filters']): Condition[] {
  return Object.entries(people).flatMap(([name, section]) => {
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
  const { kind, optional } = list.columns[sort] ?? {}
  // Without it the index of a column that is never empty gives the order.
  const nulls = optional ? sql`NULLS LAST` : sql``
  const collation = kind === 'name' ? sql`COLLATE "und-x-icu"` : sql``
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
