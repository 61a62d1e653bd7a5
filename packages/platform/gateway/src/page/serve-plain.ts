import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { chooseLocale, type Locale, LOCALE_COOKIE } from '@domizil/domain'
import { acceptedLocale } from '@domizil/domain/accepted-locale'
import { HOST, problemSentences, type Resolution } from '@domizil/federation'
import { readCookies } from '../cookies.ts'
import type { GatewayConfig } from '../gateway-config.ts'
import { send } from '../send.ts'
import { contentSecurityPolicy } from './content-security-policy.ts'
import { plainPageHtml } from './plain-page.ts'
import { TEXTS } from './texts.ts'

/** Answers with pages that need neither shell nor scripts. */
export function createPlainPages(config: GatewayConfig) {
  async function serveUnavailable(
    request: IncomingMessage,
    response: ServerResponse,
    locale: Locale,
    { failed }: Resolution,
  ): Promise<void> {
    config.log(`no shell can be served: ${problemSentences(failed[HOST] ?? [{ code: 'NOT_IN_REGISTRY' }])}`)
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

  /** A page about something that is not there, in the language of the visitor. */
  function notice(status: number, title: 'noBlogTitle' | 'unavailableTitle', text: 'noBlog' | 'noSignIn') {
    return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
      const cookie = readCookies(request.headers.cookie)[LOCALE_COOKIE]
      const locale = chooseLocale({ prefix: undefined, cookie, accepted: acceptedBy(request) })
      await servePlain(request, response, {
        status,
        locale,
        title: TEXTS[locale][title],
        text: TEXTS[locale][text],
      })
    }
  }

  /** A page instead of remotes from the visitor's machine, which says where and how they can be seen. */
  async function serveRefused(
    request: IncomingMessage,
    response: ServerResponse,
    locale: Locale,
    refusal: 'channel' | 'address' | 'browser',
  ): Promise<void> {
    const { refusedTitle: title, refused } = TEXTS[locale]
    await servePlain(request, response, { status: 403, locale, title, text: refused[refusal] })
  }

  return {
    serveUnavailable,
    serveNoBlog: notice(200, 'noBlogTitle', 'noBlog'),
    serveNoSignIn: notice(503, 'unavailableTitle', 'noSignIn'),
    serveRefused,
  }
}

/** The headers of every page. */
export function pageHeaders(
  nonce: string,
  { otherOrigins }: GatewayConfig,
  localOrigins: readonly string[] = [],
): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy({ nonce, otherOrigins, localOrigins }),
    // No page holds data of an account. `no-store` would keep browsers from restoring pages at Back.
    'Cache-Control': 'private, no-cache',
    Vary: 'Cookie, Accept-Language, Accept-Encoding',
  }
}

/** The language that the browser prefers, if it is one of ours. */
export function acceptedBy({ headers }: IncomingMessage): Locale | undefined {
  return acceptedLocale(headers['accept-language'])
}
