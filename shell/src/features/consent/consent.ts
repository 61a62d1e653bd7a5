import type { Readable } from '@domizil/shell-api'
import { settable } from '@domizil/readable'

const KEY = 'domizil.cookies'

export type ConsentChoice = 'accepted' | 'declined'

/** Whether cookies are allowed. Nothing is, until somebody says so. */
export interface Consent {
  /** Null until a choice has been made. */
  readonly choice: Readable<ConsentChoice | null>
  readonly hasCookiePermissions: Readable<boolean>
  choose(choice: ConsentChoice): void
  /** Asks again: the banner comes back, the present choice stays valid until another is made. */
  readonly isAsking: Readable<boolean>
  askAgain(): void
}

export function createConsent(): Consent {
  const choice = settable(remembered())
  const hasCookiePermissions = settable(choice.get() === 'accepted')
  const isAsking = settable(choice.get() === null)

  return {
    choice,
    hasCookiePermissions,
    isAsking,
    choose(chosen) {
      remember(chosen)
      choice.set(chosen)
      hasCookiePermissions.set(chosen === 'accepted')
      isAsking.set(false)
    },
    askAgain: () => isAsking.set(true),
  }
}

function remembered(): ConsentChoice | null {
  try {
    const choice = localStorage.getItem(KEY)
    return choice === 'accepted' || choice === 'declined' ? choice : null
  } catch {
    return null
  }
}

function remember(choice: ConsentChoice): void {
  try {
    localStorage.setItem(KEY, choice)
  } catch {
    // Without storage the choice holds for this page: it is asked again on the next.
  }
}
