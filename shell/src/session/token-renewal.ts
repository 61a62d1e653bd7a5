import type Keycloak from 'keycloak-js'

/** The interval of token checks, and the remaining lifetime that triggers a refresh (specification, section 9). */
const CHECK_EVERY_MS = 10_000
const RENEW_BELOW_SECONDS = 60

/** Renews the token of a client before it expires. */
export function createTokenRenewal(onFailure: () => void, onRenewed: (keycloak: Keycloak) => void) {
  let renewing: Promise<void> | undefined
  let timer: ReturnType<typeof setInterval> | undefined

  /** One refresh at a time: timer and calls share it. Never rejects: a failure signs out. */
  function renew(keycloak: Keycloak): Promise<void> {
    renewing ??= renewNow(keycloak).finally(() => (renewing = undefined))
    return renewing
  }

  async function renewNow(keycloak: Keycloak): Promise<void> {
    try {
      if (await keycloak.updateToken(RENEW_BELOW_SECONDS)) onRenewed(keycloak)
    } catch {
      clearInterval(timer)
      // keycloak-js keeps the token after a network failure; the specification requires a sign-out.
      keycloak.clearToken()
      onFailure()
    }
  }

  return {
    renew,
    start(keycloak: Keycloak): void {
      timer = setInterval(() => void renew(keycloak), CHECK_EVERY_MS)
    },
    stop: () => clearInterval(timer),
  }
}
