import { type OwnedRoute, overlaps } from '@domizil/federation'
import { RefusedError } from './refused-error.ts'

/** First segments of addresses that the gateway answers itself, and the languages. */
const RESERVED = ['api', 'auth', 'blog', 'remotes', 'registry', 'health', 'en', 'de', 'es']

/**
 * Refuses routes that no visitor would ever reach, and those that would take the addresses of apps that are still to come.
 * @throws {RefusedError} ROUTE_RESERVED
 */
export function refuseReserved(routes: readonly OwnedRoute[]): void {
  for (const { path, owner } of routes) {
    const [first = ''] = path.split('/').filter(Boolean)
    if (first.startsWith(':')) {
      throw new RefusedError(
        'ROUTE_RESERVED',
        `The route ${path} of ${owner} begins with a parameter, and would answer every address that nobody has: begin it with a word.`,
      )
    }
    if (!RESERVED.includes(first)) continue
    throw new RefusedError(
      'ROUTE_RESERVED',
      `The route ${path} of ${owner} begins with /${first}, which belongs to the product itself.`,
    )
  }
}

/**
 * Refuses routes that take addresses from a parameter of another app, such as `/flat/new` or `/:kind/new` from `/flat/:id`.
 *
 * @param routes new routes of the app.
 * @param others routes of the other apps.
 * @param allowed paths that were confirmed.
 * @throws {RefusedError} ROUTE_SHADOWS
 */
export function refuseShadowing(
  routes: readonly OwnedRoute[],
  others: readonly OwnedRoute[],
  allowed: readonly string[],
): void {
  for (const { path, owner } of routes.filter((one) => !allowed.includes(one.path))) {
    const shadowed = others.find(
      (one) => overlaps(path, one.path) && parametersOf(path) <= parametersOf(one.path),
    )
    if (!shadowed || shadowed.path === path) continue
    throw new RefusedError(
      'ROUTE_SHADOWS',
      `The route ${path} of ${owner} would take its address from ${shadowed.path} of ${shadowed.owner}. If both teams want that: --allow ${path}`,
    )
  }
}

const parametersOf = (path: string) => path.split('/:').length

/**
 * Refuses a change after which addresses of the channel would not be found any more.
 * @throws {RefusedError} ROUTE_DROPPED
 */
export function refuseDropped(
  before: readonly OwnedRoute[],
  after: readonly OwnedRoute[],
  allowed: readonly string[],
): void {
  const kept = new Set([...after.map(({ path }) => path), ...allowed])
  const dropped = before.filter(({ path }) => !kept.has(path))
  if (dropped.length === 0) return

  const paths = dropped.map(({ path }) => path)
  const values = { paths: paths.join(', '), name: dropped[0]?.owner ?? '' }
  throw new RefusedError(
    'ROUTE_DROPPED',
    `${values.paths} of ${values.name} would not be found any more. If that is meant: ${paths.map((path) => `--allow ${path}`).join(' ')}`,
    { values },
  )
}
