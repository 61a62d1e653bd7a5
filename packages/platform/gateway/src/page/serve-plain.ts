import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { chooseLocale, type Locale, LOCALE_COOKIE, localePath } from '@domizil/domain'
import { acceptedLocale } from '@domizil/domain/accepted-locale'
import { HOST, problemSentences, type Resolution } from '@domizil/federation'
import { readCookies } from '../cookies.ts'
import type { GatewayConfig, Origins } from '../gateway-config.ts'
import { send } from '../send.ts'
import { escapeHtml } from './escape.ts'
import { TEXTS } from './texts.ts'

interface PlainPage {
  readonly status: number
  readonly locale: Locale
  readonly title: string
  readonly text: string
}

/** Answers with pages that need neither shell nor scripts. */
export function createPlainPages(config: GatewayConfig) {
  async function serve(request: IncomingMessage, response: ServerResponse, page: PlainPage): Promise<void> {
    const nonce = randomBytes(16).toString('base64')
    const body = plainPageHtml(page, nonce, config.productName)
    const headers = pageHeaders(nonce, config)
    await send(request, response, { status: page.status, type: 'text/html; charset=utf-8', body, headers })
  }

  /** A page about something that is not there, in the language of the visitor. */
  function notice(status: number, title: 'noBlogTitle' | 'unavailableTitle', text: 'noBlog' | 'noSignIn') {
    return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
      const cookie = readCookies(request.headers.cookie)[LOCALE_COOKIE]
      const locale = chooseLocale({ prefix: undefined, cookie, accepted: acceptedBy(request) })
      const { [title]: named, [text]: said } = TEXTS[locale]
      await serve(request, response, { status, locale, title: named, text: said })
    }
  }

  return {
    serve,
    serveNoBlog: notice(200, 'noBlogTitle', 'noBlog'),
    serveNoSignIn: notice(503, 'unavailableTitle', 'noSignIn'),
    unavailable(locale: Locale, { failed }: Resolution): PlainPage {
      config.log(`no shell can be served: ${problemSentences(failed[HOST] ?? [{ code: 'NOT_IN_REGISTRY' }])}`)
      const { unavailableTitle: title, unavailable: text } = TEXTS[locale]
      return { status: 503, locale, title, text }
    },
    /** Instead of remotes from the visitor's machine: where and how they can be seen. */
    refused(locale: Locale, refusal: 'channel' | 'address' | 'browser'): PlainPage {
      const { refusedTitle: title, refused } = TEXTS[locale]
      return { status: 403, locale, title, text: refused[refusal] }
    },
  }
}

/** A page without scripts and shell: for when none can be served. */
function plainPageHtml({ locale, title, text }: PlainPage, nonce: string, productName: string): string {
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<title>${escapeHtml(title)} | ${escapeHtml(productName)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<style nonce="${nonce}">
body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: #faf8f6; color: #241c1e;
  font: 16px/1.6 system-ui, sans-serif }
main { max-width: 34rem; padding: 2rem }
a { color: #8b1e2d }
</style>
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(text)}</p>
<p><a href="${localePath(locale, '/')}">${escapeHtml(TEXTS[locale].home)}</a></p>
</main>
</body>
</html>
`
}

/** The headers of every page. */
export function pageHeaders(
  nonce: string,
  { otherOrigins }: GatewayConfig,
  localOrigins: readonly string[] = [],
): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(nonce, otherOrigins, localOrigins),
    // No page holds data of an account. `no-store` would keep browsers from restoring pages at Back.
    'Cache-Control': 'private, no-cache',
    Vary: 'Cookie, Accept-Language, Accept-Encoding',
  }
}

/** The content security policy of a page: our own files, and inline code only with the page's nonce. */
export function contentSecurityPolicy(
  nonce: string,
  otherOrigins: Origins,
  localOrigins: readonly string[] = [],
): string {
  return [
    "default-src 'self'",
    [`script-src 'self' 'nonce-${nonce}'`, ...otherOrigins.scripts, ...localOrigins].join(' '),
    [`style-src 'self' 'nonce-${nonce}'`, ...otherOrigins.styles, ...localOrigins].join(' '),
    ["img-src 'self' data: blob:", ...otherOrigins.images, ...localOrigins].join(' '),
    ["font-src 'self'", ...otherOrigins.fonts, ...localOrigins].join(' '),
    ["connect-src 'self'", ...otherOrigins.connections, ...localOrigins].join(' '),
    "frame-src 'self'",
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** The language that the browser prefers, if it is one of ours. */
export function acceptedBy({ headers }: IncomingMessage): Locale | undefined {
  return acceptedLocale(headers['accept-language'])
}
