import { messageOf, useShell } from '@domizil/remote-kit'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import type { ActionAnswer, RowAction } from './list-description.ts'

export type ActionRunner = ReturnType<typeof useRowAction>

/** Runs what can be done with a row, says that it is done, or why it is not. */
export function useRowAction(titleOf: (row: unknown) => string, onDone: () => void) {
  const intl = useIntl()
  const shell = useShell()
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string>()

  async function run(action: RowAction<unknown>, row: unknown, answer: ActionAnswer = {}): Promise<void> {
    setIsBusy(true)
    setProblem(undefined)
    try {
      await action.run(shell, row, answer)
      const message = intl.formatMessage({ id: `action.${action.id}.done` }, { title: titleOf(row) })
      shell.notify({ kind: 'success', message })
      onDone()
    } catch (error) {
      const message = messageOf(error)
      if (action.isHarmless) shell.notify({ kind: 'error', message })
      else setProblem(message)
    } finally {
      setIsBusy(false)
    }
  }

  return { run, isBusy, problem, forget: () => setProblem(undefined) }
}
