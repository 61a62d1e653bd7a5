import { del, get, set } from 'idb-keyval'

/** Where the browser forbids storage or it is full, a value lives as long as the page. */
const inMemory = new Map<string, unknown>()

/** Reads what this device stores under a key; undefined without it. */
export async function readFromDevice<T>(key: string): Promise<T | undefined> {
  try {
    return (inMemory.get(key) as T | undefined) ?? (await get<T>(key))
  } catch {
    return undefined
  }
}

/** Stores a value, files included, beyond this visit. Resolves false if the device does not take it: it lives as long as the page. */
export async function writeToDevice(key: string, value: unknown): Promise<boolean> {
  try {
    await set(key, value)
    inMemory.delete(key)
    return true
  } catch {
    inMemory.set(key, value)
    return false
  }
}

/** Removes what this device stores under a key. */
export async function removeFromDevice(key: string): Promise<void> {
  inMemory.delete(key)
  try {
    await del(key)
  } catch {
    // Nothing is stored where nothing can be.
  }
}
