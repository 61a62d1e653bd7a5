/** Stored in this tab; survives navigation and reload. */
export const tabStorage = storageIn(() => sessionStorage)

/** Stored in this browser. */
export const siteStorage = storageIn(() => localStorage)

function storageIn(area: () => Storage) {
  const read = (name: string) => attempt(() => area().getItem(name)) ?? undefined

  return {
    read,
    /**
     * Parses a stored JSON value; undefined if it is unreadable, for example written by an older version of the site.
     */
    readJson: (name: string) => attempt(() => JSON.parse(read(name) ?? 'null') as unknown) ?? undefined,
    write: (name: string, text: string) => attempt(() => area().setItem(name, text)),
    remove: (name: string) => attempt(() => area().removeItem(name)),
  }
}

function attempt<T>(action: () => T): T | undefined {
  try {
    return action()
  } catch {
    return undefined
  }
}
