import { Themed } from '@domizil/remote-kit/themed'
import { useMedia } from '@domizil/ui/parts'
import { useState } from 'react'
import { ActionDialog } from './action-dialog.tsx'
import type { RowAction } from './list-description.ts'
import { RowCards } from './row-cards.tsx'
import { RowMenu } from './row-menu.tsx'
import type { RowsProps } from './row-shape.ts'
import { RowTable } from './row-table.tsx'
import { useRowAction } from './use-row-action.ts'
import { Waiting } from './waiting.tsx'

interface Asked {
  readonly action: RowAction<unknown>
  readonly row: unknown
}

/** The rows as a table, on phones as cards, and what can be done with each. */
export function Rows(props: RowsProps) {
  const { list, rows, onDone } = props
  const isNarrow = useMedia('(max-width: 767px)')
  const [asked, setAsked] = useState<Asked>()
  const runner = useRowAction(list.titleOf, () => {
    setAsked(undefined)
    onDone()
  })
  if (!rows) return <Waiting />
  const Shape = isNarrow ? RowCards : RowTable

  const handleAction = (action: RowAction<unknown>, row: unknown) => {
    runner.forget()
    if (action.isHarmless) void runner.run(action, row)
    else setAsked({ action, row })
  }

  return (
    <Themed>
      <Shape
        {...props}
        rows={rows}
        menuOf={(row) => <RowMenu list={list} row={row} onAction={handleAction} />}
      />
      {asked && (
        <ActionDialog
          action={asked.action}
          title={list.titleOf(asked.row)}
          runner={runner}
          onConfirm={(answer) => void runner.run(asked.action, asked.row, answer)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </Themed>
  )
}
