import type { PageContext } from '../page-context.ts'

/** A page of ours beside the protocol's endpoints. */
export interface Route {
  readonly methods: readonly ('GET' | 'POST')[]
  /** Below the realm; a pattern's groups are passed to `answer`. */
  readonly path: string | RegExp
  answer(ctx: PageContext, groups: Readonly<Record<string, string | undefined>>): void | Promise<void>
}

/** Finds the route of a request and the groups of its pattern. */
export function matchRoute(routes: readonly Route[], method: string, path: string) {
  for (const route of routes) {
    if (!route.methods.some((known) => known === method)) continue
    if (route.path === path) return { route, groups: {} }

    const match = route.path instanceof RegExp ? route.path.exec(path) : null
    if (match) return { route, groups: match.groups ?? {} }
  }
  return undefined
}
