import { useDialog } from '@domizil/app-kit'
import { useState } from 'react'
import type { ListDescription, RowAction } from './list-description.ts'
import { useRowAction } from './use-row-action.ts'

/** In the state of a history entry. */
interface Asked {
  readonly action: string
  readonly row: string
}

/** The confirmation of an action on one or several rows: one dialog at a time, which Back closes. */
export function useQuestions(list: ListDescription<unknown>, rows: readonly unknown[], onDone: () => void) {
  const one = useDialog<Asked>('action')
  const many = useDialog<string>('bulk')
  // The selection at the opening: the list changes during the run.
  const [picked, setPicked] = useState<{ id: number; rows: readonly unknown[] }>({ id: 0, rows: [] })
  const runner = useRowAction({
    titleOf: list.titleOf,
    isAsking: one.isOpen,
    onDone: () => {
      one.close()
      onDone()
    },
  })

  const actionOf = (id: string | undefined) => list.actions?.find((action) => action.id === id)
  const action = actionOf(one.value?.action)
  const row = rows.find((known) => String(list.keyOf(known)) === one.value?.row)
  const bulk = picked.rows.length > 0 ? actionOf(many.value) : undefined

  return {
    runner,
    /** The confirmation for one row. */
    single: action && row !== undefined ? { action, row, close: one.close } : undefined,
    /** The confirmation for several rows, and its sequence number. */
    several: bulk && { id: picked.id, action: bulk, picked: picked.rows, close: many.close },
    ask: (next: RowAction<unknown>, about: unknown) => {
      runner.forget()
      if (next.isHarmless) void runner.run(next, about)
      else one.open({ action: next.id, row: String(list.keyOf(about)) })
    },
    askAll: ({ id }: RowAction<unknown>, chosen: readonly unknown[]) => {
      setPicked((before) => ({ id: before.id + 1, rows: chosen }))
      many.open(id)
    },
  }
}
