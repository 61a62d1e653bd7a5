import type Keycloak from 'keycloak-js'
import type {
  KeycloakInitOptions,
  KeycloakLoginOptions,
  KeycloakLogoutOptions,
  KeycloakTokenParsed,
} from 'keycloak-js'

/** The identity service in a test: its state is seen by the next client. */
export class FakeIdentity {
  /** The token's claims of the signed-in user. */
  claims: KeycloakTokenParsed | undefined
  /** The error of the next silent check or token refresh. */
  initFailure: Error | undefined
  /** The longest that a silent check takes here: one that waits less fails. */
  answersAfterMs = 0
  /** Whether a proxy answers in its place: keycloak-js waits for a page that never speaks. */
  isAway = false
  renewalFailure: Error | undefined
  /** The remaining lifetime of the token in seconds. */
  life = 300
  renewals: number[] = []
  /** The navigations to the identity service: "login de http://localhost/", "logout http://localhost/". */
  left: string[] = []
  inits: KeycloakInitOptions[] = []
}

/** A replacement of the keycloak-js class for that identity service. */
export function keycloakOf(identity: FakeIdentity): typeof Keycloak {
  const leave = async (way: string) => void identity.left.push(way)

  class FakeKeycloak {
    token: string | undefined
    tokenParsed: KeycloakTokenParsed | undefined
    onAuthLogout?: () => void

    async init(options: KeycloakInitOptions) {
      identity.inits.push(options)
      if (identity.isAway) return new Promise<boolean>(() => undefined)
      if (identity.initFailure) throw identity.initFailure
      if (identity.answersAfterMs > (options.messageReceiveTimeout ?? 0)) throw new Error('Timeout')
      this.tokenParsed = identity.claims
      this.token = identity.claims && 'token-0'
      return identity.claims !== undefined
    }

    async updateToken(seconds: number) {
      identity.renewals.push(seconds)
      await Promise.resolve()
      if (identity.renewalFailure) throw identity.renewalFailure
      if (seconds >= 0 && identity.life >= seconds) return false
      identity.life = 300
      this.token = `token-${identity.renewals.length}`
      this.tokenParsed = identity.claims
      return true
    }

    clearToken() {
      this.token = undefined
      this.onAuthLogout?.()
    }

    isTokenExpired = (seconds = 0) => identity.life < seconds
    login = ({ locale, redirectUri, action }: KeycloakLoginOptions) =>
      leave(['login', locale, redirectUri, action].filter(Boolean).join(' '))
    register = ({ locale, redirectUri }: KeycloakLoginOptions) => leave(`register ${locale} ${redirectUri}`)
    logout = ({ redirectUri }: KeycloakLogoutOptions) => leave(`logout ${redirectUri}`)
  }

  return FakeKeycloak as unknown as typeof Keycloak // implements only the members that the session uses
}
