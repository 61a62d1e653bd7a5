import { messageOf, useShell } from '@domizil/remote-kit'
import { useRef, useState } from 'react'
import type { ActionAnswer, RowAction } from '../list-description.ts'

export interface Failure {
  readonly row: unknown
  readonly message: string
}

export type BulkRun =
  | { readonly status: 'asking' }
  | { readonly status: 'running'; readonly done: number; readonly total: number }
  /** Some could not be done; the answer is kept for trying again. */
  | { readonly status: 'failed'; readonly failures: readonly Failure[]; readonly answer: ActionAnswer }

/** Does something with row after row: what fails keeps none of the others back, and it can be stopped between two. */
export function useBulkRun(
  action: RowAction<unknown>,
  onFinished: (done: readonly unknown[], isAll: boolean) => void,
) {
  const shell = useShell()
  const [run, setRun] = useState<BulkRun>({ status: 'asking' })
  const isStopped = useRef(false)

  async function attempt(row: unknown, answer: ActionAnswer): Promise<Failure | undefined> {
    try {
      await action.run(shell, row, answer)
      return undefined
    } catch (error) {
      return { row, message: messageOf(error) }
    }
  }

  async function start(rows: readonly unknown[], answer: ActionAnswer): Promise<void> {
    const failures: Failure[] = []
    const done: unknown[] = []
    isStopped.current = false
    for (const row of rows) {
      if (isStopped.current) break
      setRun({ status: 'running', done: done.length + failures.length, total: rows.length })
      const failure = await attempt(row, answer)
      if (failure) failures.push(failure)
      else done.push(row)
    }

    if (failures.length > 0) setRun({ status: 'failed', failures, answer })
    onFinished(done, failures.length === 0)
  }

  return {
    run,
    start,
    stop: () => {
      isStopped.current = true
    },
  }
}
