import { lazyChunk } from '@domizil/remote-kit'
import { Suspense } from 'react'
import { FilterChips } from './filter-chips.tsx'
import type { ListDescription } from './list-description.ts'
import { ListPager } from './list-pager.tsx'
import { ListFailed, ListStale, NoRows } from './list-states.tsx'
import { ListTools } from './list-tools.tsx'
import type { RowsProps } from './row-shape.ts'
import styles from './list.module.css'
import { type List, useList } from './use-list.ts'
import { Waiting } from './waiting.tsx'

// The table and its menus are of antd: they are fetched while the first rows are on their way.
const Rows = lazyChunk<RowsProps>('rows', () =>
  import(/* webpackChunkName: "rows" */ './rows.tsx').then((module) => module.Rows),
)

interface ListSectionProps<Row> {
  list: ListDescription<Row>
  title: string
}

/** A list with everything around it: words to look for, filters, columns, file, rows and pages. */
export function ListSection<Row>({ list, title }: ListSectionProps<Row>) {
  const state = useList(list)
  const { view, change, shown } = state

  return (
    <section className={styles.section} aria-label={title}>
      <ListTools list={list} view={view} change={change} total={shown?.total} />
      <FilterChips list={list} view={view} change={change} />
      <Body list={list} title={title} state={state} />
    </section>
  )
}

function Body<Row>({ list, title, state }: ListSectionProps<Row> & { state: List<Row> }) {
  const { view, change, answer, shown, reload, pageAddress } = state
  if (answer.status === 'failed' && !shown) return <ListFailed message={answer.message} onRetry={reload} />
  if (shown?.items.length === 0 && answer.status === 'loaded') {
    return <NoRows list={list} view={view} total={shown.total} change={change} />
  }

  return (
    <>
      {answer.status === 'failed' && <ListStale message={answer.message} onRetry={reload} />}
      <Suspense fallback={<Waiting />}>
        <Rows
          list={list as unknown as RowsProps['list']}
          rows={shown?.items}
          title={title}
          view={view}
          change={change}
          onDone={reload}
          isBusy={answer.status === 'loading'}
        />
      </Suspense>
      {shown && <ListPager page={shown} view={view} change={change} pageAddress={pageAddress} />}
    </>
  )
}
