import type { Readable } from '@domizil/shell-api'
import { settable } from '@domizil/app-kit/readable'
import { siteStorage } from '../../lib/browser-storage.ts'

const KEY = 'domizil.cookies'

export type ConsentChoice = 'accepted' | 'declined'

/** Whether cookies are allowed. None are before a choice. */
export interface Consent {
  /** Null until a choice has been made. */
  readonly choice: Readable<ConsentChoice | null>
  readonly hasCookiePermissions: Readable<boolean>
  choose(choice: ConsentChoice): void
  /** Whether the banner is open again; the present choice stays valid until another is made. */
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
      siteStorage.write(KEY, chosen)
      choice.set(chosen)
      hasCookiePermissions.set(chosen === 'accepted')
      isAsking.set(false)
    },
    askAgain: () => isAsking.set(true),
  }
}

/** Without storage the choice is valid for this page only. */
function remembered(): ConsentChoice | null {
  const choice = siteStorage.read(KEY)

  return choice === 'accepted' || choice === 'declined' ? choice : null
}
