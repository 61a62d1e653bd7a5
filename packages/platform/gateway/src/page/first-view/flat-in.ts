/** The id of the flat whose page, or whose call of the backend, an address is; undefined for all others. */
export function flatIn(path: string): string | undefined {
  return /^(?:\/api)?\/flat\/([1-9]\d*)$/.exec(path)?.[1]
}
