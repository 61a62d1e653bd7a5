import { useState } from 'react'
import { isApiError, messageOf } from './api-message.ts'
import { type ShownRefusal, shownRefusal, without } from './problems-of.ts'
import { useShell } from './shell-context.ts'
import { useIsShown } from './use-is-shown.ts'

const CONFLICT = 409
const NO_REFUSAL: ShownRefusal = { errors: {}, problem: undefined }

interface AttemptOptions {
  /** The fields that show what the server says about them. Other sentences are the dialog's `problem`. */
  fields?: readonly string[]
  /** Called when the server reports a conflicting state. */
  onOutdated?: () => Promise<void>
}

/**
 * Sends a command from a dialog: success closes the dialog with a notice, a failure is shown in it, beside the fields
 * that it names. If the server reports a conflicting state, the data on the page is refetched. If the dialog was closed
 * meanwhile, a failure becomes a notice.
 * @throws an error that is not an `ApiErrorLike`.
 */
export function useAttempt(
  doneText: string,
  onDone: () => void,
  { fields = [], onOutdated }: AttemptOptions = {},
) {
  const shell = useShell()
  const [isBusy, setIsBusy] = useState(false)
  const [refusal, setRefusal] = useState(NO_REFUSAL)
  const isShown = useIsShown()

  async function attempt(action: () => Promise<void>): Promise<void> {
    setIsBusy(true)
    setRefusal(NO_REFUSAL)
    try {
      await action()
      shell.notify({ kind: 'success', message: doneText })
      onDone()
    } catch (error) {
      const message = messageOf(error)
      if (isShown()) setRefusal(shownRefusal(error, fields))
      else shell.notify({ kind: 'error', message })
      if (isApiError(error) && error.status === CONFLICT) await onOutdated?.()
    } finally {
      setIsBusy(false)
    }
  }

  return {
    attempt,
    isBusy,
    ...refusal,
    /** Takes away what the server said about fields: they have been changed. */
    forgive: (...changed: readonly string[]) =>
      setRefusal(({ errors, problem }) => ({ errors: without(errors, changed), problem })),
  }
}
