import { useId } from 'react'
import { useConsent, useShell } from '../shell-context.ts'

export interface Login {
  readonly isAllowed: boolean
  /** The id of the words that say why the button does nothing; they stand in the page until cookies are allowed. */
  readonly reasonId: string
  /** What makes a button log in and come back to here. */
  readonly button: {
    readonly disabled: boolean
    readonly 'aria-describedby': string | undefined
    readonly onClick: () => void
  }
}

/** What a button to log in needs: nobody logs in before cookies are allowed, and whoever cannot is told why. */
export function useLogin(): Login {
  const shell = useShell()
  const isAllowed = useConsent()
  const reasonId = useId()

  return {
    isAllowed,
    reasonId,
    button: {
      disabled: !isAllowed,
      'aria-describedby': isAllowed ? undefined : reasonId,
      onClick: () => shell.login(),
    },
  }
}
