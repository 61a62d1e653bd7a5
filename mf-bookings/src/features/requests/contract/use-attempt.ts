import { messageOf, useShell } from '@domizil/remote-kit'
import { useState } from 'react'
import { useIntl } from 'react-intl'

/** Something that is sent from a dialog: it closes with a notice when that went well, and says why not otherwise. */
export function useAttempt(doneText: string, onDone: () => void) {
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
    } finally {
      setIsBusy(false)
    }
  }

  return { attempt, isBusy, problem }
}
