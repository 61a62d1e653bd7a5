import type Keycloak from 'keycloak-js'

const TIMEOUT_MS = 15_000
const UNAUTHORIZED = 401

/**
 * Ends all sessions of the signed-in user by Keycloak's account API. Refresh tokens become invalid at once.
 *
 * @throws {Error} if the identity service is unreachable or refuses.
 */
export async function endAllSessions({ token = '' }: Pick<Keycloak, 'token'>): Promise<void> {
  const { ok, status } = await fetch('/auth/realms/domizil/account/sessions?current=true', {
    method: 'DELETE',
    // Without `accept` Keycloak answers with its account page.
    headers: { accept: 'application/json', authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })

  const hasEndedBefore = status === UNAUTHORIZED
  if (!ok && !hasEndedBefore) throw new Error(`The sessions were not ended: answered ${status}`)
}
