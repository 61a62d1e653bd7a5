import { match, type Route } from '@domizil/federation'
import type { PagePath } from '@domizil/links'

/** A route of an app. */
export interface AppRoute extends Route {
  readonly app: string
}

/** Addresses that a function of `@domizil/links` makes, and the page that they are for. */
export interface LinkSample {
  readonly name: string
  readonly app: string
  readonly page: string
  readonly paths: readonly PagePath[]
}

/** What differs between the routes of the apps and the functions that link to them, as sentences. */
export function linkProblems(routes: readonly AppRoute[], samples: readonly LinkSample[]): string[] {
  const links = samples.flatMap(({ name, app, page, paths }) =>
    paths.map((path) => ({ name, app, page, path, route: match(path.replace(/[?#].*/, ''), routes)?.route })),
  )
  const strays = links
    .filter(({ app, page, route }) => route?.app !== app || route.page !== page)
    .map(({ name, app, page, path }) => `${name} makes ${path}, which is not the page ${page} of ${app}.`)
  const uneven = routes.flatMap((route) => {
    const names = new Set(links.filter((link) => link.route === route).map(({ name }) => name))
    return names.size === 1
      ? []
      : [`${route.path} of ${route.app} has ${[...names].join(' and ') || 'no function'}.`]
  })

  return [...strays, ...uneven]
}
