import { isSignInAnswer } from '../lib/sign-in-answer.ts'
import { takeReturnPath } from '../session/return-path.ts'

/**
 * Back from the identity service, which only ever returns to the origin: goes on to the remembered address and takes
 * the service's answer along. Done before anything else, so that the page comes with what that address needs.
 * Answers whether it is on its way.
 */
export function restoreReturnPath(): boolean {
  const { hash, pathname } = window.location
  if (pathname !== '/' || !isSignInAnswer(hash)) return false

  const path = takeReturnPath()
  if (!path || path === '/') return false
  window.location.replace(path.replace(/#.*$/, '') + hash)
  return true
}
