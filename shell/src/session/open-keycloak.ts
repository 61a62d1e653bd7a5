import { loadChunk } from '@domizil/federation/loading'
import type Keycloak from 'keycloak-js'

/** Keycloak's default of ten seconds is too long for learning that the visitor is signed out. */
const IFRAME_ANSWER_MS = 4_000

export interface OpenKeycloakOptions {
  /** Loads keycloak-js after the first paint, so that no page waits for it. */
  loadKeycloak(): Promise<typeof Keycloak>
  /** The time-out of loading it. */
  loadTimeoutMs: number
}

/**
 * Creates a client and initializes it with a silent check. A new one each time: a client cannot be initialized twice.
 */
export async function openKeycloak({ loadKeycloak, loadTimeoutMs }: OpenKeycloakOptions) {
  const { origin, protocol } = window.location
  const Client = await loadChunk('keycloak', loadKeycloak, loadTimeoutMs)
  const keycloak = new Client({ url: `${origin}/auth`, realm: 'domizil', clientId: 'domizil-web' })

  const isSignedIn = await keycloak.init({
    onLoad: 'check-sso',
    pkceMethod: 'S256',
    silentCheckSsoRedirectUri: `${origin}/silent-check-sso.html`,
    checkLoginIframe: protocol === 'https:',
    messageReceiveTimeout: IFRAME_ANSWER_MS,
  })

  return { keycloak, isSignedIn }
}
