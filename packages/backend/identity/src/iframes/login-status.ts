import { CLIENT_ID, OIDC_PATH } from '../names.ts'
import type { IdentityUrls } from '../urls.ts'
import { STATUS_COOKIE } from '../provider/status-cookie.ts'
import type { Route } from '../routes/route.ts'
import type { PageContext } from '../page-context.ts'
import { contentSecurityPolicy, makeNonce } from '../pages/send-page.ts'

const PATH = `${OIDC_PATH}/login-status-iframe.html`

/** Answers 'unchanged', 'changed' or 'error' to "<client id> <session id>", as Keycloak's frame does. */
const WATCH = `
let known
let isRefused = false

const cookieValue = () =>
  document.cookie.split(';').map((cookie) => cookie.trim().split('=')).find(([name]) => name === '${STATUS_COOKIE}')?.[1]

const hashOf = async (text) => {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  return btoa(String.fromCharCode(...bytes)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

const isKnown = async (clientId, origin) => {
  if (known || isRefused) return known === clientId + ' ' + origin
  const reply = await fetch(location.pathname + '/init?' + new URLSearchParams({ client_id: clientId, origin }))
  if (reply.ok) known = clientId + ' ' + origin
  else isRefused = true
  return reply.ok
}

const check = async (clientId, origin, sessionId) => {
  if ('hasStorageAccess' in document && !(await document.hasStorageAccess())) return 'error'
  if (!(await isKnown(clientId, origin))) return 'error'
  const cookie = cookieValue()
  if (!cookie) return sessionId === '' ? 'unchanged' : 'changed'
  return sessionId !== '' && (await hashOf(sessionId)) === cookie ? 'unchanged' : 'changed'
}

addEventListener('message', async ({ data, origin, source }) => {
  const words = typeof data === 'string' ? data.split(' ') : []
  if (words.length === 2) source.postMessage(await check(words[0], origin, words[1]), origin)
})`

/** The frame by which keycloak-js detects a sign-out in another tab, and the check of the origin that embeds it. */
export function loginStatusRoutes(urls: IdentityUrls): Route[] {
  return [
    { methods: ['GET'], path: PATH, answer: (ctx) => sendFrame(ctx, 'Sign-in status', WATCH) },
    {
      methods: ['GET'],
      path: `${PATH}/init`,
      answer: (ctx) => {
        const { client_id: clientId, origin } = ctx.query
        ctx.status = clientId === CLIENT_ID && origin === urls.origin ? 204 : 403
      },
    },
  ]
}

/** Answers with an invisible page for a frame of keycloak-js: a single script, for our own origin only. */
function sendFrame(ctx: PageContext, title: string, script: string): void {
  const nonce = makeNonce()

  ctx.type = 'html'
  ctx.set('Cache-Control', 'no-store')
  ctx.set('Content-Security-Policy', contentSecurityPolicy(nonce, "'self'"))
  ctx.body = `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title>
<script type="module" nonce="${nonce}">${script}</script></html>`
}
