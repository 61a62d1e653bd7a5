import { siteStorage, tabStorage } from '../lib/browser-storage.ts'

const KEY = 'domizil.return-to'

const DIALOGS_KEY = 'domizil.return-dialogs'

/** The first one with a path counts: a link of a mail that ends the sign-in opens another tab. */
const STORES = [tabStorage, siteStorage]

/** Stores the path to return to after signing in: the identity service redirects to the site's origin only. */
export function storeReturnPath(path: string): void {
  for (const store of STORES) store.write(KEY, path)
}

/** Reads and deletes the stored path. Only paths of our site are accepted. */
export function consumeReturnPath(): string | undefined {
  const path = STORES.map((store) => store.read(KEY)).find((stored) => stored !== undefined)
  for (const store of STORES) store.remove(KEY)

  return path && /^\/(?![/\\])/.test(path) ? path : undefined
}

/**
 * Stores which dialogs are open on the page to return to: a session may end while one is being filled in. Of this tab
 * alone, as what is typed into them is.
 */
export function storeReturnDialogs(path: string, dialogs: readonly unknown[]): void {
  if (dialogs.length === 0) tabStorage.remove(DIALOGS_KEY)
  else tabStorage.write(DIALOGS_KEY, JSON.stringify({ path, dialogs }))
}

/** Reads and deletes the dialogs that were open on this page before the sign-in. */
export function consumeReturnDialogs(path: string): readonly unknown[] {
  const stored = tabStorage.readJson(DIALOGS_KEY) as { path?: unknown; dialogs?: unknown } | null | undefined
  tabStorage.remove(DIALOGS_KEY)

  return stored?.path === path && Array.isArray(stored.dialogs) ? stored.dialogs : []
}
