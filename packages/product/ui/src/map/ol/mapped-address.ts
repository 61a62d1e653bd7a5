/** The build's question to the page's import map; there is none in tests and on a server. */
declare const __MAPPED_ADDRESS__: ((url: string) => string) | undefined

/** Where the page has a file of this version: at its own address, or at that of an earlier version with the same file. */
export function mappedAddress({ href }: URL): string {
  return typeof __MAPPED_ADDRESS__ === 'undefined' ? href : __MAPPED_ADDRESS__(href)
}
