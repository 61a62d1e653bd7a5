import { Themed } from '@domizil/remote-kit/themed'
import { useMedia } from '@domizil/ui/parts'
import { useState } from 'react'
import { ActionDialog } from './action-dialog.tsx'
import { BulkBar } from './bulk/bulk-bar.tsx'
import { BulkDialog } from './bulk/bulk-dialog.tsx'
import { usePicks } from './bulk/use-picks.ts'
import { RowDetails } from './details/row-details.tsx'
import { useOpenRow } from './details/use-open-row.ts'
import type { RowAction } from './list-description.ts'
import { RowCards } from './row-cards.tsx'
import { RowMenu } from './row-menu.tsx'
import type { RowsProps } from './row-shape.ts'
import { RowTable } from './row-table.tsx'
import { useRowAction } from './use-row-action.ts'
import { Waiting } from './waiting.tsx'

interface Asked {
  readonly action: RowAction<unknown>
  /** One row, or all that are chosen. */
  readonly row?: unknown
}

/** The rows as a table, on phones as cards, with their details, and what can be done with each or with several. */
export function Rows({ rows, ...props }: RowsProps) {
  return rows ? <KnownRows {...props} rows={rows} /> : <Waiting />
}

function KnownRows(props: RowsProps & { rows: readonly unknown[] }) {
  const { list, rows, onDone } = props
  const isNarrow = useMedia('(max-width: 767px)')
  const [asked, setAsked] = useState<Asked>()
  const picks = usePicks(list, rows)
  const details = useOpenRow(list, rows)
  const close = () => setAsked(undefined)
  const runner = useRowAction(list.titleOf, () => {
    close()
    onDone()
  })
  const Shape = isNarrow ? RowCards : RowTable

  const handleAction = (action: RowAction<unknown>, row: unknown) => {
    runner.forget()
    if (action.isHarmless) void runner.run(action, row)
    else setAsked({ action, row })
  }

  return (
    <Themed>
      {picks && <BulkBar list={list} picks={picks} onAction={(action) => setAsked({ action })} />}
      <Shape
        {...props}
        picks={picks}
        menuOf={(row) => <RowMenu list={list} row={row} onAction={handleAction} onDetails={details.open} />}
      />
      {details.row !== undefined && (
        <RowDetails list={list} row={details.row} onAction={handleAction} onClose={details.close} />
      )}
      {asked &&
        ('row' in asked ? (
          <ActionDialog
            action={asked.action}
            title={list.titleOf(asked.row)}
            runner={runner}
            onConfirm={(answer) => void runner.run(asked.action, asked.row, answer)}
            onClose={close}
          />
        ) : (
          <BulkDialog
            list={list}
            action={asked.action}
            picked={picks?.rows ?? []}
            onDone={onDone}
            onClose={close}
          />
        ))}
    </Themed>
  )
}
