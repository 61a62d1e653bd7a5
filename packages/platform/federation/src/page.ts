import { satisfies } from 'compare-versions'
import { match } from './match.ts'
import type { RefusedVersion } from './problem.ts'
import { HOST } from './registry.ts'
import { fileUrl } from './release.ts'
import type { PageAssets, Release, Route } from './schema.ts'
import type { Resolution } from './resolve.ts'
import type { UnchangedFiles } from './unchanged-files.ts'

/** A route and the app that owns it. */
export interface OwnedRoute extends Route {
  readonly owner: string
}

/** What the page tells the shell about one remote. */
export interface RemoteFacts {
  readonly name: string
  readonly version: string
  /** The address of its entry: a path of the site, or a whole one of the visitor's machine. */
  readonly entry: string
  /** Why this version was selected; `local` is one of the visitor's machine. */
  readonly source: string
  readonly refused: readonly RefusedVersion[]
  /** The hash of its `release.json`, if the page's import map does not name its scripts. */
  readonly hash?: string
  /** Which of its files are found at the address of an earlier version; beside `hash` only. */
  readonly unchanged?: UnchangedFiles
}

/** What a page tells the shell of all remotes; the import map names the scripts of those that are `mapped`. */
export function remoteFacts(
  { apps }: Resolution,
  mapped: readonly string[] = Object.keys(apps),
  unchangedOf: (release: Release) => UnchangedFiles = () => ({}),
): RemoteFacts[] {
  return Object.values(apps)
    .filter(({ release }) => release.kind === 'remote')
    .map(({ release, hash, source, refused }) => ({
      name: release.name,
      version: release.version,
      entry: fileUrl(release, release.entry),
      source,
      refused,
      ...(!mapped.includes(release.name) && { hash, unchanged: unchangedOf(release) }),
    }))
}

/** Every route of every app that can be served. */
export function routesOf({ apps }: Resolution): OwnedRoute[] {
  return Object.values(apps).flatMap(({ release }) => ownRoutes(release))
}

/** The routes of one release. */
export function ownRoutes({ name, routes }: Release): OwnedRoute[] {
  return routes.map((route) => ({ ...route, owner: name }))
}

/** The hashes of the scripts of all apps in their resolved versions, by URL: the `integrity` section of an import map. */
export function integrityOf({ apps }: Resolution): Record<string, string> {
  const releases = Object.values(apps).map(({ release }) => release)
  return Object.assign({}, ...releases.map((release) => scriptHashes(release))) as Record<string, string>
}

/** The host's script that is inlined in every page. */
export const BOOT_SCRIPT = 'boot.js'

/** The script of the document in which the session is looked for. */
const SILENT_SCRIPT = 'silent-check-sso.js'

/**
 * The files of a host that only its other pages and languages need, or that no page loads. It adds them to the import map
 * itself, before it loads the first of them.
 * @param page its own page that is shown, if one is.
 */
export function laterFiles(
  { messages, pages, files }: Pick<Release, 'messages' | 'pages' | 'files'>,
  page: string | undefined,
  locale: string,
): Set<string> {
  const others = Object.keys(pages).filter((name) => name !== page)
  const isLater = (texts: string) =>
    !`-${texts}`.endsWith(`-${locale}`) || others.some((name) => texts === `${name}-${locale}`)

  return new Set([
    BOOT_SCRIPT,
    SILENT_SCRIPT,
    ...Object.keys(files).filter((file) => others.some((name) => file.startsWith(`page-${name}.`))),
    ...Object.keys(messages).flatMap((texts) => (isLater(texts) ? (messages[texts] ?? []) : [])),
  ])
}

/** The hash of every script of one release, by URL. @param later files that are left out. */
export function scriptHashes(
  release: Pick<Release, 'name' | 'version' | 'files'>,
  later: ReadonlySet<string> = new Set(),
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(release.files)
      .filter(([file]) => file.endsWith('.js') && !later.has(file))
      .map(([file, hash]) => [fileUrl(release, file), hash]),
  )
}

