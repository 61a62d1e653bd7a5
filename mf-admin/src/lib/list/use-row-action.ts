import { messageOf, useShell } from '@domizil/app-kit'
import { useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import type { ActionAnswer, ListDescription, RowAction } from './list-description.ts'
import { useUndo } from './use-undo.ts'

export type ActionRunner = ReturnType<typeof useRowAction>

interface RowActionOptions {
  titleOf: ListDescription<unknown>['titleOf']
  /** Whether a dialog confirms the current action; it then shows the failure. */
  isAsking: boolean
  onDone: () => void
}

/** Runs actions on rows, one at a time: shows a notice with the success and its undo, or the failure. */
export function useRowAction({ titleOf, isAsking, onDone }: RowActionOptions) {
  const intl = useIntl()
  const shell = useShell()
  const undo = useUndo(onDone)
  const isRunning = useRef(false)
  const asks = useRef(isAsking)
  useEffect(() => {
    asks.current = isAsking
  }, [isAsking])
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string>()

  /** Resolves with whether the action has succeeded. */
  async function run(action: RowAction<unknown>, row: unknown, answer: ActionAnswer = {}): Promise<boolean> {
    if (isRunning.current) return false
    isRunning.current = true
    setIsBusy(true)
    setProblem(undefined)
    try {
      const result = await action.run(shell, row, answer)
      const values = { title: titleOf(row, intl), ...action.tell?.(result) }
      const message = intl.formatMessage({ id: `action.${action.id}.done` }, values)
      shell.notify({ kind: 'success', message, ...undo.offer(action, [row]) })
      void shell.refreshCounters()
      onDone()
      return true
    } catch (error) {
      tellOf(error, () => void run(action, row, answer))
      return false
    } finally {
      isRunning.current = false
      setIsBusy(false)
    }
  }

  /** A failure in a dialog is shown there, with the input preserved, unless Back has closed it meanwhile. */
  function tellOf(error: unknown, again: () => void): void {
    const message = messageOf(error)
    if (asks.current) return setProblem(message)

    const label = intl.formatMessage({ id: 'action.tryAgain' })
    shell.notify({ kind: 'error', message, action: { label, run: again } })
  }

  return { run, isBusy, problem, forget: () => setProblem(undefined) }
}
