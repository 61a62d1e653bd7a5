import { type Query, queryOf, type QueryResult, useQuery, withinDialogs } from '@domizil/app-kit'
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

/** Changes the state; goes to the first page unless `part` names one. */
export type ChangeView = (part: Partial<ListView>) => void

/** The props of everything around the rows. */
export interface ListToolsProps<Row> {
  list: ListDescription<Row>
  view: ListView
  change: ChangeView
}

export interface List<Row> {
  readonly view: ListView
  readonly change: ChangeView
  /** The URL of another page. */
  readonly pageAddress: (page: number) => string
  /** The previous rows stay in its data while others are loaded, and after a failure. */
  readonly page: QueryResult<ListPage<Row>>
}

/** A list in the state of the URL. */
export function useList<Row>(list: ListDescription<Row>): List<Row> {
  const { search, state } = useLocation()
  const navigate = useNavigate()
  const address = useMemo(() => new URLSearchParams(search), [search])
  const view = useMemo(() => readView(list, address), [list, address])
  const rows = queryOf(list.call, { query: callQuery(view) }) as Query<ListPage<Row>>

  return {
    view,
    change: (part) =>
      void navigate(
        { search: writeView(list, { ...view, page: 1, ...part }, address) },
        withinDialogs(state),
      ),
    pageAddress: (page) => writeView(list, { ...view, page }, address),
    page: useQuery(rows, { keepsPrevious: 'through-failures' }),
  }
}
