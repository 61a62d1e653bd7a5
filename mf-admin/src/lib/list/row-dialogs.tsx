import { useState } from 'react'
import { ActionDialog } from './action-dialog.tsx'
import { BulkDialog } from './bulk/bulk-dialog.tsx'
import { RowDetails } from './details/row-details.tsx'
import type { useOpenRow } from './details/use-open-row.ts'
import type { ListDescription } from './list-description.ts'
import type { useQuestions } from './use-questions.ts'

export interface RowDialogsProps {
  list: ListDescription<unknown>
  rows: readonly unknown[]
  details: ReturnType<typeof useOpenRow>
  questions: ReturnType<typeof useQuestions>
  /** Called after an action: the rows may have changed. */
  onDone: () => void
}

/** The overlays of a list. They stay mounted while closed: otherwise they could not restore the focus. */
export function RowDialogs({ list, rows, details, questions, onDone }: RowDialogsProps) {
  const { single, several, runner, ask } = questions
  const [bulk, setBulk] = useState(several)
  if (several && several.id !== bulk?.id) setBulk(several)

  return (
    <>
      <RowDetails
        list={list}
        row={details.row}
        next={nextToDecide(list, rows, details.row)}
        onNext={details.move}
        onAction={ask}
        onClose={details.close}
      />
      <ActionDialog list={list} asked={single} runner={runner} />
      {bulk && (
        <BulkDialog
          key={bulk.id}
          isOpen={several !== undefined}
          list={list}
          action={bulk.action}
          picked={bulk.picked}
          onDone={onDone}
          onClose={bulk.close}
        />
      )}
    </>
  )
}

/** The row to decide after one, from the top again at the end. */
function nextToDecide({ isToDecide }: ListDescription<unknown>, rows: readonly unknown[], row: unknown) {
  const at = rows.indexOf(row)
  const others = [...rows.slice(at + 1), ...rows.slice(0, Math.max(at, 0))]
  return isToDecide && others.find(isToDecide)
}
