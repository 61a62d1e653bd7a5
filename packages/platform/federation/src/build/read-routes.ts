import { readFileSync } from 'node:fs'
import path from 'node:path'
import { ACCESSES, LAYOUTS, type Route } from '../release.ts'
import { plainText, readTexts } from './read-texts.ts'

/**
 * A route in `routes.json`, where `navbar` is the id of a text, `head` the beginning of those of title and description, and
 * `chunks` names what the page draws with beside its own: with `.css` behind its name a chunk of which it needs the styles alone.
 */
type DeclaredRoute = Omit<Route, 'navbar'> & {
  readonly navbar?: string
  readonly head?: string
  readonly chunks?: readonly string[]
}

/**
 * The routes of an app, with what the navbar calls them in each of its languages.
 * @throws {Error} if a layout or access does not exist, a page cannot stand in the navbar, or a language lacks its name.
 */
export function readRoutes(folder: string): Route[] {
  return declaredIn(folder).map(({ navbar, head: _head, chunks: _chunks, ...route }) => {
    refuseUnknown('layout', route, LAYOUTS)
    refuseUnknown('access', route, ACCESSES)
    return navbar === undefined ? route : { ...route, navbar: namesOf(folder, route, navbar) }
  })
}

function refuseUnknown(what: 'layout' | 'access', route: Route, known: readonly string[]): void {
  if (known.includes(route[what])) return
  throw new Error(`${route.path} has the ${what} "${route[what]}": there are ${known.join(', ')}.`)
}

/** The chunks that each page draws with beside its own, by the name of the page. */
export function readPageChunks(folder: string): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(declaredIn(folder).map(({ page, chunks = [] }) => [page, chunks]))
}

/** What `routes.json` declares. */
export const declaredIn = (folder: string) =>
  JSON.parse(readFileSync(path.join(folder, 'routes.json'), 'utf8')) as DeclaredRoute[]

function namesOf(folder: string, { path: place, access }: Route, id: string): Route['navbar'] {
  if (access !== 'open' || place.includes(':')) {
    throw new Error(`${place} cannot stand in the navbar: only an open page without parameters can.`)
  }
  const languages = [...readTexts(folder)]
  return Object.fromEntries(
    languages.map(([language, texts]) => [language, plainText('The navbar', texts, { id, language })]),
  )
}
