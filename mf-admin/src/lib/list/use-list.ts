import { type Answer, useAnswer } from '@domizil/remote-kit'
import { useLocation, useNavigate } from '@domizil/ui/router'
import { useMemo, useState } from 'react'
import { type ListView, queryOf, readView, writeView } from './list-address.ts'
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
  readonly answer: Answer<unknown>
  /** The last rows that came: they stay in sight while others are on their way, and while the same cannot be had again. */
  readonly shown: ListPage<Row> | undefined
  readonly reload: () => void
}

/** A list as the address asks for it. */
export function useList<Row>(list: ListDescription<Row>): List<Row> {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const address = useMemo(() => new URLSearchParams(search), [search])
  const view = useMemo(() => readView(list, address), [list, address])
  const query = queryOf(view)
  const question = JSON.stringify(query)
  const { answer, retry } = useAnswer(list.call, { query })
  const [known, setKnown] = useState<{ page: ListPage<Row>; question: string }>()
  const arrived = answer.status === 'loaded' ? (answer.value as ListPage<Row>) : known?.page
  if (arrived && arrived !== known?.page) setKnown({ page: arrived, question })

  return {
    view,
    change: (part) =>
      void navigate({ pathname, search: writeView(list, { ...view, page: 1, ...part }, address) }),
    pageAddress: (page) => writeView(list, { ...view, page }, address),
    answer,
    // Other rows than those that were asked for are worse than none.
    shown: answer.status === 'failed' && known?.question !== question ? undefined : arrived,
    reload: retry,
  }
}
