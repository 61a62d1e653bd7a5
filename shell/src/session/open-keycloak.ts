import { loadChunk } from '@domizil/federation/loading'
import type Keycloak from 'keycloak-js'

export interface OpenKeycloakOptions {
  /** Loads keycloak-js after the first paint, so that no page waits for it. */
  loadKeycloak(): Promise<typeof Keycloak>
  /** The time-out of loading it. */
  loadTimeoutMs: number
  /** How long the identity service may take to answer the silent check. */
  answerMs: number
}

/**
 * Creates a client and initializes it with a silent check. A new one each time: a client cannot be initialized twice.
 */
export async function openKeycloak({ loadKeycloak, loadTimeoutMs, answerMs }: OpenKeycloakOptions) {
  const { origin, protocol } = window.location
  const Client = await loadChunk('keycloak', loadKeycloak, loadTimeoutMs)
  const keycloak = new Client({ url: `${origin}/auth`, realm: 'domizil', clientId: 'domizil-web' })

  const isSignedIn = await keycloak.init({
    onLoad: 'check-sso',
    pkceMethod: 'S256',
    silentCheckSsoRedirectUri: `${origin}/silent-check-sso.html`,
    checkLoginIframe: protocol === 'https:',
    messageReceiveTimeout: answerMs,
  })

  return { keycloak, isSignedIn }
}
