/** Texts in the browser's storage. Without storage or room nothing is stored, without an error. */
export interface BrowserStorage {
  read(name: string): string | undefined
  /**
   * Parses a stored JSON value; undefined if it is unreadable, for example written by an older version of the site.
   */
  readJson(name: string): unknown
  write(name: string, text: string): void
  remove(name: string): void
}

/** Stored in this tab; survives navigation and reload. */
export const tabStorage = storageIn(() => sessionStorage)

/** Stored in this browser. */
export const siteStorage = storageIn(() => localStorage)

function storageIn(area: () => Storage): BrowserStorage {
  const read = (name: string) => attempt(() => area().getItem(name)) ?? undefined

  return {
    read,
    readJson: (name) => attempt(() => JSON.parse(read(name) ?? 'null') as unknown) ?? undefined,
    write: (name, text) => attempt(() => area().setItem(name, text)),
    remove: (name) => attempt(() => area().removeItem(name)),
  }
}

function attempt<T>(action: () => T): T | undefined {
  try {
    return action()
  } catch {
    return undefined
  }
}
