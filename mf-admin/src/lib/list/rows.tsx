import { lazyChunk } from '@domizil/app-kit'
import { Themed } from '@domizil/app-kit/themed'
import { useMedia } from '@domizil/ui/parts'
import { Suspense } from 'react'
import { ZoneNote } from '../cells/cells.tsx'
import { BulkBar } from './bulk/bulk-bar.tsx'
import { usePicks } from './bulk/use-picks.ts'
import { NoSuchRow } from './details/no-such-row.tsx'
import { useLinkedRow } from './details/use-linked-row.ts'
import { useOpenRow } from './details/use-open-row.ts'
import { ListPager } from './list-pager.tsx'
import { NoRows } from './list-states.tsx'
import { RowCards } from './row-cards.tsx'
import type { RowDialogsProps } from './row-dialogs.tsx'
import { RowMenu } from './row-menu.tsx'
import type { RowsProps } from './row-shape.ts'
import { RowTable } from './row-table.tsx'
import type { ListPage } from './use-list.ts'
import { useQuestions } from './use-questions.ts'
import { Waiting } from './waiting.tsx'

// Loaded when the rows are rendered: no row waits for it.
const RowDialogs = lazyChunk<RowDialogsProps>('row-dialogs', () =>
  import(/* webpackChunkName: "row-dialogs" */ './row-dialogs.tsx').then((module) => module.RowDialogs),
)

/** The rows as a table, on phones as cards, with their details and actions; details that are linked to without rows too. */
export function Rows({ page, ...props }: RowsProps) {
  return page ? <KnownRows {...props} page={page} /> : <Waiting />
}

function KnownRows({
  page,
  pageAddress,
  onDone: onChanged,
  ...props
}: RowsProps & { page: ListPage<unknown> }) {
  const { list, change } = props
  const rows = page.items
  const isNarrow = useMedia('(max-width: 899px)')
  const picks = usePicks(list, page, props.view)
  const known = useLinkedRow(list, rows)
  const onDone = () => {
    picks?.forgetOthers()
    onChanged()
    void known.query.refetch()
  }
  const details = useOpenRow(list, known.rows)
  const questions = useQuestions(list, known.rows, onDone)
  const Shape = isNarrow ? RowCards : RowTable

  return (
    <Themed>
      <NoSuchRow query={known.query} />
      {picks && (
        <BulkBar list={list} picks={picks} onAction={(action) => questions.askAll(action, picks.rows)} />
      )}
      {rows.length === 0 && !props.isBusy ? (
        <NoRows list={list} view={props.view} total={page.total} change={change} />
      ) : (
        <>
          <Shape
            {...props}
            rows={rows}
            picks={picks}
            menuOf={(row) => (
              <RowMenu list={list} row={row} onAction={questions.ask} onDetails={details.open} />
            )}
          />
          <ListPager page={page} change={change} pageAddress={pageAddress} />
          <ZoneNote />
        </>
      )}
      <Suspense>
        <RowDialogs list={list} rows={rows} details={details} questions={questions} onDone={onDone} />
      </Suspense>
    </Themed>
  )
}