/**
 * The apps whose scripts the import map of a page has to name: the host and the owner of the page. The host adds those of
 * another remote when it loads it, if the browser allows several import maps; else all are named.
 */
export function mappedApps(
  { apps }: Resolution,
  owner: string | undefined,
  hasSeveralMaps: boolean,
): string[] {
  return Object.keys(apps).filter((name) => !hasSeveralMaps || name === HOST || name === owner)
}

/** A file to preload: its URL path and its hash, as `sha256-<base64>`. */
export interface Preload {
  readonly url: string
  readonly integrity: string
  readonly kind: 'script' | 'style' | 'font'
}

/** What a page preloads, the host's entry first: all depends on it, and over HTTP/1.1 six files are requested at a time. */
export function preloadsOf(resolution: Resolution, path: string, locale: string): Preload[] {
  const host = resolution.apps[HOST]?.release
  if (!host) return []

  const found = match(path, routesOf(resolution))
  const owner = found && resolution.apps[found.route.owner]?.release
  const needed = [
    preloadOf(host, host.entry),
    ...filesOf(host, host, host.start),
    ...messageFiles(host, locale),
    ...(owner ? pageFiles(owner, host, found.route.page, locale).filter(isSurelyUsed(found.route)) : []),
  ]

  return [...new Map(needed.map((preload) => [preload.url, preload])).values()]
}

/** The fonts of a first view, which is seen before its style sheets ask for them: they name fonts beside themselves. */
export function fontsOf({ apps }: Resolution, addresses: Readonly<Record<string, string>> = {}): Preload[] {
  const host = apps[HOST]?.release
  if (!host?.fonts) return []
  const styles = host.start.files.find((file) => file.endsWith('.css')) ?? ''
  const folder = addresses[fileUrl(host, styles)]?.slice(0, -styles.length) ?? fileUrl(host, '')

  return host.fonts.map((file) => ({ ...preloadOf(host, file), url: folder + file }))
}

/** Only admins render the back office, and browsers warn about preloaded style sheets that are not used. */
function isSurelyUsed({ access }: Route): (preload: Preload) => boolean {
  return ({ kind }) => access !== 'admin' || kind === 'script'
}

function pageFiles(owner: Release, host: Release, pageName: string, locale: string): Preload[] {
  const page = owner.pages[pageName]
  // The chunk of a page's texts is named after the page: messages-help-de.
  const own = [...(page ? filesOf(owner, host, page) : []), ...messageFiles(owner, `${pageName}-${locale}`)]
  if (owner.kind === 'host') return own

  return [
    preloadOf(owner, owner.entry),
    ...filesOf(owner, host, owner.start),
    ...messageFiles(owner, locale),
    ...own,
  ]
}

function messageFiles(part: Release, locale: string): Preload[] {
  return (part.messages[locale] ?? []).map((file) => preloadOf(part, file))
}

/** The app's own files, and the copy of its shared modules that will run: the host's, unless its version is too old. */
function filesOf(part: Release, host: Release, { files, shared }: PageAssets): Preload[] {
  return [
    ...files.map((file) => preloadOf(part, file)),
    ...shared.flatMap((name) => {
      const lender = lends(host, part, name) ? host : part
      return (lender.shared[name]?.files ?? []).map((file) => preloadOf(lender, file))
    }),
  ]
}

function lends(host: Release, part: Release, name: string): boolean {
  const lent = host.shared[name]
  const own = part.shared[name]
  return lent !== undefined && (own === undefined || satisfies(lent.version, `^${own.version}`))
}

const KINDS: readonly [ending: string, kind: Preload['kind']][] = [
  ['.css', 'style'],
  ['.woff2', 'font'],
]

function preloadOf(release: Release, file: string): Preload {
  return {
    url: fileUrl(release, file),
    integrity: release.files[file] ?? '',
    kind: KINDS.find(([ending]) => file.endsWith(ending))?.[1] ?? 'script',
  }
}
