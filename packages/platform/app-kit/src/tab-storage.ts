/** Keeps a value in this tab, through leaving the page and reloading it. Without storage nothing is kept, silently. */
export function writeTabStorage(name: string, value: unknown): void {
  withStorage((storage) => storage.setItem(name, JSON.stringify(value)))
}

/** What this tab keeps; nothing when it cannot be read. An older version of the page may have written it. */
export function readTabStorage<Value>(name: string): Value | undefined {
  const text = withStorage((storage) => storage.getItem(name))
  if (!text) return undefined
  try {
    return JSON.parse(text) as Value
  } catch {
    return undefined
  }
}

/** Forgets what this tab keeps. */
export function clearTabStorage(name: string): void {
  withStorage((storage) => storage.removeItem(name))
}

function withStorage<T>(action: (storage: Storage) => T): T | undefined {
  try {
    return action(sessionStorage)
  } catch {
    // Storage may be forbidden or full: then a value lives as long as its page.
    return undefined
  }
}
