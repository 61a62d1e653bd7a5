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
  routesOf,
} from '@domizil/federation'
import type { DrawnView, GatewayConfig } from '../gateway-config.ts'
import type { PublicAnswers } from '../public-answers.ts'
import type { RegistryFiles } from '../registry-files.ts'
import { send } from '../send.ts'
import { hintEarly } from './early-hints.ts'
import { findHead } from './head/find-head.ts'
import { hasSeveralMaps } from './has-several-maps.ts'
import { createKnownRoutes } from './known-routes.ts'
import type { FirstView, FirstViews } from './first-view/first-views.ts'
import { filesOfPage } from './page-files.ts'
import { pageHtml, shellFacts, type ShellFacts } from './page-html.ts'
import { createPlainPages, pageHeaders } from './serve-plain.ts'
import { createVisits, type Visit } from './visit.ts'

const NONE: ReadonlySet<string> = new Set()

/** What pages are made of, beside the registry's files. */
interface MadePages {
  readonly firstViews: FirstViews
  readonly answersOf: PublicAnswers
  readonly unchangedOf: ShellFacts['unchangedOf']
}

/** Answers a page's address with its HTML, or with a plain page that says why there is none. */
export function createPageServer(config: GatewayConfig, files: RegistryFiles, made: MadePages) {
  const { firstViews, answersOf, unchangedOf } = made
  const knownRoutes = createKnownRoutes(files)
  const plain = createPlainPages(config)
  const visitOf = createVisits(config, files)
  const shellOf = settingsOf(config, unchangedOf)
  let prepared: Registry | undefined

  /** Makes the frames of the open pages for visitors without canary and overrides, one after the other. */
  async function makeFrames(): Promise<void> {
    const visit = visitOf({ url: '/', headers: {} } as IncomingMessage)
    const host = visit.resolution.apps[HOST]?.release
    if (!host) return
    const open = routesOf(visit.resolution).filter(({ access }) => access === 'open')
    for (const locale of LOCALES) {
      const shell = { ...shellOf(host, visit), locale, mapped: [], later: NONE }
      const facts = shellFacts(shell)
      for (const route of open)
        await firstViews.prepareFrame({ ...shell, facts, route, path: route.path, search: '' })
    }
  }

  /** Makes the frames as soon as a registry is seen first. */
  function prepareFrames(registry: Registry): void {
    if (registry === prepared) return
    prepared = registry
    makeFrames().catch(() => undefined) // a page that needs its frame says why there is none
  }

  async function servePage(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { search, path, locale, registry, resolution, local, refusal, ...visit } = visitOf(request)
    if (refusal) return plain.serveRefused(request, response, locale, refusal)
    const localOrigins = [...new Set(Object.values(local))]
    const isLocal = localOrigins.length > 0
    if (!isLocal) knownRoutes.learn(resolution)
    const host = resolution.apps[HOST]?.release
    if (!host) return plain.serveUnavailable(request, response, locale, resolution)

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
    const mayFail = () => knownRoutes.mayFail(path, resolution, registry)
    const status = !isMissing || isLocal ? 200 : mayFail() ? 503 : 404
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
      publicUrl: config.publicUrl,
      productName: config.productName,
      reloadsOnChange: config.reloadsOnChange,
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
    prepare: () => prepareFrames(files.registry()),
  }
}

/** The settings that every page of a visit passes to the shell, but the language and the apps in the import map. */
function settingsOf(config: GatewayConfig, unchangedOf: ShellFacts['unchangedOf']) {
  const { publicConfig, channel } = config
  return (
    host: Release,
    { resolution, versions, trials, local }: Pick<Visit, 'resolution' | 'versions' | 'trials' | 'local'>,
  ): Omit<ShellFacts, 'locale' | 'mapped' | 'later'> => {
    const isDemoLoading = config.demoState?.() === 'loading'
    return { host, resolution, publicConfig, versions, channel, trials, unchangedOf, local, isDemoLoading }
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
