import { ACCOUNTS_CLIENT_ID, OIDC_PATH, REALM } from '../names.ts'
import type { Accounts } from '../accounts/accounts.ts'

/** A Keycloak with the realm file of this package. */
export interface KeycloakConfig {
  /** Where the backend reaches it, such as `http://keycloak:8080`. */
  url: string
  /** Of the client `domizil-accounts`. */
  secret: string
}

const TIMEOUT_MS = 10_000

/** Keycloak did not do as it was asked. The message names no person. */
export class KeycloakError extends Error {
  override readonly name = 'KeycloakError'
}

/**
 * The accounts that a Keycloak keeps, as far as the marketplace may touch them: by Keycloak's admin API, in the name of a
 * client that may do nothing but look after the people of the realm.
 *
 * `remove` throws {KeycloakError} where Keycloak is out of reach or refuses; it may be asked again.
 */
export function createKeycloakAccounts({ url, secret }: KeycloakConfig): Pick<Accounts, 'remove'> {
  const base = `${url}/auth`

  async function signIn(): Promise<string> {
    const answer = await ask(`${base}/realms/${REALM}${OIDC_PATH}/token`, {
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
      const { ok, status } = await ask(`${base}/admin/realms/${REALM}/users/${encodeURIComponent(id)}`, {
        method: 'DELETE',
        headers: { authorization: `Bearer ${await signIn()}` },
      })

      const isGone = status === 404
      if (!ok && !isGone) throw new KeycloakError(`An account was not removed: answered ${status}`)
    },
  }
}

async function ask(address: string, request: RequestInit): Promise<Response> {
  try {
    return await fetch(address, { ...request, redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) })
  } catch (cause) {
    throw new KeycloakError('No answer', { cause })
  }
}
