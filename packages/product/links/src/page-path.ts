declare const BRAND: unique symbol

/** The routes of a remote in a separate repository: its build writes them into `src/own-routes.d.ts`, from `routes.json`. */
export interface OwnRoutes {}

/** Whatever stands for the parameters of a route: `/journal/${string}` of `/journal/:id`. */
type PathOf<Path extends string> = Path extends `${infer Begin}:${string}/${infer End}`
  ? `${Begin}${string}/${PathOf<End>}`
  : Path extends `${infer Begin}:${string}`
    ? `${Begin}${string}`
    : Path

/** What the functions of this package return. */
export type HousePath = string & { readonly [BRAND]: 'PagePath' }

type PagesWith<Own extends string> = HousePath | Own | `${Own}?${string}` | `${Own}#${string}`

/**
 * The path of a page without the language prefix, such as `/flat/7?step=2`. Only the functions of this package return
 * one, so a link to a page that does not exist does not compile; a remote in a separate repository writes those of its
 * own routes as they are.
 */
export type PagePath = PagesWith<PathOf<Extract<keyof OwnRoutes, string>>>

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
