import type { Readable } from '@domizil/shell-api'
import { siteStorage } from '../lib/browser-storage.ts'
import { isSignInAnswer } from '../lib/sign-in-answer.ts'

const KEY = 'domizil.signed-in'

/** Whether the visitor may be signed in, known without asking the identity service. */
export type PossibleSession = ReturnType<typeof possibleSession>

export function possibleSession(hasCookiePermissions: Readable<boolean>) {
  return {
    /** Signing in needs the consent to cookies, but a session may be older than their refusal. */
    isPossible: () =>
      hasCookiePermissions.get() ||
      siteStorage.read(KEY) !== undefined ||
      isSignInAnswer(window.location.hash),
    /** Keeps for the next page what the identity service has said. */
    remember(isSignedIn: boolean) {
      if (isSignedIn) siteStorage.write(KEY, 'yes')
      else siteStorage.remove(KEY)
    },
  }
}
