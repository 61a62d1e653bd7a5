import { match, type Release } from '@domizil/federation'
import { routesToMeasure } from '@domizil/federation/render-times'
import { exampleOf } from '../example-of.ts'

/** An address to open, and the route of the remote that answers it. */
export interface Place {
  readonly path: string
  readonly route: string
}

/** The pages that a team names, and whether it has named a visitor who is signed in. */
export interface Examples {
  readonly paths: readonly string[]
  readonly isSignedIn: boolean
}

/**
 * The pages of a release to measure: those that every visitor can open, and the examples of others.
 * @throws {Error} if an example is none of its pages or asks for an account that is not there, there is nothing to measure, or
 * it is the shell.
 */
export function placesOf({ name, kind, routes }: Release, { paths, isSignedIn }: Examples): Place[] {
  if (kind === 'host') throw new Error(`${name} is the shell: only the pages of remotes are measured.`)
  const open = routesToMeasure({ routes }).map(({ path }) => ({ path, route: path }))
  const named = paths.map((path) => {
    const { route } = match(path.split(/[?#]/, 1)[0] ?? '', routes) ?? {}
    if (!route) throw new Error(`${path} is no page of ${name}.`)
    if (route.access === 'open' || isSignedIn) return { path, route: route.path }
    throw new Error(`${path} is for people who are signed in: --state names the file with their cookies.`)
  })
  if (open.length + named.length > 0) return [...open, ...named]

  throw new Error(
    `All pages of ${name} have parameters, or are for people who are signed in: name one with --page, as in --page ${exampleOf(routes)}, and for those --state.`,
  )
}
