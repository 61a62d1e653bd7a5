declare const BRAND: unique symbol

/**
 * The address of a page of the product without the language prefix, such as `/flat/7?step=2`. Only the functions of this
 * package make one, so that a link to a page that does not exist does not compile.
 */
export type PagePath = string & { readonly [BRAND]: 'PagePath' }

/** Where a link may lead: to a page, or to another query or section of the page on which it stands. */
export type LinkTarget =
  | PagePath
  | `?${string}`
  | `#${string}`
  | { readonly pathname?: PagePath; readonly search?: string; readonly hash?: string }

/** What follows `?` in an address. Undefined values are left out. */
export type Query = Readonly<Record<string, string | number | undefined>>

/** Marks an address as one of our pages. */
export function pagePath(path: string, query: Query = {}, section?: string): PagePath {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value !== undefined) params.set(name, String(value))
  // A comma needs no escape in a query: an address is read by people as well.
  const search = params.toString().replaceAll('%2C', ',')

  return `${path}${search && `?${search}`}${section ? `#${section}` : ''}` as PagePath
}
