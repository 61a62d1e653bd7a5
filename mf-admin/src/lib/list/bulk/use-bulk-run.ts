import { messageOf, useShell } from '@domizil/app-kit'
import { useEffect, useRef, useState } from 'react'
import type { ActionAnswer, RowAction } from '../list-description.ts'

export interface Failure {
  readonly row: unknown
  readonly message: string
}

export type BulkRun =
  | { readonly status: 'asking' }
  | { readonly status: 'running'; readonly done: number; readonly total: number }
  /** Some rows failed; the input is preserved for a retry. */
  | { readonly status: 'failed'; readonly failures: readonly Failure[]; readonly answer: ActionAnswer }

/** The result of a run: done and failed rows, and whether the dialog is still open. */
export interface BulkEnd {
  readonly done: readonly unknown[]
  readonly failures: readonly Failure[]
  readonly isWatched: boolean
}

/** Runs an action row by row: a failure does not affect the others. Closing the dialog stops it between two rows. */
export function useBulkRun(action: RowAction<unknown>, isOpen: boolean, onFinished: (end: BulkEnd) => void) {
  const shell = useShell()
  const [run, setRun] = useState<BulkRun>({ status: 'asking' })
  const isRunning = useRef(false)
  const isStopped = useRef(false)
  const isWatched = useRef(true)
  useEffect(() => {
    isWatched.current = isOpen
    return () => {
      isWatched.current = false
      isStopped.current = true
    }
  }, [isOpen])

  async function attempt(row: unknown, answer: ActionAnswer): Promise<Failure | undefined> {
    try {
      await action.run(shell, row, answer)
      return undefined
    } catch (error) {
      return { row, message: messageOf(error) }
    }
  }

  /** Resolves with whether all rows have succeeded. */
  async function start(rows: readonly unknown[], answer: ActionAnswer): Promise<boolean> {
    const failures: Failure[] = []
    const done: unknown[] = []
    if (isRunning.current) return false
    isRunning.current = true
    isStopped.current = false
    for (const row of rows) {
      if (isStopped.current) break
      setRun({ status: 'running', done: done.length + failures.length, total: rows.length })
      const failure = await attempt(row, answer)
      if (failure) failures.push(failure)
      else done.push(row)
    }

    setRun(failures.length > 0 ? { status: 'failed', failures, answer } : { status: 'asking' })
    isRunning.current = false
    onFinished({ done, failures, isWatched: isWatched.current })
    return done.length === rows.length
  }

  return {
    run,
    start,
    stop: () => {
      isStopped.current = true
    },
  }
}
