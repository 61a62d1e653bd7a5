/** Segments of letters, digits, dots and hyphens, none of them beginning with a dot. */
const KEY = /^[a-z0-9][a-z0-9.-]*(\/[a-z0-9][a-z0-9.-]*)*$/

/** Whether a name is one of a file in the storage. */
export function isKey(name: string): boolean {
  return KEY.test(name)
}

/**
 * Requires a key inside of the storage.
 * @throws {TypeError} for any other key.
 */
export function requireKey(key: string): void {
  if (!isKey(key)) throw new TypeError(`Not a key: ${key}`)
}
