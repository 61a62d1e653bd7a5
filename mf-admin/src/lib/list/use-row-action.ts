import { messageOf, useShell } from '@domizil/remote-kit'
import { useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import type { ActionAnswer, RowAction } from './list-description.ts'
import { useUndo } from './use-undo.ts'

export type ActionRunner = ReturnType<typeof useRowAction>

/** Runs what can be done with a row, one thing at a time: says that it is done and how to take it back, or why it is not. */
export function useRowAction(titleOf: (row: unknown) => string, onDone: () => void) {
  const intl = useIntl()
  const shell = useShell()
  const undo = useUndo(onDone)
  const isRunning = useRef(false)
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string>()

  async function run(action: RowAction<unknown>, row: unknown, answer: ActionAnswer = {}): Promise<void> {
    if (isRunning.current) return
    isRunning.current = true
    setIsBusy(true)
    setProblem(undefined)
    try {
      await action.run(shell, row, answer)
      const message = intl.formatMessage({ id: `action.${action.id}.done` }, { title: titleOf(row) })
      shell.notify({ kind: 'success', message, ...undo.offer(action, [row]) })
      void shell.refreshCounters()
      onDone()
    } catch (error) {
      tellOf(error, action, row)
    } finally {
      isRunning.current = false
      setIsBusy(false)
    }
  }

  /** What has a dialog is tried again there, with all that was entered. */
  function tellOf(error: unknown, action: RowAction<unknown>, row: unknown): void {
    const message = messageOf(error)
    if (!action.isHarmless) return setProblem(message)

    const label = intl.formatMessage({ id: 'action.tryAgain' })
    shell.notify({ kind: 'error', message, action: { label, run: () => void run(action, row) } })
  }

  return { run, isBusy, problem, forget: () => setProblem(undefined) }
}
