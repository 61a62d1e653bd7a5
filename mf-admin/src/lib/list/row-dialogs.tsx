import { useState } from 'react'
import { ActionDialog } from './action-dialog.tsx'
import { BulkDialog } from './bulk/bulk-dialog.tsx'
import { RowDetails } from './details/row-details.tsx'
import type { useOpenRow } from './details/use-open-row.ts'
import type { ListDescription } from './list-description.ts'
import type { useQuestions } from './use-questions.ts'

export interface RowDialogsProps {
  list: ListDescription<unknown>
  details: ReturnType<typeof useOpenRow>
  questions: ReturnType<typeof useQuestions>
  /** Something was done: the rows may be others now. */
  onDone: () => void
}

/** What opens over the rows. Each stays here while it is closed: only so does it give the focus back. */
export function RowDialogs({ list, details, questions, onDone }: RowDialogsProps) {
  const { single, several, runner, ask } = questions
  const [bulk, setBulk] = useState(several)
  if (several && several.id !== bulk?.id) setBulk(several)

  return (
    <>
      <RowDetails list={list} row={details.row} onAction={ask} onClose={details.close} />
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
