import type { Readable } from '@domizil/shell-api'
import { siteStorage } from '../lib/browser-storage.ts'
import { isSignInAnswer } from '../lib/sign-in-answer.ts'

const KEY = 'domizil.signed-in'

/** Whether the visitor may be signed in, known without asking the identity service. */
export interface PossibleSession {
  /** Signing in needs the consent to cookies, but a session may be older than their refusal. */
  isPossible(): boolean
  /** Keeps for the next page what the identity service has said. */
  remember(isSignedIn: boolean): void
}

export function possibleSession(hasCookiePermissions: Readable<boolean>): PossibleSession {
  return {
    isPossible: () =>
      hasCookiePermissions.get() ||
      siteStorage.read(KEY) !== undefined ||
      isSignInAnswer(window.location.hash),
    remember(isSignedIn) {
      if (isSignedIn) siteStorage.write(KEY, 'yes')
      else siteStorage.remove(KEY)
    },
  }
}
