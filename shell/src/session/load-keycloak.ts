import type Keycloak from 'keycloak-js'

/** Fetches keycloak-js: a chunk of its own, since no page waits for it. */
export async function loadKeycloak(): Promise<typeof Keycloak> {
  const { default: Client } = await import(/* webpackChunkName: "keycloak" */ 'keycloak-js')
  return Client
}
