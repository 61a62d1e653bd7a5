import type { PageContext } from '../page-context.ts'
import { contentSecurityPolicy, makeNonce } from '../pages/send-page.ts'

/** Answers with an invisible page for a frame of keycloak-js: a single script, for our own origin only. */
export function sendFrame(ctx: PageContext, title: string, script: string): void {
  const nonce = makeNonce()

  ctx.type = 'html'
  ctx.set('Cache-Control', 'no-store')
  ctx.set('Content-Security-Policy', contentSecurityPolicy(nonce, "'self'"))
  ctx.body = `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title>
<script type="module" nonce="${nonce}">${script}</script></html>`
}
