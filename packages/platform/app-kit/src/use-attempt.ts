import { useEffect, useRef, useState } from 'react'
import { isApiError, messageOf } from './api-message.ts'
import { useShell } from './shell-context.ts'

const CONFLICT = 409

/**
 * Something that is sent from a dialog: it closes with a notice when that went well, and says why not otherwise. What
 * is shown is out of date where the server says that things have moved on. Who has gone back meanwhile is told as well.
 *
 * @throws whatever is no failed call.
 */
export function useAttempt(doneText: string, onDone: () => void, onOutdated?: () => Promise<void>) {
  const shell = useShell()
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const isShown = useIsShown()

  async function attempt(action: () => Promise<void>): Promise<void> {
    setIsBusy(true)
    setProblem(undefined)
    try {
      await action()
      shell.notify({ kind: 'success', message: doneText })
      onDone()
    } catch (error) {
      const message = messageOf(error)
      if (isShown()) setProblem(message)
      else shell.notify({ kind: 'error', message })
      if (isApiError(error) && error.status === CONFLICT) await onOutdated?.()
    } finally {
      setIsBusy(false)
    }
  }

  return { attempt, isBusy, problem }
}

/** Whether the component still stands there, to be asked later. */
function useIsShown(): () => boolean {
  const isShown = useRef(true)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])

  return () => isShown.current
}
