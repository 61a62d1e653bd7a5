import { ADMIN_LISTS, columnsWith } from '@domizil/api'
import { ADMIN_PAGE_SIZES, type AdminPageSize, type Day, isDay } from '@domizil/domain'
import type { SortDirection } from '@domizil/domain'
import type { ListDescription, ListFilter } from './list-description.ts'

/** The state of a list. All of it is in the URL. */
export interface ListView {
  /** Counts from 1. */
  readonly page: number
  readonly size: AdminPageSize
  readonly sort: string
  readonly dir: SortDirection
  readonly q: string
  readonly from: Day | undefined
  readonly to: Day | undefined
  readonly filters: Readonly<Record<string, readonly string[]>>
}

// The row type is irrelevant here: only names are read.
type AnyList = Pick<ListDescription<never>, 'name' | 'order' | 'filters'>

/** Parses the state in the URL. Invalid values are ignored. */
export function readView({ name, order, filters }: AnyList, address: URLSearchParams): ListView {
  const sorts: readonly string[] = columnsWith(ADMIN_LISTS[name], 'sorted')
  const sort = address.get('sort') ?? ''
  const dir = address.get('dir')
  const day = (key: string) => (isDay(address.get(key)) ? (address.get(key) ?? undefined) : undefined)

  return {
    page: Math.max(1, Number.parseInt(address.get('page') ?? '', 10) || 1),
    size: ADMIN_PAGE_SIZES.find((size) => String(size) === address.get('size')) ?? ADMIN_PAGE_SIZES[0],
    ...(sorts.includes(sort) ? { sort, dir: dir === 'desc' ? ('desc' as const) : ('asc' as const) } : order),
    q: address.get('q') ?? '',
    from: day('from'),
    to: day('to'),
    filters: Object.fromEntries(
      filters.map(({ id, codes, usual = [] }) => {
        const value = address.get(id)
        if (value === null) return [id, usual]
        const wanted = codesOf(value)
        return [id, codes.length === 0 ? wanted : wanted.filter((code) => codes.includes(code))]
      }),
    ),
  }
}

function codesOf(text: string | null): string[] {
  return text ? [...new Set(text.split(',').filter(Boolean))] : []
}

/** The query string of a state. Unrelated parameters are preserved. */
export function writeView({ order, filters }: AnyList, view: ListView, address: URLSearchParams): string {
  const isUsualOrder = view.sort === order.sort && view.dir === order.dir
  const values: Record<string, string | number | undefined> = {
    page: view.page > 1 ? view.page : undefined,
    size: view.size === ADMIN_PAGE_SIZES[0] ? undefined : view.size,
    sort: isUsualOrder ? undefined : view.sort,
    dir: isUsualOrder ? undefined : view.dir,
    q: view.q.trim() || undefined,
    from: view.from,
    to: view.to,
    // An empty value overrides the default filter.
    ...Object.fromEntries(
      filters.map((filter) => [
        filter.id,
        isUsual(filter, view) ? undefined : (view.filters[filter.id] ?? []).join(','),
      ]),
    ),
  }
  const written = new URLSearchParams(address)
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined) written.delete(name)
    else written.set(name, String(value))
  }

  const text = written.toString().replaceAll('%2C', ',')
  return text && `?${text}`
}

function isUsual({ id, usual = [] }: Pick<ListFilter, 'id' | 'usual'>, { filters }: ListView): boolean {
  return (filters[id] ?? []).toSorted().join(',') === usual.toSorted().join(',')
}

/** The query of the API call for a state. */
export function callQuery(view: ListView): Record<string, unknown> {
  const { page, size, sort, dir, q, from, to, filters } = view
  const wanted = Object.entries(filters).filter(([, codes]) => codes.length > 0)

  return {
    page: page - 1,
    size,
    sort,
    dir,
    ...(q.trim() && { q: q.trim() }),
    ...(from && { from }),
    ...(to && { to }),
    ...Object.fromEntries(wanted),
  }
}

/** Whether any filter is active. */
export function isNarrowed({ q, from, to, filters }: ListView): boolean {
  return Boolean(q.trim() || from || to) || Object.values(filters).some((codes) => codes.length > 0)
}

/** Whether a list has its default filters, and has some. */
export function isUsuallyNarrowed({ filters }: AnyList, view: ListView): boolean {
  const { q, from, to } = view
  return (
    !(q.trim() || from || to) &&
    filters.some(({ usual = [] }) => usual.length > 0) &&
    filters.every((filter) => isUsual(filter, view))
  )
}

/** The state without filters. */
export const EVERYTHING = { page: 1, q: '', from: undefined, to: undefined, filters: {} } as const
