import type Provider from 'oidc-provider'
import { SESSION_MAX_S } from './lifetimes.ts'
import type { PageContext } from './page-context.ts'
import type { IdentityUrls } from './urls.ts'

const COOKIE = 'AUTH_RETURN_TO'
/** Browsers take cookies of 4 KB with name and attributes. */
const MAX_LENGTH = 2_000

/**
 * Keeps the page of the site that a sign-in or registration began at, for pages of it that have expired: by then its interaction
 * is gone. Of several at once the last one counts.
 */
export function keepReturnAddress(provider: Provider, urls: IdentityUrls): void {
  provider.on('interaction.started', (ctx) => {
    const address = addressOn(urls, ctx.get('referer'))
    if (!address) return
    ctx.cookies.set(COOKIE, encodeURIComponent(address), {
      path: `${urls.mount}/`,
      maxAge: SESSION_MAX_S * 1000,
      httpOnly: true,
      sameSite: 'lax',
      signed: false,
      overwrite: true,
    })
  })
}

/** The address on the site that this browser last came from; undefined if it is not known. */
export function returnAddress(ctx: PageContext, urls: Pick<IdentityUrls, 'origin'>): string | undefined {
  try {
    return addressOn(urls, decodeURIComponent(ctx.cookies.get(COOKIE, { signed: false }) ?? ''))
  } catch {
    return undefined // no encoded text
  }
}

/** Only pages of the site itself: neither other origins, nor pages of this service. */
function addressOn({ origin }: Pick<IdentityUrls, 'origin'>, text: string): string | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url?.origin !== origin || url.username || url.password || /^\/+auth(?:\/|$)/.test(url.pathname))
    return undefined
  const address = origin + url.pathname + url.search
  return address.length > MAX_LENGTH ? undefined : address
}
