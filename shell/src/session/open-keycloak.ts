import { loadChunk } from '@domizil/federation/loading'
import type Keycloak from 'keycloak-js'

export interface OpenKeycloakOptions {
  /** Loads keycloak-js after the first paint, so that no page waits for it. */
  loadKeycloak(): Promise<typeof Keycloak>
  /** The time-out of loading it. */
  loadTimeoutMs: number
  /** How long the identity service may take for each of its answers. */
  answerMs: number
}

/** keycloak-js waits for three answers in turn (cookie check, state of the session, silent sign-in), and limits the time of the first only. */
const ANSWERS = 3

/**
 * Creates a client and initializes it with a silent check. A new one each time: a client cannot be initialized twice.
 */
export async function openKeycloak({ loadKeycloak, loadTimeoutMs, answerMs }: OpenKeycloakOptions) {
  const { origin, protocol } = window.location
  const Client = await loadChunk('keycloak', loadKeycloak, loadTimeoutMs)
  const keycloak = new Client({ url: `${origin}/auth`, realm: 'domizil', clientId: 'domizil-web' })

  const checked = keycloak.init({
    onLoad: 'check-sso',
    pkceMethod: 'S256',
    silentCheckSsoRedirectUri: `${origin}/silent-check-sso.html`,
    checkLoginIframe: protocol === 'https:',
    messageReceiveTimeout: answerMs,
  })

  return { keycloak, isSignedIn: await answered(checked, ANSWERS * answerMs) }
}

/** @throws if it has not settled in time. */
async function answered<T>(check: Promise<T>, milliseconds: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`identity did not answer in ${milliseconds} ms`)), milliseconds)
  })
  return Promise.race([check, late]).finally(() => clearTimeout(timer))
}
