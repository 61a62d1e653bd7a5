import type { Locale } from '@domizil/domain'
import { DEFAULT_LOCALE } from '@domizil/domain'
import { OIDC_PATH, REALM } from './names.ts'

/** Every address of the identity service. All come from the configured public URL, none from a request. */
export interface Places {
  readonly publicUrl: URL
  readonly origin: string
  /** The path below which everything is served: `/auth/realms/domizil`. */
  readonly mount: `/auth/${string}`
  /** The protocol's paths, below the mount. */
  readonly oidc: string
  readonly issuer: string
  readonly account: string
  /** The only addresses to which a signed-in visitor is sent back. */
  readonly redirectUris: readonly string[]
  /** The only addresses to which a signed-out visitor is sent back. */
  readonly logoutUris: readonly string[]
  home(locale: Locale): string
}

/** Derives all addresses from the public one. */
export function placesOf(publicUrl: string): Places {
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
    home: (locale) => `${origin}/${locale === DEFAULT_LOCALE ? '' : locale}`,
  }
}
