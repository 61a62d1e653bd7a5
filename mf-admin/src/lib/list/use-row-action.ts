import { messageOf, useSay, useShell } from '@domizil/app-kit'
import { type ShownRefusal, shownRefusal } from '@domizil/app-kit/problems'
import { useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import type { ActionAnswer, ListDescription, RowAction } from './list-description.ts'
import { useUndo } from './use-undo.ts'

const NO_REFUSAL: ShownRefusal = { errors: {}, problem: undefined }
/** What an action can ask for, by the names of the calls. */
const ACTION_FIELDS = ['reason', 'message', 'file']

export type ActionRunner = ReturnType<typeof useRowAction>

interface RowActionOptions {
  titleOf: ListDescription<unknown>['titleOf']
  /** Whether a dialog confirms the current action; it then shows the failure. */
  isAsking: boolean
  onDone: () => void
}

/** Runs actions on rows, one at a time: shows a notice with the success and its undo, or the failure. */
export function useRowAction({ titleOf, isAsking, onDone }: RowActionOptions) {
  const say = useSay()
  const intl = useIntl()
  const shell = useShell()
  const undo = useUndo(onDone)
  const isRunning = useRef(false)
  const asks = useRef(isAsking)
  useEffect(() => {
    asks.current = isAsking
  }, [isAsking])
  const [isBusy, setIsBusy] = useState(false)
  const [refusal, setRefusal] = useState(NO_REFUSAL)

  /** Resolves with whether the action has succeeded. */
  async function run(action: RowAction<unknown>, row: unknown, answer: ActionAnswer = {}): Promise<boolean> {
    if (isRunning.current) return false
    isRunning.current = true
    setIsBusy(true)
    setRefusal(NO_REFUSAL)
    try {
      const result = await action.run(shell, row, answer)
      const values = { title: titleOf(row, intl), ...action.tell?.(result) }
      const message = say(`action.${action.id}.done`, values)
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
    if (asks.current) return setRefusal(shownRefusal(error, ACTION_FIELDS))

    const label = say('action.tryAgain')
    shell.notify({ kind: 'error', message, action: { label, run: again } })
  }

  return { run, isBusy, ...refusal, forget: () => setRefusal(NO_REFUSAL) }
}
