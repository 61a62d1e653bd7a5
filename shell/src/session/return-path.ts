import { siteStorage, tabStorage } from '../lib/browser-storage.ts'

const KEY = 'domizil.return-to'

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
