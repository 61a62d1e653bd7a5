import { randomBytes } from 'node:crypto'
import type { PageContext } from '../page-context.ts'
import { returnAddress } from '../return-address.ts'
import { documentOf, type Page, type Site } from './layout.ts'

/** Allows only the styles and scripts with this response's nonce, and the icon of the site. */
export function contentSecurityPolicy(nonce: string, frameAncestors: "'none'" | "'self'"): string {
  return [
    "default-src 'none'",
    `style-src 'nonce-${nonce}'`,
    `script-src 'nonce-${nonce}'`,
    "connect-src 'self'",
    "font-src 'self'",
    "img-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${frameAncestors}`,
  ].join('; ')
}

export function makeNonce(): string {
  return randomBytes(16).toString('base64')
}

/** Sends a page: not cacheable, not embeddable. */
export function sendPage(ctx: PageContext, site: Site, page: Page): void {
  const nonce = makeNonce()

  ctx.status = page.status ?? 200
  ctx.type = 'html'
  ctx.set('Cache-Control', 'no-store')
  ctx.set('X-Frame-Options', 'DENY')
  ctx.set('Content-Security-Policy', contentSecurityPolicy(nonce, "'none'"))
  if (page.retryAfterS) ctx.set('Retry-After', String(page.retryAfterS))
  // A page that says what went wrong has its own way back.
  const back = isFailure(page) ? undefined : returnAddress(ctx, new URL(site.home(page.locale)))
  ctx.body = documentOf(site, page, { nonce, back }).text
}

function isFailure({ status = 200 }: Page): boolean {
  return status >= 400
}
