import type { PageContext } from '../page-context.ts'

/** A page of ours beside the protocol's endpoints. */
export interface Route {
  readonly methods: readonly ('GET' | 'POST' | 'DELETE')[]
  /** Below the realm; a pattern's groups are passed to `answer`. */
  readonly path: string | RegExp
  /** A value that the query must have; other requests of the path are the protocol's. */
  readonly query?: readonly [name: string, value: string]
  answer(ctx: PageContext, groups: Readonly<Record<string, string | undefined>>): void | Promise<void>
}

/** Redirects to a page that is to be loaded with GET. */
export function redirectTo(ctx: PageContext, address: string): void {
  ctx.redirect(address)
  ctx.status = 303
}

/** Finds the route of a request and the groups of its pattern. */
export function matchRoute(
  routes: readonly Route[],
  { method, path, query }: Pick<PageContext, 'method' | 'path' | 'query'>,
) {
  for (const route of routes) {
    if (!route.methods.some((known) => known === method)) continue
    if (route.query && query[route.query[0]] !== route.query[1]) continue
    if (route.path === path) return { route, groups: {} }

    const match = route.path instanceof RegExp ? route.path.exec(path) : null
    if (match) return { route, groups: match.groups ?? {} }
  }
  return undefined
}
