const KEY = 'domizil.return-to'

/** Remembers where to go after signing in: the identity service only ever returns to the site's origin. */
export function rememberReturnPath(path: string): void {
  try {
    sessionStorage.setItem(KEY, path)
  } catch {
    // Without storage the visitor lands on the home page: no reason to refuse the sign-in.
  }
}

/** The remembered path, once. Only paths of our own are believed. */
export function takeReturnPath(): string | undefined {
  try {
    const path = sessionStorage.getItem(KEY)
    sessionStorage.removeItem(KEY)
    return path && /^\/(?![/\\])/.test(path) ? path : undefined
  } catch {
    return undefined
  }
}
