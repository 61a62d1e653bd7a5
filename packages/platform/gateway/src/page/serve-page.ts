import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { LOCALES } from '@domizil/domain'
import {
  HOST,
  laterFiles,
  mappedApps,
  type Match,
  match,
  type OwnedRoute,
  type Registry,
  type Release,
  type Resolution,
  type Route,
  routesOf,
} from '@domizil/federation'
import type { DrawnView, GatewayConfig } from '../gateway-config.ts'
import { createPublicAnswers } from '../public-answers.ts'
import type { RegistryFiles } from '../registry-files.ts'
import { send } from '../send.ts'
import type { ChangedPages } from './changed-pages.ts'
import { createFirstViews, type FirstView } from './first-view/first-views.ts'
import { findHead } from './head/find-head.ts'
import { createUnchanged, filesOfPage, type PageFiles } from './page-files.ts'
import { pageHtml, type ShellFacts, shellFacts } from './page-html.ts'
import { createPlainPages, pageHeaders } from './serve-plain.ts'
import { createVisits, hasSeveralMaps, type Visit } from './visit.ts'

const NONE: ReadonlySet<string> = new Set()

/** The pages of the site: an address is answered with its HTML, or with a plain page that says why there is none. */
export function createPages(config: GatewayConfig, files: RegistryFiles) {
  const { publicConfig, channel, publicUrl, productName, reloadsOnChange } = config
  const site = { publicUrl, productName, reloadsOnChange }
  const answersOf = createPublicAnswers(config.apiUrl)
  const firstViews = createFirstViews(config, files, answersOf)
  const { unchangedOf, prepare: compare } = createUnchanged(files)
  const knownRoutes = createKnownRoutes(files)
  const plain = createPlainPages(config)
  const visitOf = createVisits(config, files)

  /** What every page of a visit passes to the shell, but the language and the apps in the import map. */
  function shellOf(host: Release, visit: Pick<Visit, 'resolution' | 'versions' | 'trials' | 'local'>) {
    const { resolution, versions, trials, local } = visit
    const isDemoLoading = config.demoState?.() === 'loading'
    return { host, resolution, publicConfig, versions, channel, trials, unchangedOf, local, isDemoLoading }
  }

  const prepareFrames = framesAhead(firstViews, () => {
    const visit = visitOf({ url: '/', headers: {} } as IncomingMessage)
    const host = visit.resolution.apps[HOST]?.release
    return host && shellOf(host, visit)
  })

  async function servePage(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { search, path, locale, registry, resolution, local, refusal, ...visit } = visitOf(request)
    if (refusal) return plain.serve(request, response, plain.refused(locale, refusal))
    const localOrigins = [...new Set(Object.values(local))]
    const isLocal = localOrigins.length > 0
    if (!isLocal) knownRoutes.learn(resolution)
    const host = resolution.apps[HOST]?.release
    if (!host) return plain.serve(request, response, plain.unavailable(locale, resolution))

    prepareFrames(registry)
    const found = match(path, routesOf(resolution))
    const nonce = randomBytes(16).toString('base64')
    const isPartial = hasSeveralMaps(request.headers['user-agent'])
    const mapped = mappedApps(resolution, found?.route.owner, isPartial)
    const later = isPartial ? laterFiles(host, ownPageOf(found), locale) : NONE
    const shell = { ...shellOf(host, { ...visit, resolution, local }), locale, mapped, later }
    const pageFiles = filesOfPage({ ...shell, path })
    const endHints = hintEarly(request, response, config, pageFiles)
    const view = { ...shell, route: found?.route, path, search, facts: shellFacts(shell) }
    const [{ head, isMissing }, firstView] = await Promise.all([
      findHead(config, answersOf, { found, resolution, locale }),
      // The server has no half of a version of another machine.
      isLocal ? undefined : firstViews.viewOf(view),
    ])
    endHints()
    if (firstView && !firstView.isFrame) config.observeDraw?.(drawnView(firstView))
    // The page may belong to a remote of the visitor's machine, whose routes only the browser learns.
    // Search engines drop an address at 404 and retry at 503, so the pages of a failing app stay indexed.
    const status = !isMissing || isLocal ? 200 : knownRoutes.mayFail(path, resolution, registry) ? 503 : 404
    const body = pageHtml({
      ...shell,
      files: pageFiles,
      firstView,
      isMissing: status === 404,
      isAnswered: found !== undefined,
      path,
      nonce,
      head: { ...head, isIndexed: head.isIndexed && config.isIndexed },
      bootScript: files.bootScriptOf(host),
      ...site,
    })
    await send(request, response, {
      status,
      type: 'text/html; charset=utf-8',
      body,
      headers: {
        ...pageHeaders(nonce, config, localOrigins),
        ...(firstView && !firstView.isFrame && { 'Server-Timing': serverTiming(firstView) }),
        ...(visit.toSet.length > 0 && { 'Set-Cookie': visit.toSet as unknown as string }), // Node accepts a list here
      },
    })
  }

  return {
    servePage,
    serveNoBlog: plain.serveNoBlog,
    serveNoSignIn: plain.serveNoSignIn,
    /** Loads the server halves of the public pages, makes their frames, and compares releases with earlier ones, in advance. */
    prepare(resolution: Resolution): void {
      firstViews.prepare(resolution)
      prepareFrames(files.registry())
      compare(Object.values(resolution.apps).map(({ release }) => release))
    },
    /** Drops what a change concerns. */
    forget(changed: ChangedPages): void {
      if (changed === 'none') return
      const flat = changed === 'all' ? undefined : changed.flat
      answersOf.clear(flat)
      firstViews.clear(flat)
    },
    close: firstViews.close,
  }
}

