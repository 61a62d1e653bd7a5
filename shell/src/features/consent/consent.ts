import type { Readable } from '@domizil/shell-api'
import { settable } from '@domizil/app-kit/readable'
import { type ConsentChoice, showBanner, storeConsent, storedConsent } from './stored-consent.ts'

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
  const choice = settable<ConsentChoice | null>(null)
  const hasCookiePermissions = settable(false)
  const isAsking = settable(true)
  const stored = storedConsent()
  choice.set(stored)
  hasCookiePermissions.set(stored === 'accepted')
  isAsking.set(stored === null)

  return {
    choice,
    hasCookiePermissions,
    isAsking,
    choose(chosen) {
      storeConsent(chosen)
      choice.set(chosen)
      hasCookiePermissions.set(chosen === 'accepted')
      isAsking.set(false)
    },
    askAgain() {
      showBanner()
      isAsking.set(true)
    },
  }
}
