import { Themed } from '@domizil/remote-kit/themed'
import { useMedia } from '@domizil/ui/parts'
import { ActionDialog } from './action-dialog.tsx'
import { BulkBar } from './bulk/bulk-bar.tsx'
import { BulkDialog } from './bulk/bulk-dialog.tsx'
import { usePicks } from './bulk/use-picks.ts'
import { RowDetails } from './details/row-details.tsx'
import { useOpenRow } from './details/use-open-row.ts'
import { RowCards } from './row-cards.tsx'
import { RowMenu } from './row-menu.tsx'
import type { RowsProps } from './row-shape.ts'
import { RowTable } from './row-table.tsx'
import { useQuestions } from './use-questions.ts'
import { Waiting } from './waiting.tsx'

/** The rows as a table, on phones as cards, with their details, and what can be done with each or with several. */
export function Rows({ rows, ...props }: RowsProps) {
  return rows ? <KnownRows {...props} rows={rows} /> : <Waiting />
}

function KnownRows(props: RowsProps & { rows: readonly unknown[] }) {
  const { list, rows, onDone } = props
  const isNarrow = useMedia('(max-width: 767px)')
  const picks = usePicks(list, rows)
  const details = useOpenRow(list, rows)
  const { runner, single, several, ask, askAll } = useQuestions(list, rows, onDone)
  const Shape = isNarrow ? RowCards : RowTable

  return (
    <Themed>
      {picks && <BulkBar list={list} picks={picks} onAction={(action) => askAll(action, picks.rows)} />}
      <Shape
        {...props}
        picks={picks}
        menuOf={(row) => <RowMenu list={list} row={row} onAction={ask} onDetails={details.open} />}
      />
      {details.row !== undefined && (
        <RowDetails list={list} row={details.row} onAction={ask} onClose={details.close} />
      )}
      {single && (
        <ActionDialog
          action={single.action}
          title={list.titleOf(single.row)}
          about={`${list.name}.${list.keyOf(single.row)}`}
          runner={runner}
          onConfirm={(answer) => runner.run(single.action, single.row, answer)}
          onClose={single.close}
        />
      )}
      {several && (
        <BulkDialog
          list={list}
          action={several.action}
          picked={several.picked}
          onDone={onDone}
          onClose={several.close}
        />
      )}
    </Themed>
  )
}
