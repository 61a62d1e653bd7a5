import { lazyChunk, LoadFailed, useSay } from '@domizil/app-kit'
import { Skeleton } from '@domizil/ui/parts'
import { Suspense } from 'react'
import type { ListLayout } from './layout/list-layout.ts'
import { useListLayout } from './layout/use-list-layout.ts'
import type { ListDescription } from './list-description.ts'
import { ListStale } from './list-states.tsx'
import type { ListToolsProps } from './list-tools.tsx'
import type { RowsProps } from './row-shape.ts'
import styles from './list.module.css'
import { type List, useList } from './use-list.ts'
import { Waiting } from './waiting.tsx'

// The table and its menus are antd's: they are loaded while the first rows are requested.
const Rows = lazyChunk<RowsProps>('rows', () =>
  import(/* webpackChunkName: "rows" */ './rows.tsx').then((module) => module.Rows),
)
const ListTools = lazyChunk<ListToolsProps>('rows', () =>
  import(/* webpackChunkName: "rows" */ './list-tools.tsx').then((module) => module.ListTools),
)

interface ListSectionProps<Row> {
  list: ListDescription<Row>
  title: string
}

/** A list with its search, filters, columns, export, rows and pages. */
export function ListSection<Row>({ list, title }: ListSectionProps<Row>) {
  const state = useList(list)
  const { view, change, page } = state
  const { layout, changeLayout } = useListLayout(list.name)

  return (
    <section className={styles.section} aria-label={title}>
      <Suspense fallback={<Skeleton height="42px" />}>
        <ListTools
          list={anyRow(list)}
          view={view}
          change={change}
          total={page.data?.total}
          layout={layout}
          changeLayout={changeLayout}
        />
      </Suspense>
      <Body list={list} title={title} state={state} layout={layout} />
    </section>
  )
}

interface BodyProps<Row> extends ListSectionProps<Row> {
  state: List<Row>
  layout: ListLayout
}

function Body<Row>({ list, title, state, layout }: BodyProps<Row>) {
  const say = useSay()
  const { view, change, page, pageAddress } = state
  if (page.status === 'error' && !page.data) {
    return <LoadFailed query={page} title={say('list.failed')} retry={say('list.retry')} />
  }

  return (
    <>
      {page.status === 'error' && (
        <ListStale message={page.error.message} onRetry={() => void page.refetch()} />
      )}
      <Suspense fallback={<Waiting />}>
        <Rows
          list={anyRow(list)}
          page={page.data}
          title={title}
          view={view}
          layout={layout}
          change={change}
          pageAddress={pageAddress}
          onDone={() => void page.refetch()}
          isBusy={page.isFetching}
        />
      </Suspense>
    </>
  )
}

/** The components that render rows are independent of their types. */
function anyRow<Row>(list: ListDescription<Row>): ListDescription<unknown> {
  return list as unknown as ListDescription<unknown>
}
