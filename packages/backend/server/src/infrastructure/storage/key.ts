/** Segments of letters, digits, dots and hyphens, none of them beginning with a dot. */
const KEY = /^[a-z0-9][a-z0-9.-]*(\/[a-z0-9][a-z0-9.-]*)*$/

/**
 * Requires a key inside of the storage.
 * @throws {TypeError} for any other key.
 */
export function requireKey(key: string): void {
  if (!KEY.test(key)) throw new TypeError(`Not a key: ${key}`)
}
