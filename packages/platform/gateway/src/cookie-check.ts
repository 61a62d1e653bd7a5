import { createHash } from 'node:crypto'
import type { ServerResponse } from 'node:http'

/** What keycloak-js frames before it starts, to learn whether the cookies of another site reach it. */
export const COOKIE_CHECK = '/auth/realms/domizil/protocol/openid-connect/3p-cookies/step1.html'

const SCRIPT = "parent.postMessage('supported', location.origin)"
const PAGE = `<!doctype html><meta charset="utf-8"><title>Cookies</title><script type="module">${SCRIPT}</script>`
const POLICY = `default-src 'none'; script-src 'sha256-${createHash('sha256').update(SCRIPT).digest('base64')}'; frame-ancestors 'self'`

/**
 * Answers the check for the identity service, whose cookies are those of our own site. Keycloak's own answer leads the
 * frame on to a second page, and a visitor had to go back twice to leave ours.
 */
export function sendCookieCheck(response: ServerResponse): void {
  response.writeHead(200, {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': POLICY,
    'Cache-Control': 'no-cache',
    'X-Content-Type-Options': 'nosniff',
  })
  response.end(PAGE)
}
