import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { HOST, type Release, type Resolution, resolve } from '@domizil/federation'
import { createUseMarks } from '@domizil/federation/version-use'
import { damagedFilesOf, openRegistryFiles } from './registry-files.ts'
import { createReportMarks } from './failure-reports.ts'
import type { GatewayConfig, Upstream } from './gateway-config.ts'
import { serveHealth } from './health.ts'
import {
  askedHost,
  beforeEnd,
  cutHeaders,
  identify,
  redirectToPublic,
  watchAnswer,
  watchForProxy,
} from './incoming-request.ts'
import { changedPages } from './page/changed-pages.ts'
import { createPages } from './page/serve-page.ts'
import { sendError } from './send.ts'
import { createTexts, type Serve } from './serve-texts.ts'
import { createStaticFiles } from './static-files.ts'
import { createTileServer } from './street-map/serve-tiles.ts'

/** Files of the shell with fixed addresses, and the content security policy of each. */
const FIXED_FILES = new Map([
  ['/favicon.svg', "default-src 'none'"],
  // Shown on other sites beside links to our pages.
  ['/share.png', "default-src 'none'"],
  // Framed by our own pages, for the silent sign-in.
  ['/silent-check-sso.html', "default-src 'none'; script-src 'self'; frame-ancestors 'self'"],
  ['/silent-check-sso.js', "default-src 'none'"],
])

/** The site's single origin: pages, files, backend, identity and blog. Rejected requests are answered, never thrown. */
export function createGateway(config: GatewayConfig): Upstream {
  const files = openRegistryFiles(config.registryFolder, config)
  const staticFiles = createStaticFiles(files, createUseMarks(config.registryFolder), config.log)
  const markReport = createReportMarks(config, files)
  const pages = createPages(config, files)
  const textServerOf = createTexts(config, files)
  const tileServerOf = createTileServer(config.map, config.log)
  const lookForProxy = watchForProxy(config)
  const { host: publicHost, protocol } = new URL(config.publicUrl)

  /** A failing request must not end the process that serves all others. */
  function handle(request: IncomingMessage, response: ServerResponse): void {
    try {
      cutHeaders(request)
      const id = identify(request, response, config.trustsProxy)
      const { observe } = config
      const { url = '' } = request
      if (observe) watchAnswer(request, response, id, { observe, routeOf: () => routeOf(url) })
      lookForProxy(request)
      route(request, response)
    } catch (error) {
      // Without query and hash: they may contain an authorization code.
      config.log(`the request ${request.url?.replace(/[?#].*/s, '')} failed: ${messageOf(error)}`)
      sendError(response, 500, 'REQUEST_FAILED', 'The request could not be answered. Please try again.')
    }
  }

  function route(request: IncomingMessage, response: ServerResponse): void {
    const target = targetOf(request)
    if (!target) return sendError(response, 400, 'MALFORMED_ADDRESS', 'This address cannot be read.')
    const { pathname, search } = target

    markReport(request)
    if (isBelow(pathname, '/api')) {
      beforeEnd(response, () => pages.forget(changedPages(request.method ?? '', pathname, response)))
      return config.api.handle(request, response)
    }
    if (pathname === COOKIE_CHECK) return sendCookieCheck(response)
    const isSignIn = isBelow(pathname, '/auth')
    if (isSignIn && !isReadAway(config, request)) return config.identity.handle(request, response)
    if (isBelow(pathname, '/registry') && config.registry) return config.registry.handle(request, response)
    if (isBelow(pathname, '/blog') && config.blog) return config.blog.handle(request, response)

    for (const [name, value] of Object.entries(securityHeaders(protocol))) response.setHeader(name, value)
    if (isSignIn) return answer(pages.serveNoSignIn, request, response)
    if (isBelow(pathname, '/health')) return serveHealth(pathname, response, config, healthParts)
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD')
      return sendError(response, 405, 'METHOD_NOT_ALLOWED', 'This address can only be read.')
    }
    const text = textServerOf(pathname) ?? tileServerOf(pathname)
    if (text) return answer(text, request, response)
    if (isBelow(pathname, '/remotes')) return staticFiles.handle(request, response)
    if (FIXED_FILES.has(pathname)) return serveFixed(pathname, request, response)
    if (askedHost(request, config.trustsProxy) !== publicHost) {
      return redirectToPublic(request, response, { ...config, target: pathname + search })
    }

    answer(isBelow(pathname, '/blog') ? pages.serveNoBlog : pages.servePage, request, response)
  }

  function answer(serve: Serve, request: IncomingMessage, response: ServerResponse): void {
    serve(request, response).catch((error: unknown) => {
      config.log(`the page ${request.url} failed: ${messageOf(error)}`)
      sendError(response, 500, 'PAGE_FAILED', 'The page could not be made. Please try again.')
    })
  }

  function serveFixed(pathname: string, request: IncomingMessage, response: ServerResponse): void {
    const version = servedHost()?.version ?? ''
    response.setHeader('Content-Security-Policy', FIXED_FILES.get(pathname) ?? '')
    staticFiles.serveAs({ name: HOST, version, file: `public${pathname}` }, request, response)
  }

  /** The versions for a visitor without canary and overrides. */
  function served(): Resolution {
    return resolve(files.registry(), { channel: config.channel }, files.releaseOf)
  }

  function servedHost(): Release | undefined {
    return served().apps[HOST]?.release
  }

  const healthParts = {
    isReady: () => servedHost() !== undefined,
    damaged: () => damagedFilesOf(files, [config.channel]),
  }

  // Reported at the start, not at the first visit.
  damagedFilesOf(files, [config.channel])
  pages.prepare(served())

  return { handle, close: () => closeAll(config, pages) }
}

