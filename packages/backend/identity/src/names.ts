/** Names shared by the embedded provider, Keycloak's realm file, the API and the browser. */
export const REALM = 'domizil'

/** The public client of the site. */
export const CLIENT_ID = 'domizil-web'

/** The audience of access tokens. */
export const AUDIENCE = 'domizil-api'

/** The public client of terminals, where people who ship remotes sign in by the device flow. */
export const TERMINAL_CLIENT_ID = 'domizil-cli'

/** The audience of its access tokens: the API refuses them, and the registry those of the site. */
export const REGISTRY_AUDIENCE = 'domizil-registry'

/** The realm role of administrators. */
export const ADMIN_ROLE = 'domizil_admin'

/** The role of every account, in Keycloak's notation. */
export const DEFAULT_ROLE = `default-roles-${REALM}`

/** The client of the account page: it gets no tokens, only a signed-in session. */
export const ACCOUNT_CLIENT_ID = 'account'

/**
 * The client by which the backend closes accounts. It exists in Keycloak only: embedded accounts are closed directly.
 */
export const ACCOUNTS_CLIENT_ID = 'domizil-accounts'

/** Keycloak's prefix of the protocol's paths, below the realm. */
export const OIDC_PATH = '/protocol/openid-connect'
