import type { Route } from '@domizil/federation'

/** An address of the first route, with a 1 for each parameter. */
export function exampleOf(routes: readonly Pick<Route, 'path'>[]): string {
  return (routes[0]?.path ?? '/').replace(/:[^/]+/g, '1')
}
