import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { ACCESSES, LAYOUTS } from '../release.ts'
import type { PageHead, Release, Route, SharedExports } from '../schema.ts'

/** The facts about an app that its files declare. */
export interface AppFacts {
  readonly name: string
  /** The environment's `VERSION`, else the package's version. */
  readonly version: string
  readonly routes: readonly Route[]
  /** The chunks that each page draws with beside its own. */
  readonly pageChunks: Readonly<Record<string, readonly string[]>>
  readonly heads: NonNullable<Release['heads']>
  readonly reactVersion: string
  readonly intlVersion: string
  /** The modules that the host shares, with the versions of their exports. */
  readonly surfaces: Surfaces
  /** Whether a remote brings its own copies of the shared modules with surfaces instead of using the host's. */
  readonly hasOwnCopies: boolean
}

/** The facts about the app in a folder, with the installed versions of what it shares. @throws {Error} naming what is malformed. */
export function readApp(folder: string): AppFacts {
  const { name, version, domizil } = packageOf(folder)

  return {
    name: name.replace(/^@[^/]+\//, ''),
    version: process.env['VERSION'] ?? version,
    routes: readRoutes(folder),
    pageChunks: readPageChunks(folder),
    heads: readHeads(folder),
    reactVersion: packageOf(folderOf('react', folder)).version,
    intlVersion: packageOf(folderOf('react-intl', folder)).version,
    surfaces: readSurfaces(['@domizil/ui', '@domizil/app-kit'].map((one) => folderOf(one, folder))),
    hasOwnCopies: domizil?.sharedModules === 'own',
  }
}

interface Manifest {
  readonly name: string
  readonly version: string
  readonly domizil?: { readonly sharedModules?: 'own' | 'host' }
}

/** The folder of a package as an import in `from` finds it. @throws {Error} if it is not installed. */
export function folderOf(name: string, from: string): string {
  const places = createRequire(path.resolve(from, 'package.json')).resolve.paths(name) ?? []
  const found = places
    .map((place) => path.join(place, name))
    .find((folder) => existsSync(path.join(folder, 'package.json')))
  if (found) return found
  throw new Error(`${name} is not installed in ${from}: add it to the dependencies in package.json`)
}

/** The manifest of an installed package. */
export function packageOf(folder: string): Manifest {
  return JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest
}

/**
 * Title and description of an app's pages by language: `"head": "rentPage"` of a route means the texts `rentPage.title` and
 * `rentPage.description`. @throws {Error} naming the text that is missing, or has placeholders or markup.
 */
export function readHeads(folder: string): NonNullable<Release['heads']> {
  const described = declaredIn(folder).flatMap(({ page, head }) =>
    head === undefined ? [] : [{ page, head }],
  )
  if (described.length === 0) return {}
  const languages = [...readTexts(folder)]

  return Object.fromEntries(
    described.map(({ page, head }) => [
      page,
      Object.fromEntries(languages.map(([language, texts]) => [language, headOf(head, texts, language)])),
    ]),
  )
}

function headOf(beginning: string, texts: Texts, language: string): PageHead {
  const read = (id: string) => plainText('The head of a page', texts, { id, language })
  return { title: read(`${beginning}.title`), description: read(`${beginning}.description`) }
}

/**
 * A route in `routes.json`, where `navbar` is the id of a text, `head` the beginning of those of title and description, and
 * `chunks` names what the page draws with beside its own: with `.css` behind its name a chunk of which it needs the styles alone.
 */
type DeclaredRoute = Omit<Route, 'navbar'> & {
  readonly navbar?: string
  readonly head?: string
  readonly chunks?: readonly string[]
}

/** The routes of an app, and their names in the navbar. @throws {Error} for unknown layouts and access, and missing names. */
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
const declaredIn = (folder: string) =>
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

/** The texts of one language, by id. */
type Texts = Readonly<Record<string, string>>

/** A text that a release contains, so without values. @throws {Error} if a language lacks it, or it has placeholders or markup. */
function plainText(
  what: string,
  texts: Texts,
  { id, language }: { readonly id: string; readonly language: string },
): string {
  const text = texts[id]
  if (text === undefined) throw new Error(`${what} needs ${id}, which ${language} lacks.`)
  if (/[{<]/.test(text)) throw new Error(`${what} needs plain words: ${id} (${language}).`)
  return text
}

/** All texts of an app by language: the shared ones and those of its pages. */
function readTexts(folder: string): Map<string, Texts> {
  const texts = new Map<string, Texts>()

  for (const entry of readdirSync(path.join(folder, 'messages'), { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !entry.name.endsWith('.json')) continue
    const language = path.basename(entry.name, '.json')
    const words = JSON.parse(readFileSync(path.join(entry.parentPath, entry.name), 'utf8')) as Texts
    texts.set(language, { ...texts.get(language), ...words })
  }
  return texts
}

/** The public surface of a module that is shared or implemented across repositories. */
export interface Surface {
  /** `major.minor`; grows with each change of an export. */
  readonly version: string
  /** The version of each export, as `major.minor`. */
  readonly exports: Readonly<Record<string, string>>
}

/** Surfaces by the name of their module, as in `@domizil/ui/parts`. */
export type Surfaces = Readonly<Record<string, Surface>>

/** The file of a package with the surfaces of its modules. `npm run api` writes it. */
export const SURFACE_FILE = 'api/surface.json'

/** The surfaces of the modules of some packages. @throws {Error} if a package has no surface file. */
export function readSurfaces(packageFolders: readonly string[]): Surfaces {
  return Object.assign(
    {},
    ...packageFolders.map(
      (folder) => JSON.parse(readFileSync(path.join(folder, SURFACE_FILE), 'utf8')) as Surfaces,
    ),
  ) as Surfaces
}

/** The versions of all exports, by module. */
export function exportsOf(surfaces: Surfaces): SharedExports {
  return Object.fromEntries(Object.entries(surfaces).map(([name, { exports }]) => [name, exports]))
}

/** Every surface begins with 1.0. The federation runtime takes `>=0.0.0` for a range that nothing satisfies. */
const ANY = '>=1.0.0'

/**
 * What host and remotes share. A remote uses the host's copy of each module with a surface and brings none: the
 * registry refuses a version that uses an export which the host lacks. A remote whose package.json says
 * `"domizil": {"sharedModules": "own"}` shares only React and react-intl, and brings the rest.
 */
export function sharedModules(
  { reactVersion, intlVersion, surfaces, hasOwnCopies }: AppFacts,
  kind: Release['kind'],
) {
  const react = { singleton: true, requiredVersion: `^${reactVersion}`, version: reactVersion }
  const withSurface = Object.entries(hasOwnCopies ? {} : surfaces)

  return {
    react,
    'react/jsx-runtime': react,
    'react-dom': react,
    'react-dom/client': react,
    // Its context is that of each app: a remote with another version loads its own copy beside the host's.
    'react-intl': { requiredVersion: `^${intlVersion}`, version: intlVersion },
    ...Object.fromEntries(
      withSurface.map(([name, { version }]) => [
        name,
        kind === 'host'
          ? { version: `${version}.0`, requiredVersion: `^${version}.0` }
          : // Brings no copy: without the host's the app does not start.
            { import: false as const, requiredVersion: ANY },
      ]),
    ),
  }
}
