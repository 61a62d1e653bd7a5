import { useState } from 'react'
import type { Notice } from '@domizil/shell-api'
import { messageOf } from './api-message.ts'
import { useShell } from './shell-context.ts'

/**
 * Runs a command that no dialog waits for: a failure is a notice, with the button that is given for it. `run` resolves with whether
 * the command has succeeded.
 * @throws an error that is not an `ApiErrorLike`.
 */
export function useCommand() {
  const shell = useShell()
  const [isBusy, setIsBusy] = useState(false)

  async function run(
    command: () => Promise<unknown>,
    onFailure: Pick<Notice, 'action'> = {},
  ): Promise<boolean> {
    setIsBusy(true)
    try {
      await command()
      return true
    } catch (error) {
      shell.notify({ kind: 'error', message: messageOf(error), ...onFailure })
      return false
    } finally {
      setIsBusy(false)
    }
  }

  return { run, isBusy }
}
