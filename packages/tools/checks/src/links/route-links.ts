import { match, type Route } from '@domizil/federation'
import type { PagePath } from '@domizil/links'

/** A route and the app that declares it. */
export interface AppRoute extends Route {
  readonly app: string
}

/** Paths that a function of `@domizil/links` returns, and the page they must lead to. */
export interface LinkSample {
  readonly name: string
  readonly app: string
  readonly page: string
  readonly paths: readonly PagePath[]
}

/** The differences between the apps' routes and the link functions, as sentences. What nothing links to needs none. */
export function linkProblems(routes: readonly AppRoute[], samples: readonly LinkSample[]): string[] {
  const links = samples.flatMap(({ name, app, page, paths }) =>
    paths.map((path) => ({ name, app, page, path, route: match(path.replace(/[?#].*/, ''), routes)?.route })),
  )
  const strays = links
    .filter(({ app, page, route }) => route?.app !== app || route.page !== page)
    .map(({ name, app, page, path }) => `${name} makes ${path}, which is not the page ${page} of ${app}.`)
  const uneven = routes.flatMap((route) => {
    const names = new Set(links.filter((link) => link.route === route).map(({ name }) => name))
    return names.size > 1 ? [`${route.path} of ${route.app} has ${[...names].join(' and ')}.`] : []
  })

  return [...strays, ...uneven]
}