/**
 * Makes the frames of the open pages for visitors without canary and overrides, one after the other, as soon as a registry is seen
 * first.
 */
function framesAhead(
  firstViews: ReturnType<typeof createFirstViews>,
  shellNow: () => Omit<ShellFacts, 'locale' | 'mapped' | 'later'> | undefined,
): (registry: Registry) => void {
  let prepared: Registry | undefined

  async function makeFrames(): Promise<void> {
    const now = shellNow()
    if (!now) return
    const open = routesOf(now.resolution).filter(({ access }) => access === 'open')
    for (const locale of LOCALES) {
      const shell = { ...now, locale, mapped: [], later: NONE }
      const view = { ...shell, facts: shellFacts(shell), search: '' }
      for (const route of open) await firstViews.prepareFrame({ ...view, route, path: route.path })
    }
  }

  return (registry) => {
    if (registry === prepared) return
    prepared = registry
    makeFrames().catch(() => undefined) // a page that needs its frame says why there is none
  }
}

/** The host's own page at an address. */
function ownPageOf(found: Match<OwnedRoute> | undefined): string | undefined {
  return found?.route.owner === HOST ? found.route.page : undefined
}

function drawnView({ isCached, timing }: FirstView): DrawnView {
  return { outcome: isCached ? 'cached' : 'drawn', seconds: timing.draw / 1000 }
}

/** How long the parts of the answer took, for the browser's developer tools. */
function serverTiming({ isCached, timing }: FirstView): string {
  if (isCached) return 'cache;desc="drawn before"'
  return `ask;dur=${timing.ask.toFixed(1)}, draw;dur=${timing.draw.toFixed(1)}`
}

/** Names style sheets and font in a 103 answer (RFC 8297) while the page is made, from HTTP/1.1 on. To be called when it is there. */
function hintEarly(
  request: IncomingMessage,
  response: ServerResponse,
  { hintsEarly }: Pick<GatewayConfig, 'hintsEarly'>,
  { preloads, fonts }: PageFiles,
): () => void {
  if (!hintsEarly || request.httpVersion === '1.0') return () => undefined
  const styles = preloads.filter(({ kind }) => kind === 'style')
  const link = [
    ...styles.map(
      ({ url, integrity }) => `<${url}>; rel=preload; as=style; crossorigin; integrity="${integrity}"`,
    ),
    ...fonts.map(({ url }) => `<${url}>; rel=preload; as=font; type="font/woff2"; crossorigin`),
  ]

  // What is drawn already is answered before the next turn of the event loop.
  const turn = setImmediate(() => {
    if (!response.headersSent) response.writeEarlyHints({ link })
  })
  return () => clearImmediate(turn)
}

/** Remembers the routes of each app, for the time in which no version of it can be served. */
export function createKnownRoutes({ readableReleaseOf }: Pick<RegistryFiles, 'readableReleaseOf'>) {
  const routes = new Map<string, readonly Route[]>()

  /** The newest readable release; an incompatible version still names its routes. */
  function lastReadable(name: string, registry: Registry): Release | undefined {
    for (const pinned of registry.versions[name]?.toReversed() ?? []) {
      const release = readableReleaseOf(name, pinned)
      if (!('problem' in release)) return release
    }
    return undefined
  }

  return {
    /** Records the routes of all apps that are served. */
    learn({ apps }: Resolution): void {
      for (const { release, source } of Object.values(apps)) {
        // A visitor's override says nothing about the site of the others.
        if (source !== 'override') routes.set(release.name, release.routes)
      }
    },
    /** Whether an address that no served app answers may be one of an app that cannot be served. */
    mayFail: (path: string, { failed }: Resolution, registry: Registry): boolean =>
      Object.keys(failed).some((name) => {
        const known = routes.get(name) ?? lastReadable(name, registry)?.routes
        // An app of which nothing can be read may own any address.
        return !known || match(path, known) !== undefined
      }),
  }
}
