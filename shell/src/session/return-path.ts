import { tabStorage } from '../lib/browser-storage.ts'

const KEY = 'domizil.return-to'

/** Remembers where to go after signing in: the identity service only ever returns to the site's origin. */
export function rememberReturnPath(path: string): void {
  tabStorage.write(KEY, path)
}

/** The remembered path, once. Only paths of our own are believed. */
export function takeReturnPath(): string | undefined {
  const path = tabStorage.read(KEY)
  tabStorage.remove(KEY)

  return path && /^\/(?![/\\])/.test(path) ? path : undefined
}
