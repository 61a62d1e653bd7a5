/** The names on which the embedded provider, Keycloak's realm file, the API and the browser agree. */
export const REALM = 'domizil'

/** The public client of the site. */
export const CLIENT_ID = 'domizil-web'

/** Whom access tokens are for. */
export const AUDIENCE = 'domizil-api'

/** The realm role of administrators. */
export const ADMIN_ROLE = 'domizil_admin'

/** The role that every account has, named as Keycloak names it. */
export const DEFAULT_ROLE = `default-roles-${REALM}`

/** The client of the account page: it gets no tokens, only a signed-in session. */
export const ACCOUNT_CLIENT_ID = 'account'

/** The client by which the backend closes the accounts of people who leave. Only Keycloak knows it: the embedded accounts are ours. */
export const ACCOUNTS_CLIENT_ID = 'domizil-accounts'

/** Where Keycloak keeps the protocol's paths, below the realm. */
export const OIDC_PATH = '/protocol/openid-connect'
