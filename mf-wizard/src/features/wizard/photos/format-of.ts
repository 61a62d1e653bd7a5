/** The format in the ending of a file's name: `HEIC`; empty without one. */
export function formatOf(name: string): string {
  return /\.(\w{2,5})$/.exec(name)?.[1]?.toUpperCase() ?? ''
}
