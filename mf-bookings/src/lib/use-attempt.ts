import { isApiError, messageOf, useShell } from '@domizil/remote-kit'
import { useState } from 'react'
import { useIntl } from 'react-intl'

const CONFLICT = 409

/**
 * Something that is sent from a dialog: it closes with a notice when that went well, and says why not otherwise. What
 * is shown is out of date where the server says that things have moved on.
 */
export function useAttempt(doneText: string, onDone: () => void, onOutdated?: () => Promise<void>) {
  const intl = useIntl()
  const shell = useShell()
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string>()

  async function attempt(action: () => Promise<void>): Promise<void> {
    setIsBusy(true)
    setProblem(undefined)
    try {
      await action()
      shell.notify({ kind: 'success', message: intl.formatMessage({ id: doneText }) })
      onDone()
    } catch (error) {
      setProblem(messageOf(error))
      if (isApiError(error) && error.status === CONFLICT) await onOutdated?.()
    } finally {
      setIsBusy(false)
    }
  }

  return { attempt, isBusy, problem }
}
