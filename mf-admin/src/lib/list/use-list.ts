import { type Query, queryOf, type QueryResult, useQuery } from '@domizil/app-kit'
import { useLocation, useNavigate } from '@domizil/app-kit/router'
import { useMemo } from 'react'
import { callQuery, type ListView, readView, writeView } from './list-address.ts'
import type { ListDescription } from './list-description.ts'

export interface ListPage<Row> {
  readonly items: readonly Row[]
  readonly total: number
  readonly page: number
  readonly size: number
}

/** Another view starts at its first page. */
export type ChangeView = (part: Partial<ListView>) => void

/** What everything around the rows is told. */
export interface ListToolsProps<Row> {
  list: ListDescription<Row>
  view: ListView
  change: ChangeView
}

export interface List<Row> {
  readonly view: ListView
  readonly change: ChangeView
  /** The address of another page. */
  readonly pageAddress: (page: number) => string
  /** The last rows that came stay in its data while others are on their way, and while the same cannot be had again. */
  readonly page: QueryResult<ListPage<Row>>
}

/** A list as the address asks for it. */
export function useList<Row>(list: ListDescription<Row>): List<Row> {
  const { search } = useLocation()
  const navigate = useNavigate()
  const address = useMemo(() => new URLSearchParams(search), [search])
  const view = useMemo(() => readView(list, address), [list, address])
  const rows = queryOf(list.call, { query: callQuery(view) }) as Query<ListPage<Row>>

  return {
    view,
    change: (part) => void navigate({ search: writeView(list, { ...view, page: 1, ...part }, address) }),
    pageAddress: (page) => writeView(list, { ...view, page }, address),
    page: useQuery(rows, { keepsPrevious: true }),
  }
}
