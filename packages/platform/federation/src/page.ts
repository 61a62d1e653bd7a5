import { match } from './match.ts'
import { HOST } from './registry.ts'
import { fileUrl, type PageAssets, type Release, type Route } from './release.ts'
import type { Resolution } from './resolve.ts'

/** A route together with the part that answers it. */
export interface OwnedRoute extends Route {
  readonly owner: string
}

/** What the page tells the shell about one remote. */
export interface RemoteFacts {
  readonly name: string
  readonly version: string
  readonly entry: string
  readonly source: string
  readonly refused: readonly { readonly version: string; readonly reason: string }[]
}

export function remoteFacts({ parts }: Resolution): RemoteFacts[] {
  return Object.values(parts)
    .filter(({ release }) => release.kind === 'remote')
    .map(({ release, source, refused }) => ({
      name: release.name,
      version: release.version,
      entry: fileUrl(release, release.entry),
      source,
      refused,
    }))
}

/** Every route of every part that can be served. */
export function routesOf({ parts }: Resolution): OwnedRoute[] {
  return Object.values(parts).flatMap(({ release }) =>
    release.routes.map((route) => ({ ...route, owner: release.name })),
  )
}

/** The hash of every script of the resolved versions, by URL: the `integrity` of the page's import map. */
export function integrityOf({ parts }: Resolution): Record<string, string> {
  return Object.fromEntries(
    Object.values(parts).flatMap(({ release }) =>
      Object.entries(release.files)
        .filter(([file]) => file.endsWith('.js'))
        .map(([file, hash]) => [fileUrl(release, file), hash]),
    ),
  )
}

export interface Preload {
  readonly url: string
  readonly integrity: string
  readonly kind: 'script' | 'style'
}

/**
 * What an address needs in a language, so that nothing waits for something else. The host's entry leads: everything waits
 * for it, and over HTTP/1.1 a browser asks for six files at a time, in their order.
 */
export function preloadsOf(resolution: Resolution, path: string, locale: string): Preload[] {
  const host = resolution.parts[HOST]?.release
  if (!host) return []

  const found = match(path, routesOf(resolution))
  const owner = found && resolution.parts[found.route.owner]?.release
  const needed = [
    preloadOf(host, host.entry),
    ...filesOf(host, host, host.start),
    ...messageFiles(host, locale),
    ...(owner ? pageFiles(owner, host, found.route.page, locale).filter(isSurelyUsed(found.route)) : []),
  ]

  return [...new Map(needed.map((preload) => [preload.url, preload])).values()]
}

/** Whoever is no admin sees nothing of the back office, and browsers complain of style sheets that nobody uses. */
function isSurelyUsed({ access }: Route): (preload: Preload) => boolean {
  return ({ kind }) => access !== 'admin' || kind === 'script'
}

function pageFiles(owner: Release, host: Release, pageName: string, locale: string): Preload[] {
  const page = owner.pages[pageName]
  // A page with texts of its own names their chunks after itself: messages-help-de.
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

/** The part's own files, and of what it shares the host's copy: that is the one which will run. */
function filesOf(part: Release, host: Release, { files, shared }: PageAssets): Preload[] {
  return [
    ...files.map((file) => preloadOf(part, file)),
    ...shared.flatMap((name) => {
      const lender = host.shared[name] ? host : part
      return (lender.shared[name]?.files ?? []).map((file) => preloadOf(lender, file))
    }),
  ]
}

function preloadOf(release: Release, file: string): Preload {
  return {
    url: fileUrl(release, file),
    integrity: release.files[file] ?? '',
    kind: file.endsWith('.css') ? 'style' : 'script',
  }
}
