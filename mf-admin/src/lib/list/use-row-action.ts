import { messageOf, useShell } from '@domizil/app-kit'
import { useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import type { ActionAnswer, RowAction } from './list-description.ts'
import { useUndo } from './use-undo.ts'

export type ActionRunner = ReturnType<typeof useRowAction>

interface RowActionOptions {
  titleOf: (row: unknown) => string
  /** Whether a dialog asks for what is done now, which then says why it failed. */
  isAsking: boolean
  onDone: () => void
}

/** Runs what can be done with a row, one thing at a time: says that it is done and how to take it back, or why it is not. */
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

  /** Tells whether it is done. */
  async function run(action: RowAction<unknown>, row: unknown, answer: ActionAnswer = {}): Promise<boolean> {
    if (isRunning.current) return false
    isRunning.current = true
    setIsBusy(true)
    setProblem(undefined)
    try {
      await action.run(shell, row, answer)
      const message = intl.formatMessage({ id: `action.${action.id}.done` }, { title: titleOf(row) })
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

  /** What a dialog asks for is tried again there, with all that was entered: unless Back has closed it meanwhile. */
  function tellOf(error: unknown, again: () => void): void {
    const message = messageOf(error)
    if (asks.current) return setProblem(message)

    const label = intl.formatMessage({ id: 'action.tryAgain' })
    shell.notify({ kind: 'error', message, action: { label, run: again } })
  }

  return { run, isBusy, problem, forget: () => setProblem(undefined) }
}
