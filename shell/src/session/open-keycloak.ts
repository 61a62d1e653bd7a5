import { loadChunk } from '@domizil/federation/loading'
import type Keycloak from 'keycloak-js'

/** Keycloak's own default of ten seconds is long for somebody who only waits to be told "signed out". */
const IFRAME_ANSWER_MS = 4_000

export interface OpenKeycloakOptions {
  /** Fetches keycloak-js: after the first paint, so that no page waits for it. */
  loadKeycloak(): Promise<typeof Keycloak>
  /** How long that may take. */
  loadTimeoutMs: number
}

/** A client that knows whether somebody is signed in. A new one each time: none can be initialised twice. */
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
