import { ACCOUNTS_CLIENT_ID, OIDC_PATH, REALM } from '../names.ts'
import type { Accounts } from '../accounts/accounts.ts'
import { askKeycloak } from './ask-keycloak.ts'
import { KeycloakError } from './keycloak-error.ts'

/** A Keycloak with the realm file of this package. */
export interface KeycloakConfig {
  /** Its address for the backend, such as `http://keycloak:8080`. */
  url: string
  /** Of the client `domizil-accounts`. */
  secret: string
}

/**
 * The accounts of a Keycloak, through its admin API and a client that may only manage the realm's users.
 * `remove` throws {KeycloakError} if Keycloak is unreachable or refuses; it can be retried.
 */
export function createKeycloakAccounts({ url, secret }: KeycloakConfig): Pick<Accounts, 'remove'> {
  const base = `${url}/auth`

  async function signIn(): Promise<string> {
    const answer = await askKeycloak(`${base}/realms/${REALM}${OIDC_PATH}/token`, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'client_credentials',
        client_id: ACCOUNTS_CLIENT_ID,
        client_secret: secret,
      }),
    })
    if (!answer.ok) throw new KeycloakError(`No token for ${ACCOUNTS_CLIENT_ID}: answered ${answer.status}`)

    const { access_token: token } = (await answer.json()) as { access_token: string }
    return token
  }

  return {
    async remove(id) {
      const { ok, status } = await askKeycloak(
        `${base}/admin/realms/${REALM}/users/${encodeURIComponent(id)}`,
        {
          method: 'DELETE',
          headers: { authorization: `Bearer ${await signIn()}` },
        },
      )

      const isGone = status === 404
      if (!ok && !isGone) throw new KeycloakError(`An account was not removed: answered ${status}`)
    },
  }
}
