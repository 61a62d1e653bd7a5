import { isSignInAnswer } from '../lib/sign-in-answer.ts'
import { consumeReturnPath } from '../session/return-path.ts'

/**
 * Restores the path after a return from the identity service, which redirects to the origin only: navigates to the
 * stored path with the service's response in the hash. Runs before everything else, so that the server sends the
 * right page. Returns whether it navigates.
 */
export function restoreReturnPath(): boolean {
  const { hash, pathname } = window.location
  if (pathname !== '/' || !isSignInAnswer(hash)) return false

  const path = consumeReturnPath()
  if (!path || path === '/') return false
  window.location.replace(path.replace(/#.*/s, '') + hash)
  return true
}
