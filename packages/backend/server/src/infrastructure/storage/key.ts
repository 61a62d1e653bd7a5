/** Words of letters, digits, dots and hyphens between slashes, none of them beginning with a dot. */
const KEY = /^[a-z0-9][a-z0-9.-]*(\/[a-z0-9][a-z0-9.-]*)*$/

/** @throws {TypeError} unless the key leads to a place inside the storage. */
export function refuseOddKey(key: string): void {
  if (!KEY.test(key)) throw new TypeError(`Not a key: ${key}`)
}
