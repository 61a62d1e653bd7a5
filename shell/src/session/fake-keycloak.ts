import type Keycloak from 'keycloak-js'
import type {
  KeycloakInitOptions,
  KeycloakLoginOptions,
  KeycloakLogoutOptions,
  KeycloakTokenParsed,
} from 'keycloak-js'

/** How the identity service stands in a test: whoever changes it changes what the next client meets. */
export class FakeIdentity {
  /** Who is signed in there, by the claims of the token. */
  claims: KeycloakTokenParsed | undefined
  /** What the silent check, or a renewal, fails with. */
  initFailure: Error | undefined
  renewalFailure: Error | undefined
  /** Seconds of life that the token has left. */
  life = 300
  renewals: number[] = []
  /** What the browser left for: "login de http://localhost/", "logout http://localhost/". */
  left: string[] = []
  inits: KeycloakInitOptions[] = []
}

/** The class that keycloak-js would hand out, for that identity service. */
export function keycloakOf(identity: FakeIdentity): typeof Keycloak {
  const leave = async (way: string) => void identity.left.push(way)

  class FakeKeycloak {
    token: string | undefined
    tokenParsed: KeycloakTokenParsed | undefined
    onAuthLogout?: () => void

    async init(options: KeycloakInitOptions) {
      identity.inits.push(options)
      if (identity.initFailure) throw identity.initFailure
      this.tokenParsed = identity.claims
      this.token = identity.claims && 'token-0'
      return identity.claims !== undefined
    }

    async updateToken(seconds: number) {
      identity.renewals.push(seconds)
      await Promise.resolve()
      if (identity.renewalFailure) throw identity.renewalFailure
      if (identity.life >= seconds) return false
      identity.life = 300
      this.token = `token-${identity.renewals.length}`
      return true
    }

    clearToken() {
      this.token = undefined
      this.onAuthLogout?.()
    }

    isTokenExpired = (seconds = 0) => identity.life < seconds
    login = ({ locale, redirectUri }: KeycloakLoginOptions) => leave(`login ${locale} ${redirectUri}`)
    register = ({ locale, redirectUri }: KeycloakLoginOptions) => leave(`register ${locale} ${redirectUri}`)
    logout = ({ redirectUri }: KeycloakLogoutOptions) => leave(`logout ${redirectUri}`)
  }

  return FakeKeycloak as unknown as typeof Keycloak // only what the session calls: the vendor's class has much more
}
