/** Texts that the browser keeps. Where it may not, or has no room left, nothing is kept, silently. */
export interface BrowserStorage {
  read(name: string): string | undefined
  /** What was written as JSON; nothing when it cannot be read, as an older version of the site may have written it. */
  readJson(name: string): unknown
  write(name: string, text: string): void
  remove(name: string): void
}

/** Kept in this tab, through leaving the site and a reload. */
export const tabStorage = storageIn(() => sessionStorage)

/** Kept in this browser. */
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
