import type { AdminFile, AdminListName, Locale } from '@domizil/domain'
import { stringify } from 'csv-stringify/sync'
import { type Clock, dayOf, requireAdmin, type User } from '../../foundation/kernel/index.ts'
import type { Database } from '../../foundation/tables/index.ts'
import { recordAction } from '../../infrastructure/audit/index.ts'
import { type AdminListAsOf, adminListAsOf, columnsOfFile } from './admin-list.ts'
import { findPage, type ListQuery, listByIds, listIds } from './admin-list-repository.ts'
import type { AdminRows } from './admin-rows.ts'
import type { RowId } from './list-shape.ts'
import { presentFileRow, presentListRow } from './present-row.ts'

/** Says that the file is UTF-8 to programs that would take it for something else. */
const BYTE_ORDER_MARK = '\uFEFF'

export type AdminListService = ReturnType<typeof createAdminListService>

export interface Page<Row> {
  items: Row[]
  total: number
  page: number
  size: number
}

export interface PageQuery extends Omit<ListQuery, 'filters'> {
  page: number
  size: number
  file?: AdminFile | undefined
}

const ROWS_AT_ONCE = 500

/** How a file begins, continues with rows, and ends. */
const FORMATS = {
  csv: { head: csvHead, rows: csvLines, end: '' },
  json: { head: () => '[', rows: jsonRows, end: ']\n' },
} satisfies Record<AdminFile, object>

/** The lists of the back office. */
export function createAdminListService({ db, clock }: { db: Database; clock: Clock }) {
  return {
    /**
     * A page of a list.
     *
     * @throws {DomainError} ADMINS_ONLY (403).
     */
    async page<Name extends AdminListName>(
      actor: User,
      name: Name,
      { page, size, file: _file, ...query }: PageQuery,
    ): Promise<Page<AdminRows[Name]>> {
      requireAdmin(actor)
      const list = adminListAsOf(name, clock(), actor.locale)
      const listQuery = listQueryOf(query)

      const { ids, total } = await findPage(db, list, listQuery, { limit: size, offset: page * size })
      const rows = await listByIds<AdminRows[Name]>(db, list, ids)
      const today = dayOf(clock())
      return { items: rows.map((row) => presentListRow(shownBy(list, row), today)), total, page, size }
    },

    /**
     * All matching rows of a list as the chunks of a file of CSV or JSON. No transaction is open between chunks, even for a slow
     * reader: the ids are read first, each row when its chunk is written. The file is recorded before it begins.
     *
     * @throws {DomainError} ADMINS_ONLY (403).
     */
    async file(
      actor: User,
      name: AdminListName,
      { page: _page, size: _size, file = 'csv', ...query }: PageQuery,
    ) {
      requireAdmin(actor)
      const listQuery = listQueryOf(query)
      const ids = await listIds(db, adminListAsOf(name, clock(), actor.locale), listQuery)
      const after = { rows: ids.length, file, ...narrowedBy(listQuery) }
      await recordAction(db, actor, { ...EXPORT, subjectId: name, before: {}, after }, clock())

      return {
        name: `${name}-${dayOf(clock())}.${file}`,
        text: textOf(name, ids, { file, locale: actor.locale }),
      }
    },
  }

  async function* textOf(
    name: AdminListName,
    ids: readonly RowId[],
    { file, locale }: { file: AdminFile; locale: Locale | undefined },
  ): AsyncGenerator<string> {
    const columns = columnsOfFile(name)
    const { head, rows: textOfRows, end } = FORMATS[file]
    yield head(columns)
    let isFirst = true

    for (let first = 0; first < ids.length; first += ROWS_AT_ONCE) {
      const wanted = ids.slice(first, first + ROWS_AT_ONCE)
      const list = adminListAsOf(name, clock(), locale)
      const rows = await listByIds<AdminRows[AdminListName]>(db, list, wanted, columns)
      const today = dayOf(clock())
      const shown = rows.map((row) => presentFileRow(shownBy(list, row), today))
      yield textOfRows(columns, shown, isFirst)
      isFirst &&= shown.length === 0
    }
    yield end
  }
}

const EXPORT = { action: 'LIST_EXPORTED', subjectType: 'LIST' } as const

/** What narrows a file, without the words that were searched for: they can be a person's name, and the entry stays. */
function narrowedBy({ q, from, to, filters }: ListQuery): object {
  return { ...filters, from, to, ...(q?.trim() && { searched: true }) }
}

function shownBy<Row extends object>({ shown }: Pick<AdminListAsOf, 'shown'>, row: Row): Row {
  return shown ? (shown(row) as Row) : row
}

/** Everything else that a list takes narrows it. */
function listQueryOf({
  sort,
  dir,
  q,
  from,
  to,
  ...filters
}: Omit<PageQuery, 'page' | 'size' | 'file'>): ListQuery {
  return { sort, dir, q, from, to, filters }
}

/** Rows within an array of JSON, a line each. `isFirst` says whether they are the first ones of the array. */
function jsonRows(columns: readonly string[], rows: readonly object[], isFirst: boolean): string {
  const lines = rows.map((row) =>
    JSON.stringify(Object.fromEntries(columns.map((name) => [name, (row as Record<string, unknown>)[name]]))),
  )
  return lines.map((line, at) => `${isFirst && at === 0 ? '' : ','}\n${line}`).join('')
}

/** The first line of a file: the names of its columns. */
export function csvHead(columns: readonly string[]): string {
  return BYTE_ORDER_MARK + write([columns])
}

/** Lines of a file (RFC 4180). No text in them is taken for a formula by a program that computes. */
export function csvLines(columns: readonly string[], rows: readonly object[]): string {
  return write(rows.map((row) => columns.map((name) => cellOf((row as Record<string, unknown>)[name]))))
}

function write(records: readonly (readonly unknown[])[]): string {
  return stringify(
    records.map((record) => [...record]),
    {
      record_delimiter: 'windows',
      escape_formulas: true,
    },
  )
}

function cellOf(value: unknown): unknown {
  if (typeof value === 'boolean') return String(value)
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : value
}
