import { tabStorage } from '../lib/browser-storage.ts'

const KEY = 'domizil.return-to'

/** Stores the path to return to after signing in: the identity service redirects to the site's origin only. */
export function storeReturnPath(path: string): void {
  tabStorage.write(KEY, path)
}

/** Reads and deletes the stored path. Only paths of our site are accepted. */
export function consumeReturnPath(): string | undefined {
  const path = tabStorage.read(KEY)
  tabStorage.remove(KEY)

  return path && /^\/(?![/\\])/.test(path) ? path : undefined
}