async function closeAll(
  { api, identity, blog, map, registry }: GatewayConfig,
  pages: ReturnType<typeof createPages>,
): Promise<void> {
  await Promise.all([pages, api, identity, blog, map, registry].map(async (part) => part?.close()))
}

/** Whether the identity service cannot be reached and the request is a navigation, whose response a person reads: no fetch and no hidden frame. */
function isReadAway({ identity }: GatewayConfig, { method, headers }: IncomingMessage): boolean {
  if (!identity.isAway?.()) return false

  const into = headers['sec-fetch-dest'] ?? 'document'
  return method === 'GET' && into === 'document' && (headers.accept ?? '').includes('text/html')
}

/** The security headers of the gateway's own answers. A page adds its content security policy. */
function securityHeaders(protocol: string): Record<string, string> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    // Handlers of `unload`, also of others' scripts, would keep pages out of the back/forward cache.
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(self), payment=(), unload=()',
    ...(protocol === 'https:' && { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' }),
  }
}

/** Only paths: an absolute or scheme-relative target must not select another host. */
function targetOf({ url = '/' }: IncomingMessage): URL | undefined {
  return url.startsWith('/') && URL.canParse(`http://gateway${url}`)
    ? new URL(`http://gateway${url}`)
    : undefined
}

function isBelow(pathname: string, prefix: string): boolean {
  return pathname === prefix || pathname.startsWith(`${prefix}/`)
}

/** The part of the site that an address belongs to. */
function routeOf(url: string): string {
  const path = url.replace(/[?#].*/s, '')
  const [first] = /^\/(api|auth|registry|blog|remotes|health)(?=\/|$)/.exec(path) ?? []
  return first ?? (/\.\w+$/.test(path) ? 'file' : 'page')
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

/** What keycloak-js frames before it starts, to learn whether the cookies of another site reach it. */
const COOKIE_CHECK = '/auth/realms/domizil/protocol/openid-connect/3p-cookies/step1.html'

const SCRIPT = "parent.postMessage('supported', location.origin)"
const PAGE = `<!doctype html><meta charset="utf-8"><title>Cookies</title><script type="module">${SCRIPT}</script>`
const POLICY = `default-src 'none'; script-src 'sha256-${createHash('sha256').update(SCRIPT).digest('base64')}'; frame-ancestors 'self'`

/** Answers for the identity service: Keycloak's own answer leads the frame on, and a visitor had to go back twice to leave. */
function sendCookieCheck(response: ServerResponse): void {
  response.writeHead(200, {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': POLICY,
    'Cache-Control': 'no-cache',
    'X-Content-Type-Options': 'nosniff',
  })
  response.end(PAGE)
}
