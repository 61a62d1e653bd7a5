import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { chooseLocale, type Locale, LOCALE_COOKIE, splitLocale } from '@domizil/domain'
import { acceptedLocale } from '@domizil/domain/accepted-locale'
import { HOST, match, type Registry, type Resolution, resolve, routesOf } from '@domizil/federation'
import { readCookies } from '../cookies.ts'
import type { GatewayConfig } from '../gateway-config.ts'
import type { RegistryFiles } from '../registry-files.ts'
import { send } from '../send.ts'
import { readVisitor } from '../visitor.ts'
import { contentSecurityPolicy } from './content-security-policy.ts'
import { findHead } from './head/find-head.ts'
import { createKnownRoutes } from './known-routes.ts'
import { pageHtml } from './page-html.ts'
import { plainPageHtml } from './plain-page.ts'
import { TEXTS } from './texts.ts'

/** Answers a page's address with its HTML, or with a plain page that says why there is none. */
export function createPageServer(config: GatewayConfig, files: RegistryFiles) {
  const knownRoutes = createKnownRoutes(files)
  const isSecure = new URL(config.publicUrl).protocol === 'https:'

  async function servePage(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(`http://gateway${request.url ?? '/'}`)
    const cookies = readCookies(request.headers.cookie)
    const { prefix, path: route } = splitLocale(url.pathname)
    const locale = chooseLocale({ prefix, cookie: cookies[LOCALE_COOKIE], accepted: acceptedBy(request) })
    const registry = files.registry()
    const channel = registry.channels[config.channel]
    const hasCanary = Object.values(channel?.parts ?? {}).some(({ canary }) => canary)
    const { visitor, cookies: toSet } = readVisitor(
      { channel: config.channel, hasCanary, canChoose: channel?.overrides ?? false, isSecure },
      cookies,
      url.searchParams,
    )
    const resolution = resolve(registry, visitor, files.releaseOf)
    knownRoutes.learn(resolution)
    const host = resolution.apps[HOST]?.release
    if (!host) return serveUnavailable(request, response, locale, resolution)

    const found = match(route, routesOf(resolution))
    const { head, isMissing } = await findHead(config, { found, resolution, locale })
    const nonce = randomBytes(16).toString('base64')
    const body = pageHtml({
      host,
      resolution,
      locale,
      path: route,
      nonce,
      head: { ...head, isIndexed: head.isIndexed && config.isIndexed },
      bootScript: files.bootScriptOf(host),
      publicUrl: config.publicUrl,
      productName: config.productName,
      reloadsOnChange: config.reloadsOnChange,
      publicConfig: config.publicConfig,
      versions: channel?.overrides ? versionsOf(registry.versions) : null,
    })
    await send(request, response, {
      status: isMissing ? missingStatus(route, resolution, registry) : 200,
      type: 'text/html; charset=utf-8',
      body,
      headers: {
        ...pageHeaders(nonce, config),
        ...(toSet.length > 0 && { 'Set-Cookie': toSet as unknown as string }), // Node accepts a list here
      },
    })
  }

  /** Search engines drop an address at 404 and retry at 503, so the pages of a failing app stay indexed. */
  function missingStatus(route: string, resolution: Resolution, registry: Registry): number {
    return match(route, knownRoutes.ofFailed(resolution, registry)) ? 503 : 404
  }

  async function serveUnavailable(
    request: IncomingMessage,
    response: ServerResponse,
    locale: Locale,
    { failed }: Resolution,
  ): Promise<void> {
    config.log(`no shell can be served: ${failed[HOST] ?? 'the registry names none'}`)
    const { unavailableTitle: title, unavailable: text } = TEXTS[locale]
    await servePlain(request, response, { status: 503, locale, title, text })
  }

  async function servePlain(
    request: IncomingMessage,
    response: ServerResponse,
    { status, locale, title, text }: { status: number; locale: Locale; title: string; text: string },
  ): Promise<void> {
    const nonce = randomBytes(16).toString('base64')
    await send(request, response, {
      status,
      type: 'text/html; charset=utf-8',
      body: plainPageHtml({ locale, nonce, productName: config.productName, title, text }),
      headers: pageHeaders(nonce, config),
    })
  }

  async function serveNoBlog(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const cookie = readCookies(request.headers.cookie)[LOCALE_COOKIE]
    const locale = chooseLocale({ prefix: undefined, cookie, accepted: acceptedBy(request) })
    const { noBlogTitle: title, noBlog: text } = TEXTS[locale]
    await servePlain(request, response, { status: 200, locale, title, text })
  }

  return { servePage, serveNoBlog }
}

function pageHeaders(nonce: string, { otherOrigins }: GatewayConfig): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy({ nonce, otherOrigins }),
    'Cache-Control': 'no-store',
    Vary: 'Cookie, Accept-Language, Accept-Encoding',
  }
}

function acceptedBy({ headers }: IncomingMessage): Locale | undefined {
  return acceptedLocale(headers['accept-language'])
}

function versionsOf(
  versions: Readonly<Record<string, readonly { version: string }[]>>,
): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(versions).map(([name, all]) => [name, all.map(({ version }) => version)]),
  )
}
