import { useDialog } from '@domizil/app-kit'
import { useState } from 'react'
import type { ListDescription, RowAction } from './list-description.ts'
import { useRowAction } from './use-row-action.ts'

/** As the history keeps it. */
interface Asked {
  readonly action: string
  readonly row: string
}

/** What is asked before something is done with a row or with several: one question at a time, which Back takes away. */
export function useQuestions(list: ListDescription<unknown>, rows: readonly unknown[], onDone: () => void) {
  const one = useDialog<Asked>('action')
  const many = useDialog<string>('bulk')
  // What was chosen when it was asked for: the list changes while it is worked on.
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
    /** What is asked of one row. */
    single: action && row !== undefined ? { action, row, close: one.close } : undefined,
    /** What is asked of several, and which time it is. */
    several: bulk && { id: picked.id, action: bulk, picked: picked.rows, close: many.close },
    ask: (wish: RowAction<unknown>, about: unknown) => {
      runner.forget()
      if (wish.isHarmless) void runner.run(wish, about)
      else one.open({ action: wish.id, row: String(list.keyOf(about)) })
    },
    askAll: ({ id }: RowAction<unknown>, chosen: readonly unknown[]) => {
      setPicked((before) => ({ id: before.id + 1, rows: chosen }))
      many.open(id)
    },
  }
}
