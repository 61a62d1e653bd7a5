declare const BRAND: unique symbol

/**
 * The path of a page without the language prefix, such as `/flat/7?step=2`. Only the functions of this package return
 * one, so a link to a page that does not exist does not compile.
 */
export type PagePath = string & { readonly [BRAND]: 'PagePath' }

/** The target of a link: a page, or another query or section of the current page. */
export type LinkTarget =
  | PagePath
  | `?${string}`
  | `#${string}`
  | { readonly pathname?: PagePath; readonly search?: string; readonly hash?: string }

/** The query of a path. Undefined values are left out. */
export type Query = Readonly<Record<string, string | number | undefined>>

/** Builds the path of one of our pages. */
export function pagePath(path: string, query: Query = {}, section?: string): PagePath {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value !== undefined) params.set(name, String(value))
  // A comma needs no escape in a query, and is easier to read.
  const search = params.toString().replaceAll('%2C', ',')

  return `${path}${search && `?${search}`}${section ? `#${section}` : ''}` as PagePath
}
