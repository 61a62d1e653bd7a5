import { useState } from 'react'
import { isApiError, messageOf } from './api-message.ts'
import { useShell } from './shell-context.ts'
import { useIsShown } from './use-is-shown.ts'

const CONFLICT = 409

/**
 * Sends a command from a dialog: success closes the dialog with a notice, a failure is shown in it. If the
 * server reports a conflicting state, the data on the page is refetched. If the dialog was closed meanwhile,
 * a failure becomes a notice.
 * @throws an error that is not an `ApiErrorLike`.
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
