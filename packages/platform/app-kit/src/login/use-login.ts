import { useId } from 'react'
import { useConsent, useShell } from '../shell-context.ts'

export interface Login {
  readonly isAllowed: boolean
  /** The id of the element that explains why the button is disabled; it is in the page until cookies are allowed. */
  readonly reasonId: string
  /** The props of a button that signs in and returns to this page. */
  readonly button: {
    readonly disabled: boolean
    readonly 'aria-describedby': string | undefined
    readonly onClick: () => void
  }
}

/**
 * Props of a sign-in button. Signing in requires consent to cookies; without it the button is disabled and explained.
 */
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
