import type { Locale } from '@domizil/domain'
import { DEFAULT_LOCALE, localePath } from '@domizil/domain'
import type { PagePath } from '@domizil/links'
import { OIDC_PATH, REALM } from './names.ts'

/** The URLs of the identity service, derived from the configured public one, never from a request. */
export interface IdentityUrls {
  readonly publicUrl: URL
  readonly origin: string
  /** The path prefix of all endpoints: `/auth/realms/domizil`. */
  readonly mount: `/auth/${string}`
  /** The prefix of the protocol's paths. */
  readonly oidc: string
  readonly issuer: string
  readonly account: string
  /** The allowed redirect targets after a sign-in. */
  readonly redirectUris: readonly string[]
  /** The allowed redirect targets after a sign-out. */
  readonly logoutUris: readonly string[]
  home(locale: Locale): string
  /** A page of the site in a language. */
  page(path: PagePath, locale: Locale): string
}

/** Derives all URLs from the public one. */
export function identityUrls(publicUrl: string): IdentityUrls {
  const url = new URL(publicUrl)
  const { origin } = url
  const mount = `/auth/realms/${REALM}` as const
  const issuer = origin + mount

  return {
    publicUrl: url,
    origin,
    mount,
    oidc: mount + OIDC_PATH,
    issuer,
    account: `${issuer}/account`,
    redirectUris: [origin, `${origin}/`, `${origin}/silent-check-sso.html`],
    logoutUris: [origin, `${origin}/`],
    page: (path, locale) => origin + localePath(locale, path),
    home: (locale) => `${origin}/${locale === DEFAULT_LOCALE ? '' : locale}`,
  }
}
