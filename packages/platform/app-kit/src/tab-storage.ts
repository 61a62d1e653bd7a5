/** Stores a value in this tab; it survives navigation and reload. Does nothing where storage is not available. */
export function writeTabStorage(name: string, value: unknown): void {
  withStorage((storage) => storage.setItem(name, JSON.stringify(value)))
}

/**
 * A stored value of this tab; undefined if it is missing or unreadable. An older version of the page may have
 * written it.
 */
export function readTabStorage<Value>(name: string): Value | undefined {
  const text = withStorage((storage) => storage.getItem(name))
  if (!text) return undefined
  try {
    return JSON.parse(text) as Value
  } catch {
    return undefined
  }
}

/** Deletes a stored value of this tab. */
export function clearTabStorage(name: string): void {
  withStorage((storage) => storage.removeItem(name))
}

function withStorage<T>(action: (storage: Storage) => T): T | undefined {
  try {
    return action(sessionStorage)
  } catch {
    // Storage may be forbidden or full: the value then lives as long as the page.
    return undefined
  }
}
